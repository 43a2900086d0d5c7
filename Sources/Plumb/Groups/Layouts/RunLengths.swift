import Foundation

/// The list of a run's lengths: one for each child, and spacers.
public struct RunLengths {
  let list: [RunLength]
  /// Whether a length is named as giving way. Then other lengths without a lower limit do not shrink.
  let namesWhoGivesWay: Bool

  init(_ list: [RunLength]) {
    self.list = list
    namesWhoGivesWay = list.contains(where: \.isNamed)
  }
}
