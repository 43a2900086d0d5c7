// Written by Scripts/write-maker from its table. Do not edit.

/// A run that can take lengthlist along it.
@_documentation(visibility: internal)
public protocol TakesRunLengthList: RunState {
  associatedtype AddingLengthList: GroupState
  func adding(_ lengths: RunLengths) -> AddingLengthList
}

extension GroupProperty.Row: TakesRunLengthList where A: AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> GroupProperty.Row<A.AddingLengthList> {
    .init(along: along.adding(lengths))
  }
}

extension GroupProperty.RowWith: TakesRunLengthList where A: AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> GroupProperty.RowWith<A.AddingLengthList, V> {
    .init(along: along.adding(lengths), across: across)
  }
}

extension GroupProperty.Column: TakesRunLengthList where A: AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> GroupProperty.Column<A.AddingLengthList> {
    .init(along: along.adding(lengths))
  }
}

extension GroupProperty.ColumnWith: TakesRunLengthList where A: AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> GroupProperty.ColumnWith<A.AddingLengthList, H> {
    .init(along: along.adding(lengths), across: across)
  }
}

extension GroupProperty.Across: TakesRunLengthList where A: AcceptsLengthList {
  @_documentation(visibility: internal)
  public func adding(_ lengths: RunLengths) -> A.AddingLengthList.Joined {
    along.adding(lengths).joined(across)
  }
}

/// A run that can take weights along it.
@_documentation(visibility: internal)
public protocol TakesRunWeights: RunState {
  associatedtype AddingWeights: GroupState
  func adding(_ weights: RunWeights) -> AddingWeights
}

extension GroupProperty.Row: TakesRunWeights where A: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> GroupProperty.Row<A.AddingWeights> {
    .init(along: along.adding(weights))
  }
}

extension GroupProperty.RowWith: TakesRunWeights where A: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> GroupProperty.RowWith<A.AddingWeights, V> {
    .init(along: along.adding(weights), across: across)
  }
}

extension GroupProperty.Column: TakesRunWeights where A: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> GroupProperty.Column<A.AddingWeights> {
    .init(along: along.adding(weights))
  }
}

extension GroupProperty.ColumnWith: TakesRunWeights where A: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> GroupProperty.ColumnWith<A.AddingWeights, H> {
    .init(along: along.adding(weights), across: across)
  }
}

extension GroupProperty.Across: TakesRunWeights where A: AcceptsWeights {
  @_documentation(visibility: internal)
  public func adding(_ weights: RunWeights) -> A.AddingWeights.Joined {
    along.adding(weights).joined(across)
  }
}

/// A run that can take gaps along it.
@_documentation(visibility: internal)
public protocol TakesRunGaps: RunState {
  associatedtype AddingGaps: GroupState
  func adding(_ gap: RunGap<Axis>) -> AddingGaps
}

extension GroupProperty.Row: TakesRunGaps where A: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<A.Axis>) -> GroupProperty.Row<A.AddingGaps> {
    .init(along: along.adding(gap))
  }
}

extension GroupProperty.RowWith: TakesRunGaps where A: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<A.Axis>) -> GroupProperty.RowWith<A.AddingGaps, V> {
    .init(along: along.adding(gap), across: across)
  }
}

extension GroupProperty.Column: TakesRunGaps where A: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<A.Axis>) -> GroupProperty.Column<A.AddingGaps> {
    .init(along: along.adding(gap))
  }
}

extension GroupProperty.ColumnWith: TakesRunGaps where A: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<A.Axis>) -> GroupProperty.ColumnWith<A.AddingGaps, H> {
    .init(along: along.adding(gap), across: across)
  }
}

extension GroupProperty.Across: TakesRunGaps where A: AcceptsGaps {
  @_documentation(visibility: internal)
  public func adding(_ gap: RunGap<A.Axis>) -> A.AddingGaps.Joined {
    along.adding(gap).joined(across)
  }
}

/// A run that can take distribution along it.
@_documentation(visibility: internal)
public protocol TakesRunDistribution: RunState {
  associatedtype AddingDistribution: GroupState
  func adding(_ distribution: RunDistribution<Axis>) -> AddingDistribution
}

extension GroupProperty.Row: TakesRunDistribution where A: AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<A.Axis>)
    -> GroupProperty.Row<A.AddingDistribution>
  { .init(along: along.adding(distribution)) }
}

extension GroupProperty.RowWith: TakesRunDistribution where A: AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<A.Axis>)
    -> GroupProperty.RowWith<A.AddingDistribution, V>
  { .init(along: along.adding(distribution), across: across) }
}

extension GroupProperty.Column: TakesRunDistribution where A: AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<A.Axis>)
    -> GroupProperty.Column<A.AddingDistribution>
  { .init(along: along.adding(distribution)) }
}

extension GroupProperty.ColumnWith: TakesRunDistribution where A: AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<A.Axis>)
    -> GroupProperty.ColumnWith<A.AddingDistribution, H>
  { .init(along: along.adding(distribution), across: across) }
}

extension GroupProperty.Across: TakesRunDistribution where A: AcceptsDistribution {
  @_documentation(visibility: internal)
  public func adding(_ distribution: RunDistribution<A.Axis>) -> A.AddingDistribution.Joined {
    along.adding(distribution).joined(across)
  }
}
