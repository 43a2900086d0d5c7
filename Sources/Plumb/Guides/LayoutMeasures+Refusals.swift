import Foundation

// What a guide does not have, in words. These members are unavailable, so editors do not show them,
// and they have the type that was wanted, so that one mistake is one error.

@available(
  *, unavailable,
  message:
    "a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)"
)
extension HorizontalGuide {
  public var top: Position<Horizontal> { unreachable() }
  public var middle: Position<Horizontal> { unreachable() }
  public var bottom: Position<Horizontal> { unreachable() }
  public var height: CGFloat { unreachable() }
  public func vertical(at part: CGFloat) -> Position<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a leading or trailing fact is measured along the writing direction: by leading, center, trailing, width or horizontal(at:)"
)
extension DirectionalGuide {
  public var top: Position<Directional> { unreachable() }
  public var middle: Position<Directional> { unreachable() }
  public var bottom: Position<Directional> { unreachable() }
  public var height: CGFloat { unreachable() }
  public func vertical(at part: CGFloat) -> Position<Directional> { unreachable() }
}

@available(
  *, unavailable,
  message: "a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)"
)
extension VerticalGuide {
  public var left: Position<Vertical> { unreachable() }
  public var center: Position<Vertical> { unreachable() }
  public var right: Position<Vertical> { unreachable() }
  public var leading: Position<Vertical> { unreachable() }
  public var trailing: Position<Vertical> { unreachable() }
  public var width: CGFloat { unreachable() }
  public func horizontal(at part: CGFloat) -> Position<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; measure by left, center or right"
)
extension MeasuresLeftAndRight {
  public var leading: Position<Measured.X> { unreachable() }
  public var trailing: Position<Measured.X> { unreachable() }
  public var topLeading: LayoutPoint<Measured.X> { unreachable() }
  public var topTrailing: LayoutPoint<Measured.X> { unreachable() }
  public var middleLeading: LayoutPoint<Measured.X> { unreachable() }
  public var middleTrailing: LayoutPoint<Measured.X> { unreachable() }
  public var bottomLeading: LayoutPoint<Measured.X> { unreachable() }
  public var bottomTrailing: LayoutPoint<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing"
)
extension MeasuresLeadingAndTrailing {
  public var left: Position<Measured.X> { unreachable() }
  public var right: Position<Measured.X> { unreachable() }
  public var topLeft: LayoutPoint<Measured.X> { unreachable() }
  public var topRight: LayoutPoint<Measured.X> { unreachable() }
  public var middleLeft: LayoutPoint<Measured.X> { unreachable() }
  public var middleRight: LayoutPoint<Measured.X> { unreachable() }
  public var bottomLeft: LayoutPoint<Measured.X> { unreachable() }
  public var bottomRight: LayoutPoint<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "only the parent has areas: setTop(by: { $0.safeAreaGuide.top }), movingTop(to: { $0.parent.safeAreaGuide.top })"
)
extension LayoutMeasures where Base: GuideBaseWithoutAreas {
  public var safeAreaGuide: LayoutGuide.Area<Measured> { unreachable() }
  public var layoutMarginsGuide: LayoutGuide.Area<Measured> { unreachable() }
  public var readableGuide: LayoutGuide.Area<Measured> { unreachable() }
  public var viewportGuide: LayoutGuide.Area<Measured> { unreachable() }
}

@available(*, unavailable, message: "the horizontal center is center")
extension MeasuresWidth {
  public var centerX: Position<Measured.X> { unreachable() }
}

@available(*, unavailable, message: "the vertical center is middle")
extension MeasuresHeight {
  public var centerY: Position<Vertical> { unreachable() }
}
