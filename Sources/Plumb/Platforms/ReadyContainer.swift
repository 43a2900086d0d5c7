import Foundation

/// The shared part of the containers that are ready to subclass. Each one only connects it to the methods of its
/// platform.
public protocol ReadyContainer: LayoutInfoStorable {
  /// The space, in points, that the fitted size adds between the children and the trailing edge.
  var trailingPadding: CGFloat { get }

  /// The space, in points, that the fitted size adds below the children.
  var bottomPadding: CGFloat { get }
}

extension ReadyContainer {
  /// ``trailingPadding`` and ``bottomPadding``, which a scrolling container adds to its content.
  public var plumbContentPadding: CGSize {
    CGSize(width: trailingPadding, height: bottomPadding)
  }

  /// The size that the stored layouts need, with the padding. Without layouts, `ownSize`.
  func fittedSize(offering size: CGSize, otherwise ownSize: @autoclosure () -> CGSize) -> CGSize {
    if layoutInfo.isEmpty { return ownSize() }
    return plumb.sizeThatFits(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }
}
