import Foundation

/// A host with lines of text, which stands on its baselines, and whose baselines others measure:
///
///     maker.setFirstBaseline(at: title.plumb.firstBaseline).fitSize()
public protocol BaselineHost: Layoutable {
  /// How far the first baseline lies below the top edge, and the last one above the bottom edge, in
  /// points, when the host has `size`.
  func plumbBaselines(in size: CGSize) -> LayoutBaselines
}

/// Where the baselines of a host lie, in points inwards from its edges.
@frozen
public struct LayoutBaselines: Hashable, Sendable {
  /// The distance from the top edge to the first baseline.
  public var first: CGFloat
  /// The distance from the last baseline to the bottom edge.
  public var last: CGFloat

  /// The baselines at these distances from the edges, in points.
  @inlinable
  public init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}
