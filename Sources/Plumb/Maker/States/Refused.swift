// What an axis becomes when it is given a fact that it does not take: it takes all that follows, and is
// complete, so that one mistake is one error wherever in a chain it is. No program reaches it, because
// the conformance that leads to it is unavailable; the compiler does, while it looks for what to say.

extension Horizontal {
  /// A horizontal axis that was given a fact it does not take, which the compiler has told by then.
  @frozen
  public struct Refused: CompleteHorizontalAxis, AcceptsAnyHorizontalFact, OwnWidth {
    public var facts: AxisFacts<Horizontal> { unreachable() }
  }
}

extension Vertical {
  /// A vertical axis that was given a fact it does not take, which the compiler has told by then.
  @frozen
  public struct Refused: CompleteVerticalAxis, AcceptsAnyVerticalFact, OwnHeight {
    public var facts: AxisFacts<Vertical> { unreachable() }
  }
}

extension AcceptsLeft where AddingLeft == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Refused { unreachable() }
}

extension AcceptsCenter where AddingCenter == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Refused { unreachable() }
}

extension AcceptsRight where AddingRight == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Refused { unreachable() }
}

extension AcceptsLeading where AddingLeading == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Refused { unreachable() }
}

extension AcceptsTrailing where AddingTrailing == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Refused { unreachable() }
}

extension AcceptsWidth
where AddingWidth == Horizontal.Refused, AddingProportionalWidth == Horizontal.Refused {
  public func adding(_ fact: Horizontal.Width<Given>) -> Horizontal.Refused { unreachable() }
  public func adding(_ fact: Horizontal.Width<Proportional>) -> Horizontal.Refused { unreachable() }
}

extension AcceptsTop where AddingTop == Vertical.Refused {
  public func adding(_ fact: Vertical.Top) -> Vertical.Refused { unreachable() }
}

extension AcceptsMiddle where AddingMiddle == Vertical.Refused {
  public func adding(_ fact: Vertical.Middle) -> Vertical.Refused { unreachable() }
}

extension AcceptsBottom where AddingBottom == Vertical.Refused {
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Refused { unreachable() }
}

extension AcceptsHeight
where AddingHeight == Vertical.Refused, AddingProportionalHeight == Vertical.Refused {
  public func adding(_ fact: Vertical.Height<Given>) -> Vertical.Refused { unreachable() }
  public func adding(_ fact: Vertical.Height<Proportional>) -> Vertical.Refused { unreachable() }
}
