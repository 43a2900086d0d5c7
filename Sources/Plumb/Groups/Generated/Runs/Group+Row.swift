// Written by Scripts/write-maker from its table. Do not edit.

extension GroupProperty.Row: TakesTop {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Top) -> GroupProperty.RowWith<A, Vertical.Top> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesTop where V: AcceptsTop, V.AddingTop == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Top) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Row: TakesMiddle {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Middle) -> GroupProperty.RowWith<A, Vertical.Middle> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesMiddle
where V: AcceptsMiddle, V.AddingMiddle == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Middle) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Row: TakesBottom {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Bottom) -> GroupProperty.RowWith<A, Vertical.Bottom> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesBottom
where V: AcceptsBottom, V.AddingBottom == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Bottom) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Row: TakesVerticalPart {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Part) -> GroupProperty.RowWith<A, Vertical.Part> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesVerticalPart
where V: AcceptsVerticalPart, V.AddingVerticalPart == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Part) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Row: TakesHeight {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Height) -> GroupProperty.RowWith<A, Vertical.Height> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesHeight
where V: AcceptsHeight, V.AddingHeight == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Height) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Row: TakesFirstBaseline {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.FirstBaseline)
    -> GroupProperty.RowWith<A, Vertical.FirstBaseline>
  { .init(along: along, across: fact) }
}

extension GroupProperty.RowWith: TakesFirstBaseline
where V: AcceptsFirstBaseline, V.AddingFirstBaseline == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.FirstBaseline) -> A.Joined {
    along.joined(across.adding(fact))
  }
}

extension GroupProperty.Row: TakesLastBaseline {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.LastBaseline)
    -> GroupProperty.RowWith<A, Vertical.LastBaseline>
  { .init(along: along, across: fact) }
}

extension GroupProperty.RowWith: TakesLastBaseline
where V: AcceptsLastBaseline, V.AddingLastBaseline == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.LastBaseline) -> A.Joined {
    along.joined(across.adding(fact))
  }
}

extension GroupProperty.Row: TakesVerticalEdges {
  @_documentation(visibility: internal)
  public func adding(_ edges: Vertical.Complete) -> A.Joined { along.joined(edges) }
}

extension GroupProperty.Row: TakesWidth where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Width) -> GroupProperty.Row<A.AddingLengths> {
    .init(along: along.adding(lengths: fact))
  }
}

extension GroupProperty.RowWith: TakesWidth where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Width) -> GroupProperty.RowWith<A.AddingLengths, V> {
    .init(along: along.adding(lengths: fact), across: across)
  }
}

extension GroupProperty.Across: TakesWidth where A: AcceptsLengths, A.Axis: RowAxis {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Width) -> A.AddingLengths.Joined {
    along.adding(lengths: fact).joined(across)
  }
}

extension GroupProperty.RowWith: TakesWidthAtRatio
where A: AcceptsLengths, V: VerticalAxisHasHeight {
  @_documentation(visibility: internal)
  public func adding(following fact: Horizontal.Width) -> GroupProperty.RowWith<A.AddingLengths, V>
  { .init(along: along.adding(lengths: fact), across: across) }
}

extension GroupProperty.Across: TakesWidthAtRatio where A: AcceptsLengths, A.Axis: RowAxis {
  @_documentation(visibility: internal)
  public func adding(following fact: Horizontal.Width) -> A.AddingLengths.Joined {
    along.adding(lengths: fact).joined(across)
  }
}

extension GroupProperty.Row: TakesHeightAtRatio where A: HasLengths {
  @_documentation(visibility: internal)
  public func adding(following fact: Vertical.Height) -> GroupProperty.RowWith<A, Vertical.Height> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.RowWith: TakesHeightAtRatio
where A: HasLengths, V: AcceptsHeight, V.AddingHeight == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(following fact: Vertical.Height) -> A.Joined {
    along.joined(across.adding(fact))
  }
}

extension GroupProperty.Row: TakesSize where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height)
    -> GroupProperty.RowWith<A.AddingLengths, Vertical.Height>
  { .init(along: along.adding(lengths: horizontal), across: vertical) }
}

extension GroupProperty.RowWith: TakesSize
where A: AcceptsLengths, V: AcceptsHeight, V.AddingHeight == Vertical.Complete {
  @_documentation(visibility: internal)
  public func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height)
    -> A.AddingLengths.Joined
  { along.adding(lengths: horizontal).joined(across.adding(vertical)) }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension Vertical.Top: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension Vertical.Middle: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension Vertical.Bottom: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has a part; add top, middle, bottom or height"
)
extension Vertical.Part: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension Vertical.Height: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its first baseline; add height"
)
extension Vertical.FirstBaseline: CompleteAcrossRow {}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its last baseline; add height"
)
extension Vertical.LastBaseline: CompleteAcrossRow {}
