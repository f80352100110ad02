extension FontCatalog {
  /// What kind of letters a family has, told from its name.
  enum Kind {
    case sans, serif, mono

    init(_ family: String) {
      let mono = ["mono", "courier", "consol", "typewriter", "menlo"]
      let serif = [
        "serif", "times", "georgia", "garamond", "palatino", "roman", "bookman", "mincho", "songti",
        "myeongjo", "slab", "playfair", "merriweather", "cambria", "baskerville", "bodoni",
      ]
      if mono.contains(where: family.contains) {
        self = .mono
      } else if !family.contains("sans"), serif.contains(where: family.contains) {
        self = .serif
      } else {
        self = .sans
      }
    }

    /// Families tried where the one asked for is not there.
    var substitutes: [String] {
      let sans = ["notosans", "dejavusans", "liberationsans", "opensans", "roboto", "arimo"]
      return switch self {
      case .sans: sans
      case .serif: ["notoserif", "dejavuserif", "liberationserif", "tinos"] + sans
      case .mono: ["notosansmono", "dejavusansmono", "liberationmono", "cousine"] + sans
      }
    }
  }

  /// The face of an installed family that comes nearest, or nothing where the family is not there.
  func face(for request: FontRequest) -> Int? {
    faces(of: request.family).min { rank($0, request) < rank($1, request) }
  }

  /// What names ask for, and what of it is there.
  struct Resolution {
    /// The faces, in the order of their names; where no name is known, the nearest of a family of the same kind.
    var faces: [Int] = []
    /// What the first name that is known asks for.
    var request: FontRequest
    /// Whether no name is known.
    var isSubstitute = false
  }

  /// The faces that names ask for.
  func resolve(_ names: [String]) -> Resolution {
    var faces: [Int] = []
    var found: FontRequest?
    for name in names {
      for reading in FontName.readings(of: name) {
        guard let face = face(for: reading) else { continue }
        if !faces.contains(face) { faces.append(face) }
        found = found ?? reading
        break
      }
    }
    let asked = names.first.flatMap { FontName.readings(of: $0).last }
    let request = found ?? asked ?? FontRequest(family: "")
    if faces.isEmpty, let substitute = substitute(for: request) {
      return Resolution(faces: [substitute], request: request, isSubstitute: true)
    }
    return Resolution(faces: faces, request: request)
  }

  private func substitute(for request: FontRequest) -> Int? {
    for family in aliases[request.family, default: []] + Kind(request.family).substitutes {
      var request = request
      request.family = family
      if let face = face(for: request) { return face }
    }
    return entries.indices.filter { covers($0, 0x61) }
      .min { rank($0, request) < rank($1, request) } ?? entries.indices.first
  }

  // CSS Fonts 4 § 5.2: width before slant before weight.
  func rank(_ face: Int, _ request: FontRequest) -> (Double, Double, Double, Int) {
    let entry = entries[face]
    return (
      abs(entry.stretch - request.stretch), entry.isItalic == request.isItalic ? 0 : 1,
      weightRank(entry.weight, wanted: request.weight), face
    )
  }

  // CSS Fonts 4 § 5.2, step 4.3: from 400…500 first up to 500, then down, then up; lighter ones first down,
  // bolder ones first up.
  private func weightRank(_ weight: Double, wanted: Double) -> Double {
    let distance = abs(weight - wanted)
    let goesUpFirst = wanted > 500
    if distance == 0 { return 0 }
    if (400...500).contains(wanted) {
      if weight > wanted, weight <= 500 { return distance }
      return distance + (weight < wanted ? 1000 : 2000)
    }
    return distance + ((weight > wanted) == goesUpFirst ? 0 : 1000)
  }
}

// Families drawn to the same widths.
private let aliases: [String: [String]] = [
  "arial": ["liberationsans", "arimo"], "helvetica": ["liberationsans", "arimo"],
  "timesnewroman": ["liberationserif", "tinos"], "times": ["liberationserif", "tinos"],
  "couriernew": ["liberationmono", "cousine"], "courier": ["liberationmono", "cousine"],
]
