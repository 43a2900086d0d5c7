import Foundation

/// Something in a program that is replaced, where it occurs once.
struct Replacement: Sendable {
  let replaced: String
  let replacement: String

  /// What a comment says, `// control: replace "this" with "that"`, or nil if it says something else.
  init?(_ comment: String, named name: String) {
    let quoted = comment.split(separator: "\"", omittingEmptySubsequences: false)
    guard comment.hasPrefix("// \(name): replace \""), quoted.count == 5, quoted[2] == " with "
    else { return nil }
    replaced = String(quoted[1])
    replacement = String(quoted[3])
  }

  /// The program with the replacement.
  func applied(to code: String) throws -> String {
    let parts = code.components(separatedBy: replaced)
    guard parts.count == 2 else {
      throw CaseProblem.malformed(
        "what the control replaces, \"\(replaced)\", occurs \(parts.count - 1) times in the code")
    }
    return parts.joined(separator: replacement)
  }

  /// The replacement as advice.
  var advice: String {
    replacement.isEmpty
      ? "Without `\(replaced)` it compiles."
      : "With `\(replacement)` in the place of `\(replaced)` it compiles."
  }
}
