import Foundation

extension Harness {
  /// A check for each program in `CompileFailTests/Compiles`, which says on its first line why it
  /// compiles: what the cases forbid must not be forbidden too widely.
  func compilingChecks() -> [Check] {
    let folder = root.appendingPathComponent("CompileFailTests/Compiles").standardizedFileURL
    return FileManager.default.files(below: folder, named: ".swift").map { file in
      let name = file.path.dropFirst(folder.path.count + 1).dropLast(".swift".count)
      return Check(name: "compiles/\(name)") {
        let first = try String(contentsOf: file, encoding: .utf8).lines.first ?? ""
        guard first.hasPrefix("// "), first.hasSuffix(".") else {
          return .failed("the first line is not a comment with one sentence of reason")
        }
        let said = try compiler.typecheck([file], ["-warnings-as-errors"])
        return said.status == 0 ? .passed() : .failed("this must compile:\n\(said.words)")
      }
    }
  }
}
