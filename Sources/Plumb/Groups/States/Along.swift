import Foundation

/// What is decided along a run. The compiler's sentences show these names:
/// `LayoutMaker<GroupProperty.Row<Along.Lengths<Directional>>>`.
public enum Along {
  /// The ends are decided and nothing else.
  public struct Open<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
  }

  /// The lengths are decided.
  public struct Lengths<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    let length: Axis.Length
  }

  /// The length of each child is decided in a list.
  public struct LengthList<Axis: RunAxis>: IncompleteAlong, HasLengths {
    let start: RunStart<Axis>
    let lengths: RunLengths
  }

  /// The lengths share out what the gaps leave.
  public struct Weights<Axis: RunAxis>: IncompleteAlong, HasLengths {
    let start: RunStart<Axis>
    let weights: RunWeights
  }

  /// The gaps are decided.
  public struct Gaps<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
    let gap: RunGap<Axis>
  }

  /// Where what the lengths leave goes.
  public struct Distribution<Axis: RunAxis>: IncompleteAlong {
    let start: RunStart<Axis>
    let distribution: RunDistribution<Axis>
  }

  /// The lengths share out what they and the gaps leave.
  public struct LengthsAndWeights<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    let length: Axis.Length
    let weights: RunWeights
  }

  /// The lengths and the gaps are decided, and nothing takes up what they leave.
  public struct LengthsAndGaps<Axis: RunAxis>: IncompleteAlong, HasLengths {
    var start: RunStart<Axis>
    let length: Axis.Length
    let gap: RunGap<Axis>
  }

  /// Everything is decided.
  public struct Complete<Axis: RunAxis>: AlongState, HasLengths {
    let start: RunStart<Axis>
    let filling: RunFilling<Axis>

    @_documentation(visibility: internal)
    public func joined(_ across: Axis.AcrossComplete) -> GroupLayout {
      GroupLayout(RunLayout(start: start, filling: filling, across: across))
    }
  }
}

/// What a maker knows along a run.
public protocol AlongState {
  /// What the run follows.
  associatedtype Axis: RunAxis
  /// What it is when the run is complete across.
  associatedtype Joined: GroupState
  @_documentation(visibility: internal)
  func joined(_ across: Axis.AcrossComplete) -> Joined
}

/// A run that needs more along it.
public protocol IncompleteAlong: AlongState {}

extension IncompleteAlong {
  @_documentation(visibility: internal)
  public func joined(_ across: Axis.AcrossComplete) -> GroupProperty.Across<Self> {
    GroupProperty.Across(along: self, across: across)
  }
}

/// A run whose lengths are decided, so that a length across may follow them.
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

/// A run with lengths that may give way.
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
