import Foundation

/// The part of a run that stored layouts read: the cells, and the space, child and grid of the evaluation.
///
/// A ``LayoutRun`` adds the plan.
@usableFromInline
class RunCells {
  @exclusivity(unchecked)
  @usableFromInline private(set) final var space = ParentSpace(
    bounds: .zero, direction: .leftToRight)
  @exclusivity(unchecked)
  @usableFromInline private(set) final var cells: UnsafeMutablePointer<FrameCell>
  @exclusivity(unchecked)
  @usableFromInline private(set) final var stamp = 0
  /// The child whose layout is being evaluated.
  @exclusivity(unchecked)
  @usableFromInline final var child: UnretainedHost?
  /// The pixel grid of the container.
  @exclusivity(unchecked)
  @usableFromInline private(set) final var grid = PixelGrid.none
  @exclusivity(unchecked)
  @usableFromInline private(set) final var isOnGrid = false
  /// Values kept from the last evaluation, so that nothing is evaluated twice.
  @exclusivity(unchecked)
  @usableFromInline final var evaluated = Evaluated()
  /// The numbers of the last frame that had a negative length or a number that is not finite. A report finds the reason
  /// in them.
  private final var unsound: PlacedFrame?
  /// The frames of the trial that runs; nil in a pass.
  @exclusivity(unchecked)
  final var trial: TrialFrames?
  /// Which sides of the space are unlimited. The length of an unlimited side is provisional: a trial tries it.
  @exclusivity(unchecked)
  final var unlimited = (width: false, height: false)
  final let table: HostTable
  private final let memory = FrameCells()

  init(_ table: HostTable) {
    self.table = table
    cells = memory.start
  }

  @inline(__always)
  final func beginCells(_ space: ParentSpace, _ stamp: Int, _ grid: PixelGrid) {
    self.space = space
    self.grid = grid
    isOnGrid = !grid.isNone
    self.stamp = stamp
    if memory.count < table.cellCount {
      memory.grow(to: table.cellCount)
      cells = memory.start
    }
  }

  /// The number of cells in memory.
  final var capacity: Int { memory.count }

  /// Sets the space in which the next layouts are evaluated: a cell of a matrix, or the parent's space again
  /// afterwards.
  final func move(to space: ParentSpace) { self.space = space }

  /// Notes the frame of a host or an area in its cell, for layouts that are pinned to it.
  @_alwaysEmitIntoClient @inline(always)
  final func note(_ frame: CGRect, at cell: Int) {
    let place = cells + cell
    place.pointee.frame = frame
    place.pointee.stamp = stamp
  }

  /// Notes a frame in its cell, and the frame's size as the lengths of the cell. For a cell whose lengths layouts may
  /// read.
  final func noteAll(_ frame: CGRect, at cell: Int) {
    note(frame, at: cell)
    noteSize(at: cell)
  }

  /// Notes the parent's bounds in their cell, and makes the cell of constants valid for this run.
  @inline(__always)
  final func noteBounds() {
    cells[Int(FrameCell.nothing)].stamp = stamp
    noteAll(space.bounds, at: Int(FrameCell.index(of: .bounds)))
  }

  /// Notes the areas of the parent that layouts read besides its bounds.
  final func note(_ areas: [LayoutArea], of parent: any Layoutable) {
    for area in areas {
      noteAll(parent.area(area, in: space.bounds), at: Int(FrameCell.index(of: area)))
    }
  }

  /// Whether the space is unlimited along an axis.
  final func isUnlimited<Axis: FrameAxis>(_ axis: Axis.Type) -> Bool {
    Axis.kind == .vertical ? unlimited.height : unlimited.width
  }

  /// An evaluated frame, rounded to the grid if it is sound.
  @inline(__always)
  final func aligned(_ frame: CGRect) -> CGRect {
    isOnGrid && frame.isSound ? grid.alignedOnLines(frame) : frame
  }

  /// Calls ``aligned(_:)`` out of line, so that the code for a layout of values without a grid stays short.
  @inline(never)
  final func alignedApart(_ frame: CGRect) -> CGRect { aligned(frame) }

  /// The size that a child asked for, on the grid.
  @inline(__always)
  final func fitted(_ size: CGSize) -> CGSize {
    !isOnGrid && size.width + size.height < .greatestFiniteMagnitude
      ? size : grid.fittedOnLines(size)
  }

  /// The frame of evaluated facts. If it is not sound, their numbers are kept for the report.
  final func frame(of placed: PlacedFrame) -> CGRect {
    let frame = placed.frame
    evaluated.frame = frame
    if !frame.isSound { unsound = placed }
    return aligned(frame)
  }

  final func takeUnsound() -> PlacedFrame? {
    defer { unsound = nil }
    return unsound
  }

  /// A context for the current child, for code that evaluates without cells.
  final func context(in parent: any Layoutable) -> LayoutContext {
    LayoutContext(space, parent: parent, child: child?.object ?? parent, trial)
  }

  /// The current frame of the child.
  @inline(never)
  final func childFrame(in parent: any Layoutable) -> CGRect {
    (child?.object ?? parent).plumbFrame
  }

  /// The number that a closure measures on the host of a cell. Calls `readSibling` with the frame in the cell if this
  /// pass has placed the host, and `read` otherwise.
  @inline(__always)
  final func measure(
    _ parent: any Layoutable, _ cell: Int32, _ read: (MeasuredReference) -> CGFloat,
    sibling readSibling: (CGRect) -> CGFloat
  ) -> CGFloat {
    let place = cells + Int(cell)
    return place.pointee.stamp == stamp
      ? readSibling(place.pointee.frame)
      : slowly(parent, cell, isUntransformed: false, read)
  }

  /// The number that `read` measures on a host that this pass has not placed, on an area of the parent, or on the cell
  /// of constants. If `isUntransformed`, the host is measured without its transform. NaN if the host is missing.
  @inline(never)
  final func slowly(
    _ parent: any Layoutable, _ cell: Int32, isUntransformed: Bool,
    _ read: (MeasuredReference) -> CGFloat
  ) -> CGFloat {
    let context = context(in: parent)
    if let area = FrameCell.area(at: cell) {
      let frame = context.area(area)
      return read(MeasuredReference(ReferenceFrame(frame: frame, untransformed: frame), space))
    }
    if cell == FrameCell.nothing {
      return read(MeasuredReference(ReferenceFrame(frame: .zero, untransformed: .zero), space))
    }
    guard let host = table.host(at: cell) else { return .missing(.missingReference) }
    let reference = ReferenceSource.host(host)
    return context.number(isUntransformed ? reference.measured(untransformed: true) : reference) {
      read(MeasuredReference($0, space))
    }
  }
}

/// The values of a run's last evaluation, which later steps reuse.
@usableFromInline
struct Evaluated {
  /// The last frame from ``StoredLayout/computedFrame(in:_:)``, before rounding to the grid.
  var frame = CGRect.zero
  /// The numbers of a layout, while its child is asked for its size.
  var numbers: StoredLayout.Numbers = ((0, 0), (0, 0))
  /// The room that the child is offered. `knownSize` is the child's remembered size for this room, if there is one.
  var room = CGSize.zero
  @usableFromInline var knownSize: CGSize?
  /// The session's numbers of trials and of readings before the child was asked for its size.
  var counts: (trials: Int, readings: Int) = (0, 0)
}

/// The frame of a reference that a stored number measures, and the space of the evaluation.
struct MeasuredReference {
  let reference: ReferenceFrame
  let space: ParentSpace

  init(_ reference: ReferenceFrame, _ space: ParentSpace) {
    self.reference = reference
    self.space = space
  }

  func span<Axis: LayoutAxis>(along axis: Axis.Type) -> LayoutSpan {
    axis.span(of: reference.frame, in: space)
  }
}

/// The memory of a run's cells. A separate object, so that a pass in another module writes to it without the
/// access checks of stored properties.
final class FrameCells {
  private(set) var start: UnsafeMutablePointer<FrameCell>
  private(set) var count = 8

  init() {
    start = .allocate(capacity: count)
    start.initialize(repeating: FrameCell(), count: count)
  }

  deinit { start.deallocate() }

  /// Replaces the memory by at least `count` empty cells.
  func grow(to count: Int) {
    start.deallocate()
    self.count = max(count, 2 * self.count)
    start = .allocate(capacity: self.count)
    start.initialize(repeating: FrameCell(), count: self.count)
  }
}
