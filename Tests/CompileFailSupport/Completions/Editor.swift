import Foundation

/// A file that is open in an editor, and what the editor offers in it.
final class Editor {
  /// How many items the server sends at most. With so many of them, others may be missing.
  private static let cap = 200

  private let folder: TemporaryFolder
  private let file: URL
  private let server: LanguageServer
  private var version = 0

  /// An empty file that is compiled like the cases.
  init(_ compiler: Compiler) throws {
    folder = try TemporaryFolder()
    file = try folder.write("", to: "Edited.swift")
    let command: [String: Any] = [
      "directory": folder.url.path, "file": file.path,
      "arguments": ["swiftc", "-parse-as-library"] + compiler.flags + [file.path],
    ]
    let commands = try JSONSerialization.data(withJSONObject: [command])
    try folder.write(String(decoding: commands, as: UTF8.self), to: "compile_commands.json")
    try folder.write(#"{"backgroundIndexing": false}"#, to: ".sourcekit-lsp/config.json")
    server = try LanguageServer(in: folder.url)
    try server.tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": file.absoluteString, "languageId": "swift", "version": version, "text": "",
        ]
      ])
  }

  /// The titles of what is offered in the place of `|` in `program`, in order; one that is offered
  /// twice is there twice.
  func offered(in program: String) throws -> [String] {
    try items(in: program, after: "").values.sorted()
  }

  /// The titles by the whole texts of the items. Asks for fewer items at a time, by what they begin
  /// with, until the server sends all that it has.
  private func items(in program: String, after prefix: String) throws -> [Offered: String] {
    let sent = try itemsSent(in: program, after: prefix)
    guard sent.count >= Editor.cap else {
      var items: [Offered: String] = [:]
      for item in sent {
        let twin = items.keys.filter { $0.label == item.label }.count
        items[Offered(label: item.label, twin: twin)] = item.title
      }
      return items
    }
    guard prefix.count < 4 else { throw HarnessError("too much is offered after \(prefix)") }
    return try "abcdefghijklmnopqrstuvwxyz".reduce(into: [:]) { all, letter in
      try all.merge(items(in: program, after: prefix + String(letter))) { $1 }
    }
  }

  private func itemsSent(in program: String, after prefix: String) throws -> [CompletionItem] {
    let parts = program.components(separatedBy: "|")
    guard parts.count == 2 else { throw HarnessError("there is no one place in \(program)") }
    version += 1
    // Each time on another line: the server would offer the same again at the same place.
    let before = String(repeating: "\n", count: version) + parts[0] + prefix
    try server.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": file.absoluteString, "version": version],
        "contentChanges": [["text": before + parts[1]]],
      ])
    let lines = before.lines
    let answer = try server.ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": file.absoluteString],
        "position": ["line": lines.count - 1, "character": lines[lines.count - 1].utf16.count],
      ])
    return try JSONDecoder().decode(CompletionList.self, from: answer).items
  }
}

/// An item among all that are offered: its text, and how many of the same text were before it.
private struct Offered: Hashable {
  let label: String
  let twin: Int
}

private struct CompletionList: Decodable {
  let items: [CompletionItem]
}

private struct CompletionItem: Decodable {
  /// The name with its labels and types.
  let label: String
  let filterText: String?

  /// The name with its labels. The server leaves out the `_` of an argument without a label.
  var title: String {
    (filterText ?? label).replacingOccurrences(of: "(:", with: "(_:")
      .replacingOccurrences(of: "::", with: ":_:")
  }
}
