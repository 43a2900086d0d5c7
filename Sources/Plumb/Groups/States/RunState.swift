/// A maker's state for a row or a column that is not complete.
public protocol RunState: GroupState {
  /// The axis of the run.
  associatedtype Axis: RunAxis
  /// The state after a verb along the run that does not compile. In this state, the run counts as complete along its
  /// axis, so that one mistake gives one error.
  associatedtype RecoveredAlong: GroupState
}

extension GroupProperty.Row: RunState {
  @_documentation(visibility: internal)
  public typealias Axis = A.Axis
  public typealias RecoveredAlong = GroupProperty.Row<Along.Complete<Axis>>
  @_documentation(visibility: internal)
  public typealias DecidedVertically = A.Joined
}

extension GroupProperty.RowWith: RunState {
  @_documentation(visibility: internal)
  public typealias Axis = A.Axis
  public typealias RecoveredAlong = GroupProperty.RowWith<Along.Complete<Axis>, V>
  @_documentation(visibility: internal)
  public typealias DecidedVertically = A.Joined
}

extension GroupProperty.Column: RunState {
  @_documentation(visibility: internal)
  public typealias Axis = A.Axis
  public typealias RecoveredAlong = GroupProperty.Column<Along.Complete<Axis>>
  @_documentation(visibility: internal)
  public typealias DecidedHorizontally = A.Joined
}

extension GroupProperty.ColumnWith: RunState {
  @_documentation(visibility: internal)
  public typealias Axis = A.Axis
  public typealias RecoveredAlong = GroupProperty.ColumnWith<Along.Complete<Axis>, H>
  @_documentation(visibility: internal)
  public typealias DecidedHorizontally = A.Joined
}

extension GroupProperty.Across: RunState {
  @_documentation(visibility: internal)
  public typealias Axis = A.Axis
  public typealias RecoveredAlong = GroupLayout
}

/// A run with lengths that `givingWay` can let shrink.
public protocol TakesGivingWay: RunState {
  @_documentation(visibility: internal)
  func adding(_ yield: RunYield) -> Self
}

extension GroupProperty.Row: TakesGivingWay where A: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self { .init(along: along.adding(yield)) }
}

extension GroupProperty.RowWith: TakesGivingWay where A: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    .init(along: along.adding(yield), across: across)
  }
}

extension GroupProperty.Column: TakesGivingWay where A: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self { .init(along: along.adding(yield)) }
}

extension GroupProperty.ColumnWith: TakesGivingWay where A: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    .init(along: along.adding(yield), across: across)
  }
}

extension GroupProperty.Across: TakesGivingWay where A: AcceptsGivingWay {
  @_documentation(visibility: internal)
  public func adding(_ yield: RunYield) -> Self {
    .init(along: along.adding(yield), across: across)
  }
}
