import Foundation

/// The states of a run (a row, a column or a flow) along its axis. Compiler messages show these names:
/// `LayoutMaker<GroupProperty.Row<Along.Lengths<Directional>>>`.
public enum Along {
  /// Only the ends are decided.
  public struct Open<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
  }

  /// The lengths are decided.
  public struct Lengths<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    @Boxed var length: Axis.Length
  }

  /// The length of each child is decided in a list.
  public struct LengthList<Axis: RunAxis>: IncompleteAlong, HasLengths {
    let start: RunStart<Axis>
    let lengths: RunLengths
  }

  /// Weights are decided: the lengths share the space that the gaps leave.
  public struct Weights<Axis: RunAxis>: IncompleteAlong, HasLengths {
    let start: RunStart<Axis>
    let weights: RunWeights
  }

  /// The gaps are decided.
  public struct Gaps<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
    let gap: RunGap<Axis>
  }

  /// The distribution of the space that the lengths leave is decided.
  public struct Distribution<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
    let distribution: RunDistribution<Axis>
  }

  /// Lengths and weights are decided: the weights share the space that lengths and gaps leave.
  public struct LengthsAndWeights<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    @Boxed var length: Axis.Length
    let weights: RunWeights
  }

  /// Lengths and gaps are decided, but nothing takes the remaining space.
  public struct LengthsAndGaps<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    @Boxed var length: Axis.Length
    let gap: RunGap<Axis>
  }

  /// Everything along the run is decided.
  public struct Complete<Axis: RunAxis>: AlongState, HasLengths {
    let start: RunStart<Axis>
    let filling: RunFilling<Axis>

    @_documentation(visibility: internal)
    public func joined(_ across: Axis.AcrossComplete) -> GroupLayout {
      GroupLayout(RunLayout(start: start, filling: filling, across: across))
    }
  }
}

/// The state of a run along its axis.
public protocol AlongState {
  /// The axis of the run.
  associatedtype Axis: RunAxis
  /// The state of the maker once the facts across the run are complete.
  associatedtype Joined: GroupState
  @_documentation(visibility: internal)
  func joined(_ across: Axis.AcrossComplete) -> Joined
}

/// A run that is not complete along its axis.
public protocol IncompleteAlong: AlongState {}

extension IncompleteAlong {
  @_documentation(visibility: internal)
  public func joined(_ across: Axis.AcrossComplete) -> GroupProperty.Across<Self> {
    GroupProperty.Across(along: self, across: across)
  }
}

/// A run whose lengths along it are decided. So the lengths across it may depend on them.
public protocol HasLengths: AlongState {}

/// A run that can take lengths.
public protocol AcceptsLengths: AlongState {
  /// The state of the run with lengths.
  associatedtype AddingLengths: AlongState where AddingLengths.Axis == Axis
  @_documentation(visibility: internal)
  func adding(lengths length: Axis.Length) -> AddingLengths
}

/// A run that can take a list with a length for each child.
public protocol AcceptsLengthList: AlongState {
  /// The state of the run with the list.
  associatedtype AddingLengthList: AlongState where AddingLengthList.Axis == Axis
  @_documentation(visibility: internal)
  func adding(_ lengths: RunLengths) -> AddingLengthList
}

/// A run whose lengths can shrink by `givingWay`.
public protocol AcceptsGivingWay: AlongState {
  @_documentation(visibility: internal)
  func adding(_ yield: RunYield) -> Self
}

/// A run that can take weights.
public protocol AcceptsWeights: AlongState {
  /// The state of the run with weights.
  associatedtype AddingWeights: AlongState where AddingWeights.Axis == Axis
  @_documentation(visibility: internal)
  func adding(_ weights: RunWeights) -> AddingWeights
}

/// A run that can take gaps.
public protocol AcceptsGaps: AlongState {
  /// The state of the run with gaps.
  associatedtype AddingGaps: AlongState where AddingGaps.Axis == Axis
  @_documentation(visibility: internal)
  func adding(_ gap: RunGap<Axis>) -> AddingGaps
}

/// A run that can take a distribution.
public protocol AcceptsDistribution: AlongState {
  /// The state of the run with a distribution.
  associatedtype AddingDistribution: AlongState where AddingDistribution.Axis == Axis
  @_documentation(visibility: internal)
  func adding(_ distribution: RunDistribution<Axis>) -> AddingDistribution
}
