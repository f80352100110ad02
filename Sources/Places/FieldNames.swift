/// The names that columns and properties have in files as people make them, the surest first.
enum FieldNames {
  /// What a latitude and a longitude are looked for under, in words, for messages.
  static let coordinatesInWords = [
    "latitude, lat, y, Breitengrad, latitud, широта, 緯度, …",
    "longitude, lon, lng, long, x, Längengrad, longitud, долгота, 経度, …",
    "one column of both (coordinates, location, WKT, …)",
    "two columns of numbers within ±90 and ±180",
  ]

  /// Folded names of columns that hold both coordinates.
  static let pairs: Set<String> = Set(
    """
    coordinates coordinate coords coord latlng latlon latlong lnglat lonlat longlat xy location loc geo geopoint geolocation
    geoposition geopoint2d geocoordinates position pos gps gpscoordinates gpsposition point wkt geom geometry thegeom
    shape koordinaten koordinate standort coordonnées coordonnees geolocalisation coordenadas localización ubicación
    localização coordinate posizione coördinaten locatie koordinater koordinatit sijainti współrzędne souřadnice
    koordináták koordinate координаты координата местоположение συντεταγμένες 座標 坐标 位置 位置情報 緯度経度 经纬度
    經緯度 緯經度 좌표 위치 พิกัด tọađộ koordinat إحداثيات קואורדינטות निर्देशांक
    """.split { $0 == " " || $0 == "\n" }.map { FieldMeaning.key(String($0)) })

  /// Whether a name is one of a column of metres.
  static func isProjected(_ name: String) -> Bool {
    let key = FieldMeaning.key(name)
    return projected.contains(key)
      || FieldMeaning.words(of: name).contains { $0.utf8.count > 1 && projected.contains($0) }
  }

  private static let projected: Set<String> = Set(
    """
    easting northing eastings northings este norte utm utmx utmy utme utmn rechtswert hochwert rechts hoch
    coordenadax coordenaday coordenadautmx coordenadautmy xutm yutm xl93 yl93 lambert93 lambertx lamberty osgb osgbx
    osgby gridx gridy etrs89 epsg25832 epsg25833 e n x y xkoordinate ykoordinate xkoord ykoord
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What in the name of a column of both says that the longitude comes first, the latitude, or nothing.
  static func isLongitudeFirst(_ name: String) -> Bool? {
    let key = FieldMeaning.key(name)
    let longitudes = ["longitude", "lon", "lng", "経度", "經度", "经度", "经纬", "經緯", "долгота"]
    let latitudes = ["latitude", "lat", "緯度", "纬度", "緯経", "широта"]
    func first(_ words: [String]) -> String.Index? {
      words.compactMap { key.firstRange(of: FieldMeaning.key($0))?.lowerBound }.min()
    }
    if let x = first(longitudes) { return first(latitudes).map { x < $0 } ?? true }
    return first(latitudes) == nil ? nil : false
  }

  /// Whether a name, or a word of it, is that of a column of both coordinates.
  static func isPair(_ name: String) -> Bool {
    pairs.contains(FieldMeaning.key(name))
      || FieldMeaning.words(of: name).contains { $0.utf8.count > 3 && pairs.contains($0) }
  }

  /// By role: the folded name and its position.
  static let ranks: [[String: Int]] = PlaceRole.allCases.map { role in
    var ranks: [String: Int] = [:]
    for name in table(role).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let key = FieldMeaning.key(String(name))
      if ranks[key] == nil { ranks[key] = ranks.count }
    }
    return ranks
  }

  /// Endings of names in scripts that put no space between words.
  static let nameEndings = ["名称", "名稱", "名前", "店名", "駅名", "이름", "名"]

  private static func table(_ role: PlaceRole) -> String {
    switch role {
    case .latitude: latitude
    case .longitude: longitude
    case .name: name
    case .detail: detail
    case .color: color
    case .label: "marker-symbol marker-label pin-label map-label label-pin"
    case .id: "id @id uid uuid gid fid oid objectid osm_id place_id ID番号"
    }
  }

  private static let latitude = """
    latitude lat lati latitud latitudine breitengrad breite geobreite leveysaste leveyspiiri leveys breddgrad
    breddegrad bredde breedtegraad szélesség szélességifok szerokość szerokośćgeograficzna zeměpisnášířka
    zemepisnasirka zemljopisnaširina geografskaširina širina latitudine latitūde platums platuskraad laius laiuskraad breiddargráða domhanleithead latitudo latitudea
    географскаширина şimalenlem განედი լայնություն அட்சரேகை
    enlem широта γεωγραφικόπλάτος πλάτος 緯度 北緯 纬度 위도 ละติจูด vĩđộ lintang خطالعرض عرضجغرافیایی عرض
    קורוחב רוחב अक्षांश অক্ষাংশ geolat coordy ycoord ycoordinate decimallatitude declat latdd wgs84lat y
    """

  private static let longitude = """
    longitude lon lng long longi longitud longitudine längengrad laengengrad länge laenge geolänge pituusaste
    pituuspiiri pituus längdgrad lengdegrad længdegrad lengtegraad hosszúság hosszúságifok długość
    długośćgeograficzna zeměpisnádélka zemepisnadlzka zemljopisnadužina geografskadužina dužina longitūde pikkuskraad garums
    pikkus ilguma lengdargráða domhanfhad longitudo longitudea географскадължина географскадужина дължина дужина გრძედი երկայնություն தீர்க்கரேகை boylam долгота довгота γεωγραφικόμήκος μήκος 経度 東経 經度 经度 경도 ลองจิจูด kinhđộ bujur
    خطالطول طولجغرافیایی طول קואורך אורך देशांतर দ্রাঘিমাংশ geolon geolng geolong coordx xcoord xcoordinate
    decimallongitude declon declong londd wgs84lon x
    """

  private static let name = """
    title name nom nombre nome nimi namn navn naam nafn naziv nazwa název názov ime név nume ad adı isim vardas
    nosaukums denumire jina ainm izena სახელი անուն பெயர் название имя наименование назва ім'я име όνομα ονομασία 名称 名稱 名前 名字 施設名 店名 駅名 地点名
    이름 명칭 시설명 ชื่อ tên nama اسم الاسم نام שם नाम নাম titel titre título titolo tytuł otsikko заголовок label
    namelong fullname officialname displayname bezeichnung standort poi place_name station site facility
    betreiber operator company firma
    """

  private static let detail = """
    description desc detail details subtitle summary address addr fulladdress formattedaddress displayaddress
    streetaddress address1 addrfull addrstreet vicinity anschrift adresse adress adres direccion dirección
    domicilio endereço morada indirizzo osoite katuosoite cím adresa adrese aadress adresas адрес адреса διεύθυνση
    住所 所在地 地址 주소 소재지 ที่อยู่ địachỉ alamat عنوان العنوان آدرس כתובת पता ঠিকানা beschreibung kuvaus
    beskrivning beskrivelse descripción descrição descrizione opis popis omschrijving описание опис περιγραφή 説明
    説明文 說明 描述 备注 備註 備考 설명 비고 note notes comment comments remark remarks bemerkung place street
    strasse straße rue calle via katu gata city town stadt ort ville ciudad città cidade kaupunki by stad město
    miasto город місто πόλη 市区町村 城市 시 municipality kunta gemeinde commune category kategorie type state
    """

  private static let color = """
    marker-color pin-color icon-color color colour markercolour farbe couleur väri färg farve farge kleur cor kolor
    barva szín renk culoare цвет колір χρώμα 色 颜色 顏色 색 색상 สี màu warna لون رنگ צבע रंग
    """
}
