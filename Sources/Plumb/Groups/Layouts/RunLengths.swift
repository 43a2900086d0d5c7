import Foundation

/// A length for each child of a run, and room without a child.
public struct RunLengths {
  let list: [RunLength]
  /// Whether a length is named as one that gives way. Then others without a lower limit do not.
  let namesWhoGivesWay: Bool

  init(_ list: [RunLength]) {
    self.list = list
    namesWhoGivesWay = list.contains(where: \.isNamed)
  }
}
