/// The states of a maker that lays out several children at once, as a row, a column, a flow or a matrix.
///
///     toolbar.plumb.layout([back, title, share]) {
///       $0.row(leading: 16, trailing: 16)
///         .fitWidth().equalizeGaps()
///         .setMiddle(offset: 0).fitHeight()
///     }
///
/// **A run** is a row or a column: children one after the other between two ends. The axis of the sequence is *along*
/// the run, the other axis is *across* it. The ends are decided when the run begins. So exactly one thing must take
/// the space that the lengths and gaps leave. This is the whole table:
///
///     a run that has           takes                          and becomes
///     ──────────────────────   ────────────────────────────   ──────────────────────────────
///     nothing along it         lengths, a list, weights,      a run that has it
///                              gaps, a distribution
///     lengths                  a distribution                 complete
///     lengths                  weights, gaps                  a run that has both
///     a list                   gaps, a distribution           complete
///     weights                  gaps                           complete
///     gaps                     weights, a list                complete
///     gaps                     lengths                        a run that has both
///     a distribution           lengths, a list                complete
///     lengths and weights      gaps                           complete
///     lengths and gaps         weights                        complete
///
/// *Lengths* are those of the ordinary maker: `setWidth(to:)`, `setWidth(by:)`, `fitWidth()`, or a ratio to the length
/// across; after them, `givingWay` names the lengths that shrink. A *list* has a length for each child, and spacers:
/// `setWidths(to:)`. *Weights* share the remaining space: `equalizeWidths()`, `weighWidths(by:)`. They fill the run,
/// so they need *gaps*, which are fixed. A *distribution* puts the remaining space into gaps (`equalizeGaps()`) or
/// beside the children (`pack(at:gaps:)`), so it needs lengths. Weights after lengths share the space that those
/// lengths leave, like `flex-grow`.
///
/// Across the run, each child needs what every frame needs: two facts of the ordinary maker, by its own verbs. The
/// facts along and across may come in any order.
///
/// **A matrix** has tracks instead of ends: columns and rows, then one ordinary layout that is evaluated in each
/// child's cell as its parent. **A flow** is a row that breaks when it is full.
///
/// A complete maker always has the type ``GroupLayout``, so that one condition may lay out a row and another one a
/// column. A run is compiled once into three ordinary layouts: one for the ends, one for the gap, and one for the
/// lengths along and the facts across. A pass evaluates each of them once, asks children only for fitted lengths, and
/// then adds up. So a run costs one evaluation and a sum for each child. Both axes and both directions share this
/// code. In a container a run is one step of the plan: it has one order, its children are placed together, and others
/// may be pinned to any of them.
public enum GroupProperty {
  /// Nothing is decided yet, not even the kind of group.
  public struct Initial {
    @usableFromInline
    init() {}
  }

  /// A row with nothing decided across it.
  public struct Row<A: AlongState>: GroupState where A.Axis: RowAxis {
    let along: A
  }

  /// A row with one fact decided across it.
  public struct RowWith<A: AlongState, V: VerticalAxisState>: GroupState
  where A.Axis: RowAxis {
    let along: A
    let across: V
  }

  /// A column with nothing decided across it.
  public struct Column<A: AlongState>: GroupState where A.Axis: ColumnAxis {
    let along: A
  }

  /// A column with one fact decided across it.
  public struct ColumnWith<A: AlongState, H: HorizontalAxisState>: GroupState
  where A.Axis: ColumnAxis {
    let along: A
    let across: H
  }

  /// A run that is complete across, but not along.
  public struct Across<A: AlongState>: GroupState {
    let along: A
    @Boxed var across: A.Axis.AcrossComplete
  }
}

/// A state of a maker that lays out several children.
public protocol GroupState: FrameState {}
