import Foundation

/// The frames that the feed cell must have, for short and long texts at three widths.
public struct FeedCellSpecification: Decodable, Sendable {
  /// One set of texts and the frames they lead to.
  public struct Texts: Decodable, Sendable {
    /// The number of characters of each leaf.
    public let characters: [String: Int]

    /// For each width of the cell, the frame of each leaf, before any rounding to a grid.
    public let frames: [String: [String: [Double]]]
  }

  public let short: Texts
  public let long: Texts

  /// The specification that comes with the package.
  public static func bundled() throws -> FeedCellSpecification {
    try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

extension FeedCellSpecification.Texts {
  /// The widths that there are frames for, in points, ascending.
  public var widths: [CGFloat] {
    frames.keys.compactMap(Double.init).sorted().map { CGFloat($0) }
  }

  /// The frame of each leaf in a cell of `width`.
  public func frames(atWidth width: CGFloat) -> [String: CGRect] {
    (frames["\(Int(width))"] ?? [:]).mapValues {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }
}
