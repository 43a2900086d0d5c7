// Which axis has which members on a guide. Each member is declared once, for the axes that have it; an
// axis that has not got it conforms unavailably, so that a place of the wrong axis is one error, in
// words, and the type checker never has to choose between members of one name.

/// An axis on which a guide has its left and its right edge.
public protocol HasLeftAndRight: LayoutAxis {}

/// An axis on which a guide has its leading and its trailing edge.
public protocol HasLeadingAndTrailing: LayoutAxis {}

/// An axis on which a guide has its center and its width.
public protocol HasWidth: LayoutAxis {}

/// An axis on which a guide has its top, its middle, its bottom and its height.
public protocol HasHeight: LayoutAxis {}

extension Horizontal: HasLeftAndRight, HasWidth {}
extension Directional: HasLeadingAndTrailing, HasWidth {}
extension Vertical: HasHeight {}

@available(
  *, unavailable,
  message:
    "a horizontal fact is measured horizontally: by left, center, right, width or horizontal(at:)"
)
extension Horizontal: HasHeight {}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; measure by left, center or right"
)
extension Horizontal: HasLeadingAndTrailing {}

@available(
  *, unavailable,
  message:
    "a leading or trailing fact is measured along the writing direction: by leading, center, trailing, width or horizontal(at:)"
)
extension Directional: HasHeight {}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; measure by leading, center or trailing"
)
extension Directional: HasLeftAndRight {}

@available(
  *, unavailable,
  message: "a vertical fact is measured vertically: by top, middle, bottom, height or vertical(at:)"
)
extension Vertical: HasLeftAndRight, HasLeadingAndTrailing, HasWidth {}
