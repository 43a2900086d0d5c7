import Foundation

/// The lengths along a run that grow and shrink, with their limits, compiled for storing.
struct RunFlexing {
  /// The list of lengths, with its spacers; nil if the run was made without such a list.
  let lengths: RunLengths?
  /// Whether the run has a list of lengths and fixed gaps. Then only shares and spacers take the space that the other
  /// lengths leave.
  let needsShares: Bool
  /// The rules for the children that `givingWay` lets shrink, by their cells in the host table.
  private(set) var yields: [Int32: Yield] = [:]
  /// The number of turns in which children shrink.
  let turns: Int
  /// The issues in the minimums and shares that `givingWay` was called with.
  let flaws: [LayoutIssue.Kind]
  /// For each child, the index of its length in the list. Spacers have no child, so their indices are skipped.
  let entries: [Int]

  /// The rule by which a child shrinks.
  struct Yield {
    /// The turn in which it shrinks. Later turns begin when the children of earlier ones cannot shrink further.
    let turn: Int
    let share: CGFloat
    let minimum: CGFloat
  }

  /// Compiles a list of lengths and the calls of `givingWay`. Returns nil if the run has neither.
  init?(_ lengths: RunLengths?, _ yields: [RunYield], needsShares: Bool, in table: HostTable) {
    if lengths == nil, yields.isEmpty { return nil }
    self.lengths = lengths
    self.needsShares = needsShares
    turns = lengths == nil ? yields.count : 2
    entries = lengths.map { list in list.list.indices.filter { !list.list[$0].isSpacer } } ?? []
    var flaws: [LayoutIssue.Kind] = []
    for (turn, yield) in yields.enumerated() {
      for number in yield.shares + [yield.minimum] where !number.isLength {
        flaws.append(number < 0 ? .negativeLength : number.missingReason)
      }
      if !yield.shares.isEmpty, yield.shares.count != yield.children.count {
        flaws.append(.wrongCount)
      }
      for (index, child) in yield.children.enumerated() {
        let share = yield.shares.isEmpty ? 1 : index < yield.shares.count ? yield.shares[index] : 0
        // The last call for a child counts.
        self.yields[table.cell(forAny: child)] = Yield(
          turn: turn, share: max(0, share), minimum: max(0, yield.minimum))
      }
    }
    self.flaws = flaws
  }

  /// The listed length of the child that has the index `number` in the list of the group's children; nil if the child
  /// has none.
  func length(_ number: Int) -> RunLength? {
    guard let lengths, entries.indices.contains(number) else { return nil }
    return lengths.list[entries[number]]
  }
}
