import Foundation

/// Which lengths along a run grow and shrink, within which limits, as a container stores it.
struct RunFlexing {
  /// The lengths of a list, with its spacers; nil if all children have the same.
  let lengths: RunLengths?
  /// Whether nothing but shares takes up what the other lengths leave.
  let needsShares: Bool
  /// Those that give way, by their cells in the table.
  private(set) var yields: [Int32: Yield] = [:]
  /// How many give way one after the other.
  let turns: Int
  /// What is wrong with the numbers of those that give way, and whether they are numbers at all.
  let flaws: [LayoutIssue.Kind]
  /// Which of the list the length of each child is.
  let entries: [Int]

  /// How a child gives way.
  struct Yield {
    /// In the first turn, or after those of the turns before.
    let turn: Int
    let share: CGFloat
    let minimum: CGFloat
  }

  /// Nil if no length says more than the run.
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
        // What is said of a child last counts.
        self.yields[table.cell(forAny: child)] = Yield(
          turn: turn, share: max(0, share), minimum: max(0, yield.minimum))
      }
    }
    self.flaws = flaws
  }

  /// The length of the child with this number; nil if it has none.
  func length(_ number: Int) -> RunLength? {
    guard let lengths, entries.indices.contains(number) else { return nil }
    return lengths.list[entries[number]]
  }
}
