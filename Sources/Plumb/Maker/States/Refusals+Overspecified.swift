// What a state does not take, in words.
//
// The type checker finds a conformance that is marked unavailable, so the chain goes on with types
// that make sense, and is then refused with the sentence written here: one error, at the verb that is
// wrong, which says which axis, what it holds and what would mend it. A chain that needs none of
// these is always preferred, so they never take a correct one.
//
// This file: a fact too many, or one that does not go with what the axis holds.

/// What an open axis alone can take: both its edges at once.
public protocol AcceptsHorizontalEdges: HorizontalAxisState {}

/// What an open axis alone can take: both its edges at once.
public protocol AcceptsVerticalEdges: VerticalAxisState {}

extension Horizontal.Open: AcceptsHorizontalEdges {}
extension Vertical.Open: AcceptsVerticalEdges {}

/// All that a horizontal axis can be asked to take.
public typealias AcceptsAnyHorizontalFact =
  AcceptsLeft & AcceptsCenter & AcceptsRight & AcceptsLeading & AcceptsTrailing & AcceptsWidth
  & AcceptsHorizontalEdges

/// All that a vertical axis can be asked to take.
public typealias AcceptsAnyVerticalFact =
  AcceptsTop & AcceptsMiddle & AcceptsBottom & AcceptsHeight & AcceptsVerticalEdges

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension Horizontal.Left: AcceptsLeft, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension Horizontal.Center: AcceptsCenter, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension Horizontal.Right: AcceptsRight, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension Horizontal.Leading: AcceptsLeading, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension Horizontal.Trailing: AcceptsTrailing, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension Horizontal.Width: AcceptsWidth, AcceptsHorizontalEdges {}

@available(
  *, unavailable,
  message:
    "leading does not go with left: which side leading is on depends on the writing direction; add center, right or width"
)
extension Horizontal.Left: AcceptsLeading {}

@available(
  *, unavailable,
  message:
    "trailing does not go with left: which side trailing is on depends on the writing direction; add center, right or width"
)
extension Horizontal.Left: AcceptsTrailing {}

@available(
  *, unavailable,
  message:
    "leading does not go with right: which side leading is on depends on the writing direction; add left, center or width"
)
extension Horizontal.Right: AcceptsLeading {}

@available(
  *, unavailable,
  message:
    "trailing does not go with right: which side trailing is on depends on the writing direction; add left, center or width"
)
extension Horizontal.Right: AcceptsTrailing {}

@available(
  *, unavailable,
  message:
    "left does not go with leading: which side leading is on depends on the writing direction; add center, trailing or width"
)
extension Horizontal.Leading: AcceptsLeft {}

@available(
  *, unavailable,
  message:
    "right does not go with leading: which side leading is on depends on the writing direction; add center, trailing or width"
)
extension Horizontal.Leading: AcceptsRight {}

@available(
  *, unavailable,
  message:
    "left does not go with trailing: which side trailing is on depends on the writing direction; add leading, center or width"
)
extension Horizontal.Trailing: AcceptsLeft {}

@available(
  *, unavailable,
  message:
    "right does not go with trailing: which side trailing is on depends on the writing direction; add leading, center or width"
)
extension Horizontal.Trailing: AcceptsRight {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: left and center already decide it"
)
extension Horizontal.LeftAndCenter: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: left and right already decide it"
)
extension Horizontal.LeftAndRight: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: left and width already decide it"
)
extension Horizontal.LeftAndWidth: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: center and right already decide it"
)
extension Horizontal.CenterAndRight: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: leading and center already decide it"
)
extension Horizontal.LeadingAndCenter: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: center and trailing already decide it"
)
extension Horizontal.CenterAndTrailing: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: center and width already decide it"
)
extension Horizontal.CenterAndWidth: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: right and width already decide it"
)
extension Horizontal.RightAndWidth: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: leading and trailing already decide it"
)
extension Horizontal.LeadingAndTrailing: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: leading and width already decide it"
)
extension Horizontal.LeadingAndWidth: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the horizontal axis is complete: trailing and width already decide it"
)
extension Horizontal.TrailingAndWidth: AcceptsAnyHorizontalFact {}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension Vertical.Top: AcceptsTop, AcceptsVerticalEdges {}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension Vertical.Middle: AcceptsMiddle, AcceptsVerticalEdges {}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension Vertical.Bottom: AcceptsBottom, AcceptsVerticalEdges {}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension Vertical.Height: AcceptsHeight, AcceptsVerticalEdges {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: top and middle already decide it"
)
extension Vertical.TopAndMiddle: AcceptsAnyVerticalFact {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: top and bottom already decide it"
)
extension Vertical.TopAndBottom: AcceptsAnyVerticalFact {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: top and height already decide it"
)
extension Vertical.TopAndHeight: AcceptsAnyVerticalFact {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: middle and bottom already decide it"
)
extension Vertical.MiddleAndBottom: AcceptsAnyVerticalFact {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: middle and height already decide it"
)
extension Vertical.MiddleAndHeight: AcceptsAnyVerticalFact {}

@available(
  *, unavailable,
  message: "the vertical axis is complete: bottom and height already decide it"
)
extension Vertical.BottomAndHeight: AcceptsAnyVerticalFact {}
