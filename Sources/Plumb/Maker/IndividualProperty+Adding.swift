// A frame takes a fact by handing it to the axis that the fact is of. The verbs stand on these.

extension IndividualProperty.Frame {
  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Left) -> IndividualProperty.Frame<H.AddingLeft, V>
  where H: AcceptsLeft { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Center) -> IndividualProperty.Frame<H.AddingCenter, V>
  where H: AcceptsCenter { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Right) -> IndividualProperty.Frame<H.AddingRight, V>
  where H: AcceptsRight { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Leading) -> IndividualProperty.Frame<H.AddingLeading, V>
  where H: AcceptsLeading { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Trailing) -> IndividualProperty.Frame<H.AddingTrailing, V>
  where H: AcceptsTrailing { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Width<Given>) -> IndividualProperty.Frame<H.AddingWidth, V>
  where H: AcceptsWidth { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Horizontal.Width<Proportional>)
    -> IndividualProperty.Frame<H.AddingProportionalWidth, V>
  where H: AcceptsWidth { .init(horizontal: horizontal.adding(fact), vertical: vertical) }

  @inlinable @inline(always)
  func adding(_ fact: Vertical.Top) -> IndividualProperty.Frame<H, V.AddingTop>
  where V: AcceptsTop { .init(horizontal: horizontal, vertical: vertical.adding(fact)) }

  @inlinable @inline(always)
  func adding(_ fact: Vertical.Middle) -> IndividualProperty.Frame<H, V.AddingMiddle>
  where V: AcceptsMiddle { .init(horizontal: horizontal, vertical: vertical.adding(fact)) }

  @inlinable @inline(always)
  func adding(_ fact: Vertical.Bottom) -> IndividualProperty.Frame<H, V.AddingBottom>
  where V: AcceptsBottom { .init(horizontal: horizontal, vertical: vertical.adding(fact)) }

  @inlinable @inline(always)
  func adding(_ fact: Vertical.Height<Given>) -> IndividualProperty.Frame<H, V.AddingHeight>
  where V: AcceptsHeight { .init(horizontal: horizontal, vertical: vertical.adding(fact)) }

  @inlinable @inline(always)
  func adding(_ fact: Vertical.Height<Proportional>)
    -> IndividualProperty.Frame<H, V.AddingProportionalHeight>
  where V: AcceptsHeight { .init(horizontal: horizontal, vertical: vertical.adding(fact)) }
}
