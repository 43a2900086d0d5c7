import Foundation

/// A host with lines of text. Layouts can place it by its baselines, and measure from them:
///
///     maker.setFirstBaseline(at: title.plumb.firstBaseline).fitSize()
public protocol BaselineHost: Layoutable {
  /// The distances of the baselines from the edges, in points, when the host has `size`: the first one below the
  /// top, the last one above the bottom.
  func plumbBaselines(in size: CGSize) -> LayoutBaselines
}

/// The baselines of a host, as distances in points inwards from its edges.
@frozen
public struct LayoutBaselines: Hashable, Sendable {
  /// The distance from the top edge to the first baseline.
  public var first: CGFloat
  /// The distance from the last baseline to the bottom edge.
  public var last: CGFloat

  /// The baselines at these distances from the edges, in points.
  @_alwaysEmitIntoClient
  public init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}
