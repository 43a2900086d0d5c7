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

extension Horizontal.Open: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing, AcceptsWidth
{
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Left) -> Horizontal.Left { fact }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center) -> Horizontal.Center {
    fact
  }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Right) -> Horizontal.Right {
    fact
  }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Leading) -> Horizontal.Leading {
    fact
  }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Trailing
  { fact }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.Width<Given>
  { fact }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.Width<Proportional>
  { fact }
}

extension Horizontal.Left: AcceptsCenter, AcceptsRight, AcceptsWidth {
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center)
    -> Horizontal.LeftAndCenter
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Right) -> Horizontal.LeftAndRight
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.LeftAndWidth<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.LeftAndWidth<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Horizontal.Center: AcceptsLeft, AcceptsRight, AcceptsLeading, AcceptsTrailing,
  AcceptsWidth
{
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Left) -> Horizontal.LeftAndCenter
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Right)
    -> Horizontal.CenterAndRight
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Leading)
    -> Horizontal.LeadingAndCenter
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Trailing)
    -> Horizontal.CenterAndTrailing
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.CenterAndWidth<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.CenterAndWidth<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Horizontal.Right: AcceptsLeft, AcceptsCenter, AcceptsWidth {
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Left) -> Horizontal.LeftAndRight
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center)
    -> Horizontal.CenterAndRight
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.RightAndWidth<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.RightAndWidth<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Horizontal.Leading: AcceptsCenter, AcceptsTrailing, AcceptsWidth {
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center)
    -> Horizontal.LeadingAndCenter
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Trailing)
    -> Horizontal.LeadingAndTrailing
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.LeadingAndWidth<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.LeadingAndWidth<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Horizontal.Trailing: AcceptsLeading, AcceptsCenter, AcceptsWidth {
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Leading)
    -> Horizontal.LeadingAndTrailing
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center)
    -> Horizontal.CenterAndTrailing
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Given>)
    -> Horizontal.TrailingAndWidth<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Width<Proportional>)
    -> Horizontal.TrailingAndWidth<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Horizontal.Width: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing
{
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Left)
    -> Horizontal.LeftAndWidth<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Center)
    -> Horizontal.CenterAndWidth<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Right)
    -> Horizontal.RightAndWidth<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Leading)
    -> Horizontal.LeadingAndWidth<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Horizontal.Trailing)
    -> Horizontal.TrailingAndWidth<Source>
  { .init(facts: .init(fact.position, .length(length))) }
}

extension Vertical.Open: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsHeight {
  @inlinable @inline(always) public func adding(_ fact: Vertical.Top) -> Vertical.Top { fact }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Middle) -> Vertical.Middle { fact }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Bottom) -> Vertical.Bottom { fact }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Given>)
    -> Vertical.Height<Given>
  { fact }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Proportional>)
    -> Vertical.Height<Proportional>
  { fact }
}

extension Vertical.Top: AcceptsMiddle, AcceptsBottom, AcceptsHeight {
  @inlinable @inline(always) public func adding(_ fact: Vertical.Middle) -> Vertical.TopAndMiddle {
    .init(facts: .init(position, .position(fact.position)))
  }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Bottom) -> Vertical.TopAndBottom {
    .init(facts: .init(position, .position(fact.position)))
  }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Given>)
    -> Vertical.TopAndHeight<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Proportional>)
    -> Vertical.TopAndHeight<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Vertical.Middle: AcceptsTop, AcceptsBottom, AcceptsHeight {
  @inlinable @inline(always) public func adding(_ fact: Vertical.Top) -> Vertical.TopAndMiddle {
    .init(facts: .init(position, .position(fact.position)))
  }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Bottom) -> Vertical.MiddleAndBottom
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Given>)
    -> Vertical.MiddleAndHeight<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Proportional>)
    -> Vertical.MiddleAndHeight<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Vertical.Bottom: AcceptsTop, AcceptsMiddle, AcceptsHeight {
  @inlinable @inline(always) public func adding(_ fact: Vertical.Top) -> Vertical.TopAndBottom {
    .init(facts: .init(position, .position(fact.position)))
  }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Middle) -> Vertical.MiddleAndBottom
  { .init(facts: .init(position, .position(fact.position))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Given>)
    -> Vertical.BottomAndHeight<Given>
  { .init(facts: .init(position, .length(fact.length))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Height<Proportional>)
    -> Vertical.BottomAndHeight<Proportional>
  { .init(facts: .init(position, .length(fact.length))) }
}

extension Vertical.Height: AcceptsTop, AcceptsMiddle, AcceptsBottom {
  @inlinable @inline(always) public func adding(_ fact: Vertical.Top)
    -> Vertical.TopAndHeight<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Middle)
    -> Vertical.MiddleAndHeight<Source>
  { .init(facts: .init(fact.position, .length(length))) }
  @inlinable @inline(always) public func adding(_ fact: Vertical.Bottom)
    -> Vertical.BottomAndHeight<Source>
  { .init(facts: .init(fact.position, .length(length))) }
}
