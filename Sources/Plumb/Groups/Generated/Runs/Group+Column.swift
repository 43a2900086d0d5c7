// Written by Scripts/write-maker from its table. Do not edit.

extension GroupProperty.Column: TakesLeft {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Left) -> GroupProperty.ColumnWith<A, Horizontal.Left> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.ColumnWith: TakesLeft
where H: AcceptsLeft, H.AddingLeft == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Left) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesCenter {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Center) -> GroupProperty.ColumnWith<A, Horizontal.Center> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.ColumnWith: TakesCenter
where H: AcceptsCenter, H.AddingCenter == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Center) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesRight {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Right) -> GroupProperty.ColumnWith<A, Horizontal.Right> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.ColumnWith: TakesRight
where H: AcceptsRight, H.AddingRight == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Right) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesLeading {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Leading) -> GroupProperty.ColumnWith<A, Horizontal.Leading>
  { .init(along: along, across: fact) }
}

extension GroupProperty.ColumnWith: TakesLeading
where H: AcceptsLeading, H.AddingLeading == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Leading) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesTrailing {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Trailing)
    -> GroupProperty.ColumnWith<A, Horizontal.Trailing>
  { .init(along: along, across: fact) }
}

extension GroupProperty.ColumnWith: TakesTrailing
where H: AcceptsTrailing, H.AddingTrailing == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Trailing) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesHorizontalPart {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Part) -> GroupProperty.ColumnWith<A, Horizontal.Part> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.ColumnWith: TakesHorizontalPart
where H: AcceptsHorizontalPart, H.AddingHorizontalPart == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Part) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesWidth {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Width) -> GroupProperty.ColumnWith<A, Horizontal.Width> {
    .init(along: along, across: fact)
  }
}

extension GroupProperty.ColumnWith: TakesWidth
where H: AcceptsWidth, H.AddingWidth == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ fact: Horizontal.Width) -> A.Joined { along.joined(across.adding(fact)) }
}

extension GroupProperty.Column: TakesHorizontalEdges {
  @_documentation(visibility: internal)
  public func adding(_ edges: Horizontal.Complete) -> A.Joined { along.joined(edges) }
}

extension GroupProperty.Column: TakesHeight where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Height) -> GroupProperty.Column<A.AddingLengths> {
    .init(along: along.adding(lengths: fact))
  }
}

extension GroupProperty.ColumnWith: TakesHeight where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Height) -> GroupProperty.ColumnWith<A.AddingLengths, H> {
    .init(along: along.adding(lengths: fact), across: across)
  }
}

extension GroupProperty.Across: TakesHeight where A: AcceptsLengths, A.Axis: ColumnAxis {
  @_documentation(visibility: internal)
  public func adding(_ fact: Vertical.Height) -> A.AddingLengths.Joined {
    along.adding(lengths: fact).joined(across)
  }
}

extension GroupProperty.ColumnWith: TakesHeightAtRatio
where A: AcceptsLengths, H: HorizontalAxisHasWidth {
  @_documentation(visibility: internal)
  public func adding(following fact: Vertical.Height)
    -> GroupProperty.ColumnWith<A.AddingLengths, H>
  { .init(along: along.adding(lengths: fact), across: across) }
}

extension GroupProperty.Across: TakesHeightAtRatio where A: AcceptsLengths, A.Axis: ColumnAxis {
  @_documentation(visibility: internal)
  public func adding(following fact: Vertical.Height) -> A.AddingLengths.Joined {
    along.adding(lengths: fact).joined(across)
  }
}

extension GroupProperty.Column: TakesWidthAtRatio where A: HasLengths {
  @_documentation(visibility: internal)
  public func adding(following fact: Horizontal.Width)
    -> GroupProperty.ColumnWith<A, Horizontal.Width>
  { .init(along: along, across: fact) }
}

extension GroupProperty.ColumnWith: TakesWidthAtRatio
where A: HasLengths, H: AcceptsWidth, H.AddingWidth == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(following fact: Horizontal.Width) -> A.Joined {
    along.joined(across.adding(fact))
  }
}

extension GroupProperty.Column: TakesSize where A: AcceptsLengths {
  @_documentation(visibility: internal)
  public func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height)
    -> GroupProperty.ColumnWith<A.AddingLengths, Horizontal.Width>
  { .init(along: along.adding(lengths: vertical), across: horizontal) }
}

extension GroupProperty.ColumnWith: TakesSize
where A: AcceptsLengths, H: AcceptsWidth, H.AddingWidth == Horizontal.Complete {
  @_documentation(visibility: internal)
  public func adding(_ horizontal: Horizontal.Width, _ vertical: Vertical.Height)
    -> A.AddingLengths.Joined
  { along.adding(lengths: vertical).joined(across.adding(horizontal)) }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension Horizontal.Left: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension Horizontal.Center: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension Horizontal.Right: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension Horizontal.Leading: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension Horizontal.Trailing: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has a part; add left, center, right, leading, trailing or width"
)
extension Horizontal.Part: CompleteAcrossColumn {}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension Horizontal.Width: CompleteAcrossColumn {}
