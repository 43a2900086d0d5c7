import Foundation

/// Where a run has put the hosts that a container's layouts mention, and what the layouts are evaluated in: the
/// space, the child, the grid.
///
/// Stored layouts read it. A ``LayoutRun`` adds the plan.
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
  /// The grid of the container, which its children are laid out on.
  @exclusivity(unchecked)
  @usableFromInline private(set) final var grid = PixelGrid.none
  @exclusivity(unchecked)
  @usableFromInline private(set) final var isOnGrid = false
  /// What has been evaluated last.
  @exclusivity(unchecked)
  @usableFromInline final var evaluated = Evaluated()
  /// The numbers of a frame that has just been evaluated and is not sound. They say why.
  private final var unsound: PlacedFrame?
  /// Where the trial that runs has hosts; nil in a pass.
  @exclusivity(unchecked)
  final var trial: TrialFrames?
  /// Which sides of the space have no limit, so that the trial has them 0 long.
  @exclusivity(unchecked)
  final var unlimited = (width: false, height: false)
  final let table: HostTable
  private final let memory = FrameCells()

  init(_ table: HostTable) {
    self.table = table
    cells = memory.start
  }

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

  /// How many cells there are.
  final var capacity: Int { memory.count }

  /// Goes on in another space: that of a cell.
  final func move(to space: ParentSpace) { self.space = space }

  /// Notes where a host or an area of the parent is in this pass, for what is pinned to it.
  @inlinable @inline(always)
  final func note(_ frame: CGRect, at cell: Int) {
    let place = cells + cell
    place.pointee.frame = frame
    place.pointee.stamp = stamp
  }

  /// The same where lengths may be read as well.
  final func noteAll(_ frame: CGRect, at cell: Int) {
    note(frame, at: cell)
    noteSize(at: cell)
  }

  /// Notes the parent's bounds, and those areas of it that the layouts read besides.
  @inline(__always)
  final func note(_ areas: [LayoutArea], of parent: any Layoutable) {
    cells[Int(FrameCell.nothing)].stamp = stamp
    noteAll(space.bounds, at: Int(FrameCell.index(of: .bounds)))
    // Going through a list retains it, even one that is empty.
    if areas.isEmpty { return }
    for area in areas {
      noteAll(parent.plumbArea(area, in: space.bounds), at: Int(FrameCell.index(of: area)))
    }
  }

  /// Whether the space has no limit along an axis.
  final func isUnlimited<Axis: FrameAxis>(_ axis: Axis.Type) -> Bool {
    Axis.kind == .vertical ? unlimited.height : unlimited.width
  }

  /// A frame that has been evaluated, on the grid; as it is, if it is not sound.
  @inline(__always)
  final func aligned(_ frame: CGRect) -> CGRect {
    isOnGrid && frame.isSound ? grid.alignedOnLines(frame) : frame
  }

  /// The frame of what has been evaluated. If it is not sound, the numbers are kept.
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

  /// A context for one child, for what is evaluated out of line.
  final func context(in parent: any Layoutable) -> LayoutContext {
    LayoutContext(space, parent: parent, child: child?.object ?? parent, trial)
  }

  /// What `readSibling` gives for the frame of a host that this pass has placed, and `read` for any
  /// other.
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

  /// The same for a host that this pass has not placed, for an area of the parent, or for a constant.
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

/// A reference as a stored number measures it.
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

/// The memory of the cells. It is of its own, so that a pass in another module writes it without the
/// checks that stored properties of classes cost.
final class FrameCells {
  private(set) var start: UnsafeMutablePointer<FrameCell>
  private(set) var count = 8

  init() {
    start = .allocate(capacity: count)
    start.initialize(repeating: FrameCell(), count: count)
  }

  deinit { start.deallocate() }

  /// Makes room for at least so many cells, which are empty.
  func grow(to count: Int) {
    start.deallocate()
    self.count = max(count, 2 * self.count)
    start = .allocate(capacity: self.count)
    start.initialize(repeating: FrameCell(), count: self.count)
  }
}

/// What a run has evaluated last.
@usableFromInline
struct Evaluated {
  /// The frame that closures have given, before it was put on the grid.
  var frame = CGRect.zero
  /// The numbers of a layout whose child is being asked for its size.
  var numbers: StoredLayout.Numbers = ((0, 0), (0, 0))
  /// The room that the child is offered, and the size that it asked for in it before.
  var room = CGSize.zero
  @usableFromInline var knownSize: CGSize?
  /// What the session had done before the child was asked.
  var counts: (Int, Int) = (0, 0)
}
