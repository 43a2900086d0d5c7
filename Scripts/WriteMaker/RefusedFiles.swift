import Foundation

/// The files of refusals that tables say, by path.
///
/// The table `Plumb/Maker/LayoutMaker+OtherNames.txt` is written into the folder of the room that it names, as
/// `Sources/Plumb/Maker/Generated/Refusals/LayoutMaker+OtherNames.swift`.
func refusedFiles(in root: String, below folder: String) throws -> [String: String] {
  let tables = FileManager.default.enumerator(atPath: "\(root)/\(folder)") ?? .init()
  var files: [String: String] = [:]
  for case let path as String in tables where path.hasSuffix(".txt") {
    let name = (path as NSString).deletingPathExtension.components(separatedBy: "/").last!
    let room = (path as NSString).deletingLastPathComponent
    let head =
      "\(beginning) a table of refusals. Do not edit.\n\nimport Foundation\n"
      + (room.hasPrefix("Plumb/") ? "\n" : "import Plumb\n\n")
    let table = try String(contentsOfFile: "\(root)/\(folder)/\(path)", encoding: .utf8)
    files["Sources/\(room)/Generated/Refusals/\(name).swift"] =
      head + (try refusedForms(table, named: path)) + "\n"
  }
  return files
}
