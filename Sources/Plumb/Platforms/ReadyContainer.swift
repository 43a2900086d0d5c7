import Foundation

/// What the containers that are ready to be subclassed have in common. Each of them only connects it
/// to the methods of its platform.
public protocol ReadyContainer: LayoutInfoStorable {
  /// The room, in points, that the fitted size leaves between the children and the trailing edge.
  var trailingPadding: CGFloat { get }

  /// The room, in points, that the fitted size leaves below the children.
  var bottomPadding: CGFloat { get }
}

extension ReadyContainer {
  /// ``trailingPadding`` and ``bottomPadding``, which a container that scrolls leaves in its content.
  public var plumbContentPadding: CGSize {
    CGSize(width: trailingPadding, height: bottomPadding)
  }

  /// The size that the stored layouts need, with the padding; `ownSize` if there are no layouts.
  func fittedSize(offering size: CGSize, otherwise ownSize: @autoclosure () -> CGSize) -> CGSize {
    if layoutInfo.isEmpty { return ownSize() }
    return plumb.sizeThatFits(
      size, trailingPadding: trailingPadding, bottomPadding: bottomPadding)
  }
}
