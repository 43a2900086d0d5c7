import Foundation

extension Harness {
  private var folder: URL { root.appendingPathComponent("CompileFailTests", isDirectory: true) }

  /// Where a case without an expectation is saved with what the compiler says of it.
  var aside: URL { folder.appendingPathComponent("Aside", isDirectory: true) }

  /// The names and the files of the cases, by name.
  func caseFiles() throws -> [(name: String, file: URL)] {
    let cases = folder.appendingPathComponent("Cases", isDirectory: true).standardizedFileURL
    let files = FileManager.default.files(below: cases, named: ".swift")
    guard !files.isEmpty else { throw HarnessError("there are no cases in \(cases.path)") }
    return files.map { file in
      (String(file.path.dropFirst(cases.path.count + 1).dropLast(".swift".count)), file)
    }
  }

  /// A check for each case.
  func caseChecks() throws -> [Check] {
    try caseFiles().map { name, file in
      Check(name: name, caseFile: file) {
        let problem = try CompileFailCase(name, in: file).check(with: compiler, savingAside: aside)
        return problem.map { .failed($0.description) } ?? .passed()
      }
    }
  }
}

extension FileManager {
  /// The files below `folder` whose names end in `ending`, in the order of their paths.
  func files(below folder: URL, named ending: String) -> [URL] {
    let all = enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (all ?? [])
      .map(\.standardizedFileURL)
      .filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.path < $1.path }
  }
}
