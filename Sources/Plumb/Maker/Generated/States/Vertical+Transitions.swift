// Written by Scripts/write-maker from its table. Do not edit.

extension Vertical.Open: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVerticalPart,
  AcceptsHeight, AcceptsFirstBaseline, AcceptsLastBaseline
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Vertical.Top {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Vertical.Middle {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Bottom {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Part {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Height {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.FirstBaseline) -> Vertical.FirstBaseline {
    fact
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.LastBaseline) -> Vertical.LastBaseline {
    fact
  }
}

extension Vertical.Top: AcceptsMiddle, AcceptsBottom, AcceptsVerticalPart, AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Vertical.Middle: AcceptsTop, AcceptsBottom, AcceptsVerticalPart, AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Vertical.Bottom: AcceptsTop, AcceptsMiddle, AcceptsVerticalPart, AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Vertical.Part: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVerticalPart,
  AcceptsHeight
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .position(fact.position)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Vertical.Height: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVerticalPart,
  AcceptsFirstBaseline, AcceptsLastBaseline
{
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Top) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Middle) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Bottom) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Part) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.FirstBaseline) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }

  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.LastBaseline) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(fact.position, .length(length)))
  }
}

extension Vertical.FirstBaseline: AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}

extension Vertical.LastBaseline: AcceptsHeight {
  @_documentation(visibility: internal)
  @_alwaysEmitIntoClient @inline(always)
  public func adding(_ fact: Vertical.Height) -> Vertical.Complete {
    Vertical.Complete(AxisFacts(position, .length(fact.length)))
  }
}
