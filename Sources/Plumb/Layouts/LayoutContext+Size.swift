import Foundation

extension LayoutContext {
  /// The size of a frame, from what its axes can tell of their lengths.
  ///
  /// The axis that needs less goes first. The child is asked once at the most: for both lengths at
  /// the same time where both are fitted, and without a limit on the axis that is not decided yet.
  @inlinable @inline(always)
  func size(
    of child: some Layoutable, _ width: AskedLength, _ height: AskedLength
  ) -> CGSize {
    switch (width, height) {
    case (.known(let width), .known(let height)):
      return CGSize(width: width, height: height)
    case (.fitted(let width), .fitted(let height)):
      return fittedSize(of: child, offering: CGSize(width: width, height: height))
    case (.known(let width), _):
      return CGSize(
        width: width, height: length(of: child, height, beside: width, on: Vertical.self))
    default:
      return lessFrequentSize(of: child, width, height)
    }
  }

  @usableFromInline
  func lessFrequentSize(
    of child: any Layoutable, _ width: AskedLength, _ height: AskedLength
  ) -> CGSize {
    switch (width, height) {
    case (.known, _), (.fitted, .fitted):
      return size(of: child, width, height)
    case (_, .known(let height)):
      return CGSize(
        width: length(of: child, width, beside: height, on: Horizontal.self), height: height)
    case (.fitted, .ratio):
      let width = length(of: child, width, beside: .greatestFiniteMagnitude, on: Horizontal.self)
      return CGSize(
        width: width, height: length(of: child, height, beside: width, on: Vertical.self))
    case (.ratio, .fitted):
      let height = length(of: child, height, beside: .greatestFiniteMagnitude, on: Vertical.self)
      return CGSize(
        width: length(of: child, width, beside: height, on: Horizontal.self), height: height)
    case (.ratio, .ratio):
      // The states refuse an aspect ratio both ways; a layout that holds one has no size.
      return CGSize(width: CGFloat.nan, height: CGFloat.nan)
    }
  }

  /// The length on `axis`, given the one on the other axis.
  @inlinable @inline(always)
  func length<Axis: FrameAxis>(
    of child: some Layoutable, _ length: AskedLength, beside other: CGFloat, on axis: Axis.Type
  ) -> CGFloat {
    switch length {
    case .known(let length): length
    case .fitted(let offer):
      axis.length(of: fittedSize(of: child, offering: axis.size(offer, other: max(0, other))))
    case .ratio(let ratio): axis.length(at: ratio, of: other)
    }
  }

  /// What the child asks for when it is offered `room`, with both lengths on the grid.
  @inlinable @inline(always)
  func fittedSize(of child: some Layoutable, offering room: CGSize) -> CGSize {
    grid.fitted(child.sizeThatFits(room))
  }
}
