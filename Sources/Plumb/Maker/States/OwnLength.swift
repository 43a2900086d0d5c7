// Which lengths follow none, and what is refused: an aspect ratio both ways.

/// A length that does not follow the length on the other axis.
public protocol OwnLength {}

/// A horizontal axis whose width, if it has one, does not follow the height.
public protocol OwnWidth: HorizontalAxisState {}

/// A vertical axis whose height, if it has one, does not follow the width.
public protocol OwnHeight: VerticalAxisState {}

extension Given: OwnLength {}

@available(
  *, unavailable,
  message:
    "an aspect ratio both ways decides nothing: the one length follows the other already; give one of them a length of its own"
)
extension Proportional: OwnLength {}

extension Horizontal.Open: OwnWidth {}
extension Horizontal.Left: OwnWidth {}
extension Horizontal.Center: OwnWidth {}
extension Horizontal.Right: OwnWidth {}
extension Horizontal.Leading: OwnWidth {}
extension Horizontal.Trailing: OwnWidth {}
extension Horizontal.LeftAndCenter: OwnWidth {}
extension Horizontal.LeftAndRight: OwnWidth {}
extension Horizontal.CenterAndRight: OwnWidth {}
extension Horizontal.LeadingAndCenter: OwnWidth {}
extension Horizontal.CenterAndTrailing: OwnWidth {}
extension Horizontal.LeadingAndTrailing: OwnWidth {}
extension Horizontal.Width: OwnWidth where Source: OwnLength {}
extension Horizontal.LeftAndWidth: OwnWidth where Source: OwnLength {}
extension Horizontal.CenterAndWidth: OwnWidth where Source: OwnLength {}
extension Horizontal.RightAndWidth: OwnWidth where Source: OwnLength {}
extension Horizontal.LeadingAndWidth: OwnWidth where Source: OwnLength {}
extension Horizontal.TrailingAndWidth: OwnWidth where Source: OwnLength {}

extension Vertical.Open: OwnHeight {}
extension Vertical.Top: OwnHeight {}
extension Vertical.Middle: OwnHeight {}
extension Vertical.Bottom: OwnHeight {}
extension Vertical.TopAndMiddle: OwnHeight {}
extension Vertical.TopAndBottom: OwnHeight {}
extension Vertical.MiddleAndBottom: OwnHeight {}
extension Vertical.Height: OwnHeight where Source: OwnLength {}
extension Vertical.TopAndHeight: OwnHeight where Source: OwnLength {}
extension Vertical.MiddleAndHeight: OwnHeight where Source: OwnLength {}
extension Vertical.BottomAndHeight: OwnHeight where Source: OwnLength {}
