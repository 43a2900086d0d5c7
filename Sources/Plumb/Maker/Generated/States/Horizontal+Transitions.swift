// Written by Scripts/write-maker from its table. Do not edit.

extension Horizontal.Open: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing, AcceptsHorizontalPart, AcceptsWidth
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Left {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Center {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Right {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Leading {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Trailing {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Part {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Width {
    fact
  }
}

extension Horizontal.Left: AcceptsCenter, AcceptsRight, AcceptsHorizontalPart, AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Center: AcceptsLeft, AcceptsRight, AcceptsLeading, AcceptsTrailing,
  AcceptsHorizontalPart, AcceptsWidth
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Right: AcceptsLeft, AcceptsCenter, AcceptsHorizontalPart, AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Leading: AcceptsCenter, AcceptsTrailing, AcceptsHorizontalPart, AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Trailing: AcceptsLeading, AcceptsCenter, AcceptsHorizontalPart, AcceptsWidth {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Part: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing, AcceptsHorizontalPart, AcceptsWidth
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Width) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Horizontal.Width: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing, AcceptsHorizontalPart
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Left) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Center) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Right) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Leading) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Trailing) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Horizontal.Part) -> Horizontal.Complete {
    Horizontal.Complete(AxisFacts(fact.position, .length(length)))
  }
}
