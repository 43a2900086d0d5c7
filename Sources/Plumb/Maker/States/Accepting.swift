/// What a state takes and what it becomes, one protocol a fact. Which state takes which fact is
/// written in `Transitions.swift` and nowhere else.
///
/// A state that does not take a fact conforms unavailably and becomes one that takes everything, so
/// that one mistake is one error: see `Refusals+Overspecified.swift` and `Refused.swift`.
public protocol AcceptsLeft: HorizontalAxisState {
  associatedtype AddingLeft: HorizontalAxisState = Horizontal.Refused
  func adding(_ left: Horizontal.Left) -> AddingLeft
}

/// A horizontal axis that can take its center.
public protocol AcceptsCenter: HorizontalAxisState {
  associatedtype AddingCenter: HorizontalAxisState = Horizontal.Refused
  func adding(_ center: Horizontal.Center) -> AddingCenter
}

/// A horizontal axis that can take its right edge.
public protocol AcceptsRight: HorizontalAxisState {
  associatedtype AddingRight: HorizontalAxisState = Horizontal.Refused
  func adding(_ right: Horizontal.Right) -> AddingRight
}

/// A horizontal axis that can take its leading edge.
public protocol AcceptsLeading: HorizontalAxisState {
  associatedtype AddingLeading: HorizontalAxisState = Horizontal.Refused
  func adding(_ leading: Horizontal.Leading) -> AddingLeading
}

/// A horizontal axis that can take its trailing edge.
public protocol AcceptsTrailing: HorizontalAxisState {
  associatedtype AddingTrailing: HorizontalAxisState = Horizontal.Refused
  func adding(_ trailing: Horizontal.Trailing) -> AddingTrailing
}

/// A horizontal axis that can take its width, given or following the height.
public protocol AcceptsWidth: HorizontalAxisState {
  associatedtype AddingWidth: HorizontalAxisState = Horizontal.Refused
  associatedtype AddingProportionalWidth: HorizontalAxisState = Horizontal.Refused
  func adding(_ width: Horizontal.Width<Given>) -> AddingWidth
  func adding(_ width: Horizontal.Width<Proportional>) -> AddingProportionalWidth
}

/// A vertical axis that can take its top edge.
public protocol AcceptsTop: VerticalAxisState {
  associatedtype AddingTop: VerticalAxisState = Vertical.Refused
  func adding(_ top: Vertical.Top) -> AddingTop
}

/// A vertical axis that can take its middle.
public protocol AcceptsMiddle: VerticalAxisState {
  associatedtype AddingMiddle: VerticalAxisState = Vertical.Refused
  func adding(_ middle: Vertical.Middle) -> AddingMiddle
}

/// A vertical axis that can take its bottom edge.
public protocol AcceptsBottom: VerticalAxisState {
  associatedtype AddingBottom: VerticalAxisState = Vertical.Refused
  func adding(_ bottom: Vertical.Bottom) -> AddingBottom
}

/// A vertical axis that can take its height, given or following the width.
public protocol AcceptsHeight: VerticalAxisState {
  associatedtype AddingHeight: VerticalAxisState = Vertical.Refused
  associatedtype AddingProportionalHeight: VerticalAxisState = Vertical.Refused
  func adding(_ height: Vertical.Height<Given>) -> AddingHeight
  func adding(_ height: Vertical.Height<Proportional>) -> AddingProportionalHeight
}
