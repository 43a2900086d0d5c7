// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)"
)
extension HorizontalGuide {
  @_alwaysEmitIntoClient public var top: Position<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var middle: Position<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: Position<Horizontal> { unreachable() }
  @_alwaysEmitIntoClient public var height: CGFloat { unreachable() }
  @_alwaysEmitIntoClient public func vertical(at part: CGFloat) -> Position<Horizontal> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a leading or trailing fact is measured along the writing direction: by leading, center, trailing, width or horizontal(at:)"
)
extension DirectionalGuide {
  @_alwaysEmitIntoClient public var top: Position<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var middle: Position<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var bottom: Position<Directional> { unreachable() }
  @_alwaysEmitIntoClient public var height: CGFloat { unreachable() }
  @_alwaysEmitIntoClient public func vertical(at part: CGFloat) -> Position<Directional> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)"
)
extension VerticalGuide {
  @_alwaysEmitIntoClient public var left: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var center: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var right: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var leading: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var width: CGFloat { unreachable() }
  @_alwaysEmitIntoClient public func horizontal(at part: CGFloat) -> Position<Vertical> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; measure by left, center or right"
)
extension MeasuresLeftAndRight {
  @_alwaysEmitIntoClient public var leading: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var trailing: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var topLeading: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var topTrailing: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var middleLeading: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var middleTrailing: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeading: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var bottomTrailing: LayoutPoint<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing"
)
extension MeasuresLeadingAndTrailing {
  @_alwaysEmitIntoClient public var left: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var right: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var topLeft: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var topRight: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var middleLeft: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var middleRight: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var bottomLeft: LayoutPoint<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var bottomRight: LayoutPoint<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "only the parent has areas: setTop(by: { $0.safeAreaGuide.top }), movingTop(to: { $0.parent.safeAreaGuide.top })"
)
extension LayoutMeasures where Base: GuideBaseWithoutAreas {
  @_alwaysEmitIntoClient public var safeAreaGuide: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var layoutMarginsGuide: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var readableGuide: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var viewportGuide: LayoutGuide.Area<Measured> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "areas of a guide are safeAreaGuide, layoutMarginsGuide, readableGuide and viewportGuide: { $0.safeAreaGuide.top }"
)
extension LayoutMeasures {
  @_alwaysEmitIntoClient public var safeArea: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var layoutMargins: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var readable: LayoutGuide.Area<Measured> { unreachable() }
  @_alwaysEmitIntoClient public var viewport: LayoutGuide.Area<Measured> { unreachable() }
}

@available(
  *, unavailable,
  message: "the guide is a rectangle itself: { $0.width }"
)
extension HorizontalGuide {
  @_alwaysEmitIntoClient public var bounds: Self { unreachable() }
  @_alwaysEmitIntoClient public var frame: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the guide is a rectangle itself: { $0.width }"
)
extension DirectionalGuide {
  @_alwaysEmitIntoClient public var bounds: Self { unreachable() }
  @_alwaysEmitIntoClient public var frame: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the guide is a rectangle itself: { $0.height }"
)
extension VerticalGuide {
  @_alwaysEmitIntoClient public var bounds: Self { unreachable() }
  @_alwaysEmitIntoClient public var frame: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the guide measures the parent itself: setWidth(by: { $0.width / 2 })"
)
extension LayoutMeasures where Base == LayoutGuide.OfParent {
  @_alwaysEmitIntoClient public var parent: Self { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal center is center"
)
extension MeasuresWidth {
  @_alwaysEmitIntoClient public var centerX: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var midX: Position<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message: "the edges are left and right, or leading and trailing"
)
extension MeasuresWidth {
  @_alwaysEmitIntoClient public var minX: Position<Measured.X> { unreachable() }
  @_alwaysEmitIntoClient public var maxX: Position<Measured.X> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical center is middle"
)
extension MeasuresHeight {
  @_alwaysEmitIntoClient public var centerY: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var midY: Position<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "the edges are top and bottom"
)
extension MeasuresHeight {
  @_alwaysEmitIntoClient public var minY: Position<Vertical> { unreachable() }
  @_alwaysEmitIntoClient public var maxY: Position<Vertical> { unreachable() }
}
