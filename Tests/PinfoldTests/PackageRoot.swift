/// The folder of the package, found from where this file was compiled.
let packageRoot = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
