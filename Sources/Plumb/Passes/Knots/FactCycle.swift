import Foundation

/// A cycle of facts: each waits for the next, and the last for the first.
struct FactCycle {
  let facts: [Fact]

  /// A fact of a view, and the layout that contains it.
  struct Fact {
    let host: any Layoutable
    let layout: StoredLayout
    let node: FactNode

    init(_ host: any Layoutable, _ layout: StoredLayout, _ node: FactNode) {
      self.host = host
      self.layout = layout
      self.node = node
    }

    /// The view and the fact in the words of messages.
    var words: String { "\(host.plumbName).\(layout.words(for: node))" }
  }

  /// Makes a cycle of `facts`, or only of those that are numbers, if there are any. Begins at the fact whose words sort
  /// first, so that messages do not depend on where the search began.
  init(_ facts: [Fact]) {
    let numbers = facts.filter(\.node.isNumber)
    let told = numbers.isEmpty ? facts : numbers
    let words = told.map(\.words)
    let first = words.indices.min { words[$0] < words[$1] } ?? 0
    self.facts = Array(told[first...] + told[..<first])
  }

  /// The views of the facts.
  var hosts: [any Layoutable] { facts.map(\.host) }

  /// The issue that names the cycle, with the source line of each fact.
  var issue: LayoutIssue {
    let words = facts.map(\.words)
    var issue = LayoutIssue(
      kind: facts.count == 1 ? .selfReference : .cycle, view: facts[0].host.plumbName,
      asked: (words + [words[0]]).joined(separator: " → "), callSite: facts[0].layout.callSite)
    issue.members = zip(words, facts).map { "\($0): \($1.layout.callSite)" }
    return issue
  }
}
