/// How a table is to be read.
struct TablePlan {
  /// How rows are cut into fields.
  var cut: TableCut
  /// The line of the header, or nothing.
  var headerLine: Int?
  /// The line of the first row; what stands before is a header, a title or a comment.
  var firstLine: Int
  /// The names of the columns, made up where there is no header.
  var names: [String]
  var coordinates: TableCoordinates
  /// What else each column is.
  var meanings: [[FieldMeaning]]
  /// What was assumed or put right.
  var notes: [String] = []

  /// How the coordinates are written and ordered, in words.
  var coordinatesInWords: String {
    let form =
      switch coordinates.notation {
      case .degrees: "degrees"
      case .packedSeconds: "degrees, minutes and seconds in one number (DDMMSS)"
      case .packedMinutes: "degrees and minutes in one number (DDMM)"
      case .dottedMinutes: "degrees and minutes (DD.MM)"
      case .scaled(let power): "degrees × 10^\(power) as whole numbers"
      }
    switch coordinates.columns {
    case .apart:
      let parts = [coordinates.latitudeParts, coordinates.longitudeParts].flatMap(\.columns)
      return parts.isEmpty ? form : form + ", their parts in columns of their own"
    case .together:
      let order = coordinates.isLongitudeFirst ? "longitude first" : "latitude first"
      if coordinates.holdsGeometries { return "geometries in one column" }
      return "\(form) in one column, \(order) unless it says otherwise"
    }
  }

  /// The columns for a report.
  var reportedColumns: [PlaceReport.Column] {
    names.enumerated().map { column, name in
      PlaceReport.Column(name: name, role: role(of: column))
    }
  }

  private func role(of column: Int) -> String? {
    switch coordinates.columns {
    case .apart(let latitude, _) where latitude == column: return "latitude"
    case .apart(_, let longitude) where longitude == column: return "longitude"
    case .together(let both) where both == column: return "coordinates"
    default: break
    }
    if coordinates.latitudeParts.columns.contains(column) { return "latitude" }
    if coordinates.longitudeParts.columns.contains(column) { return "longitude" }
    let roles: [PlaceRole] = [.name, .detail, .color, .label, .id]
    return roles.first { role in bestColumn(role) == column }.map { "\($0)" }
  }

  private func bestColumn(_ role: PlaceRole) -> Int? {
    var best: (column: Int, rank: Int)?
    for (column, each) in meanings.enumerated() {
      guard let rank = each.first(where: { $0.role == role })?.rank else { continue }
      if rank < best?.rank ?? .max { best = (column, rank) }
    }
    return best?.column
  }
}
