/// Strings compared as JavaScript compares them: by code units, not by what looks alike.
enum JavaScriptString {
  @inline(__always)
  static func equal(_ a: String, _ b: String) -> Bool {
    // Strings of different lengths differ, and that is known at once; those that look alike and are as long
    // differ only in the order of combining marks.
    a.utf8.count == b.utf8.count && a == b
  }

  /// Less than, equal to or greater than 0 as `a` stands before, at or behind `b`.
  static func order(_ a: String, _ b: String) -> Int {
    var left = a.utf16.makeIterator()
    var right = b.utf16.makeIterator()
    while true {
      switch (left.next(), right.next()) {
      case (let x?, let y?) where x == y: continue
      case (let x?, let y?): return x < y ? -1 : 1
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      }
    }
  }
}
