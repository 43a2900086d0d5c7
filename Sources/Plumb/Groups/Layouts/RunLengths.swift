import Foundation

/// A length for each child of a run, and room without a child.
public struct RunLengths {
  let list: [RunLength]
  /// Whether a length says that it gives way. Then others do not.
  let saysWhoGivesWay: Bool

  init(_ list: [RunLength]) {
    self.list = list
    saysWhoGivesWay = list.contains { $0.yield != nil }
  }
}
