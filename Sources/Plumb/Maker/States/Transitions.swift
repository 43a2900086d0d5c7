// The transition table: which state takes which fact, and what it becomes.
//
//     an axis that holds   takes                                    and becomes
//     nothing              any one fact                             that fact's state
//     left                 center, right, width                     complete
//     center               left, right, leading, trailing, width    complete
//     right                left, center, width                      complete
//     leading              center, trailing, width                  complete
//     trailing             leading, center, width                   complete
//     width                left, center, right, leading, trailing   complete
//     two facts            nothing
//
// The vertical axis is the same without leading and trailing. This is the only place that knows it:
// the verbs ask for these conformances, and the refusals are the ones that are missing here.

extension Horizontal.Open: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading, AcceptsTrailing, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Left) -> Horizontal.Left { fact }
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.Center { fact }
  @inlinable public func adding(_ fact: Horizontal.Right) -> Horizontal.Right { fact }
  @inlinable public func adding(_ fact: Horizontal.Leading) -> Horizontal.Leading { fact }
  @inlinable public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Trailing { fact }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.Width<Given> { fact }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.Width<Proportional> { fact }
}

extension Horizontal.Left: AcceptsCenter, AcceptsRight, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.LeftAndCenter { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Right) -> Horizontal.LeftAndRight { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.LeftAndWidth<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.LeftAndWidth<Proportional> { .init(self, fact) }
}

extension Horizontal.Center: AcceptsLeft, AcceptsRight, AcceptsLeading, AcceptsTrailing, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Left) -> Horizontal.LeftAndCenter { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Right) -> Horizontal.CenterAndRight { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Leading) -> Horizontal.LeadingAndCenter { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Trailing) -> Horizontal.CenterAndTrailing { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.CenterAndWidth<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.CenterAndWidth<Proportional> { .init(self, fact) }
}

extension Horizontal.Right: AcceptsLeft, AcceptsCenter, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Left) -> Horizontal.LeftAndRight { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.CenterAndRight { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.RightAndWidth<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.RightAndWidth<Proportional> { .init(self, fact) }
}

extension Horizontal.Leading: AcceptsCenter, AcceptsTrailing, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.LeadingAndCenter { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Trailing) -> Horizontal.LeadingAndTrailing { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.LeadingAndWidth<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.LeadingAndWidth<Proportional> { .init(self, fact) }
}

extension Horizontal.Trailing: AcceptsLeading, AcceptsCenter, AcceptsWidth {
  @inlinable public func adding(_ fact: Horizontal.Leading) -> Horizontal.LeadingAndTrailing { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.CenterAndTrailing { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.TrailingAndWidth<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.TrailingAndWidth<Proportional> { .init(self, fact) }
}

extension Horizontal.Width: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading, AcceptsTrailing {
  @inlinable public func adding(_ fact: Horizontal.Left) -> Horizontal.LeftAndWidth<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Horizontal.Center) -> Horizontal.CenterAndWidth<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Horizontal.Right) -> Horizontal.RightAndWidth<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Horizontal.Leading) -> Horizontal.LeadingAndWidth<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Horizontal.Trailing) -> Horizontal.TrailingAndWidth<Source> { .init(fact, self) }
}

extension Vertical.Open: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsHeight {
  @inlinable public func adding(_ fact: Vertical.Top) -> Vertical.Top { fact }
  @inlinable public func adding(_ fact: Vertical.Middle) -> Vertical.Middle { fact }
  @inlinable public func adding(_ fact: Vertical.Bottom) -> Vertical.Bottom { fact }
  @inlinable public func adding(_ fact: Vertical.Height<Given>) -> Vertical.Height<Given> { fact }
  @inlinable public func adding(_ fact: Vertical.Height<Proportional>) -> Vertical.Height<Proportional> { fact }
}

extension Vertical.Top: AcceptsMiddle, AcceptsBottom, AcceptsHeight {
  @inlinable public func adding(_ fact: Vertical.Middle) -> Vertical.TopAndMiddle { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Bottom) -> Vertical.TopAndBottom { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Given>) -> Vertical.TopAndHeight<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Proportional>) -> Vertical.TopAndHeight<Proportional> { .init(self, fact) }
}

extension Vertical.Middle: AcceptsTop, AcceptsBottom, AcceptsHeight {
  @inlinable public func adding(_ fact: Vertical.Top) -> Vertical.TopAndMiddle { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Bottom) -> Vertical.MiddleAndBottom { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Given>) -> Vertical.MiddleAndHeight<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Proportional>) -> Vertical.MiddleAndHeight<Proportional> { .init(self, fact) }
}

extension Vertical.Bottom: AcceptsTop, AcceptsMiddle, AcceptsHeight {
  @inlinable public func adding(_ fact: Vertical.Top) -> Vertical.TopAndBottom { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Middle) -> Vertical.MiddleAndBottom { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Given>) -> Vertical.BottomAndHeight<Given> { .init(self, fact) }
  @inlinable public func adding(_ fact: Vertical.Height<Proportional>) -> Vertical.BottomAndHeight<Proportional> { .init(self, fact) }
}

extension Vertical.Height: AcceptsTop, AcceptsMiddle, AcceptsBottom {
  @inlinable public func adding(_ fact: Vertical.Top) -> Vertical.TopAndHeight<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Vertical.Middle) -> Vertical.MiddleAndHeight<Source> { .init(fact, self) }
  @inlinable public func adding(_ fact: Vertical.Bottom) -> Vertical.BottomAndHeight<Source> { .init(fact, self) }
}
