/// The states of a maker of the layout of several children at once: rows, columns, flows and
/// matrices.
///
///     toolbar.plumb.layout([back, title, share]) {
///       $0.row(leading: 16, trailing: 16)
///         .fitWidth().equalizeGaps()
///         .setMiddle(offset: 0).fitHeight()
///     }
///
/// **A run** is a row or a column: children one after the other between two ends. The axis that they
/// follow each other on is *along* the run, the other one is *across* it. The two ends are decided
/// when the run begins, so something must take up what the lengths and the gaps leave between them,
/// and only one thing can. That is the whole table:
///
///     along a run that holds   takes                          and becomes
///     ──────────────────────   ────────────────────────────   ───────────
///     nothing                  lengths, a list, weights, gaps, a distribution
///     lengths                  a distribution                 complete
///     lengths                  weights, gaps                  that much more
///     a list                   gaps, a distribution           complete
///     weights                  gaps                           complete
///     gaps                     weights, a list                complete
///     gaps                     lengths                        that much more
///     a distribution           lengths, a list                complete
///     lengths and weights      gaps                           complete
///     lengths and gaps         weights                        complete
///
/// *Lengths* are those of the ordinary maker: `setWidth(to:)`, `setWidth(by:)`, `fitWidth()`, at a
/// ratio to the length across; then `givingWay` may say whose lengths shrink. A *list* has a length for each
/// child, and spacers: `setWidths(to:)`. *Weights* share out what is left: `equalizeWidths()`,
/// `weighWidths(by:)`. They fill the run, so they need *gaps*, which are fixed. A *distribution* takes
/// up what is left in gaps (`equalizeGaps()`) or beside the run (`pack(at:gaps:)`), so it needs
/// lengths. Weights after lengths share out what those leave, as `flex-grow` does.
///
/// Across the run each child needs what every frame needs: two facts of the ordinary maker, by its own
/// verbs. Along and across do not wait for each other.
///
/// **A matrix** has tracks instead of ends: columns and rows, then one ordinary layout that is
/// evaluated in each child's cell as its parent. **A flow** is a row that breaks when it is full.
///
/// A complete maker has one type, ``GroupLayout``, whatever it is of, so that one condition may lay out
/// a row and another one a column. It is compiled once into two ordinary layouts: one for the ends, one
/// for the lengths along and the facts across. A pass evaluates each once, asks children only for what
/// is fitted, and then adds up. So a run costs one evaluation and a sum a child, on both axes and in
/// both directions by the same code. In a container a run is one step of the plan: it has one order, its
/// children are placed together, and others may be pinned to any of them.
public enum GroupProperty {
  /// Nothing is decided yet, not even whether it is a row, a column, a flow or a matrix.
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

  /// A run that is complete across and not along.
  public struct Across<A: AlongState>: GroupState {
    let along: A
    let across: A.Axis.AcrossComplete
  }
}

/// A state of a maker of the layout of several children.
public protocol GroupState: FrameState {}
