import Foundation

/// The shared part of the container classes that the library provides, such as ``HeadlessContainerView``. The layout
/// methods of each class only call this part.
public protocol ReadyContainer: LayoutInfoStorable {
  /// The space, in points, that the fitted size adds between the children and the trailing edge.
  var trailingPadding: CGFloat { get }

  /// The space, in points, that the fitted size adds below the children.
  var bottomPadding: CGFloat { get }
}

extension ReadyContainer {
  /// The padding that a scrolling container adds to its content: ``trailingPadding`` as the width, ``bottomPadding`` as
  /// the height.
  public var plumbContentPadding: CGSize {
    CGSize(width: trailingPadding, height: bottomPadding)
  }

  /// The size that the stored layouts need if `size` is offered, plus the padding. Without layouts, `ownSize`.
  func fittedSize(offering size: CGSize, otherwise ownSize: @autoclosure () -> CGSize) -> CGSize {
    if layoutInfo.isEmpty { return ownSize() }
    return plumb.sizeThatFits(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }
}
