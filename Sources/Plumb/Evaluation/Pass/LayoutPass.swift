import Foundation

/// What a pass or a trial of a container evaluates its stored layouts against.
///
/// It is an object, and not a value, so that evaluating a layout gets one address and reads what it
/// needs. A container keeps the one of its last pass. Nobody else ever sees it, so that its
/// properties need no checks for exclusive access.
@usableFromInline
final class LayoutPass {
  @exclusivity(unchecked)
  @usableFromInline private(set) var space = ParentSpace(bounds: .zero, direction: .leftToRight)
  @exclusivity(unchecked)
  @usableFromInline private(set) var cells: UnsafeMutablePointer<FrameCell>
  @exclusivity(unchecked)
  @usableFromInline private(set) var stamp = 0
  /// The cells of children of a knot on trial that have no frame yet. What is known of them stands there.
  @exclusivity(unchecked)
  var unplaced: Set<Int> = []
  /// The child whose layout is being evaluated.
  @exclusivity(unchecked)
  @usableFromInline var child: UnretainedHost?
  /// Whether others are pinned to the container's children from outside.
  @exclusivity(unchecked)
  @usableFromInline var isWatched = false
  /// The grid of the container, which its children are laid out on.
  @exclusivity(unchecked)
  @usableFromInline private(set) var grid = PixelGrid.none
  @exclusivity(unchecked)
  @usableFromInline private(set) var isOnGrid = false
  /// Whether code that is not the library's may have run since the last child.
  @exclusivity(unchecked)
  @usableFromInline var mayHaveChanged = true
  /// The plan that the pass runs, which it keeps.
  @exclusivity(unchecked)
  private(set) var plan: LayoutPlan?
  /// The version of the children that the plan holds for, if that is all that it hangs on.
  @exclusivity(unchecked)
  private(set) var heldVersion: Int?
  /// Whether what is stored has changed since the plan was made.
  @exclusivity(unchecked)
  private(set) var isStale = false
  /// The areas of the parent that the plan's layouts read, besides its bounds.
  @exclusivity(unchecked)
  private(set) var areas: [LayoutArea] = []
  @exclusivity(unchecked)
  @usableFromInline private(set) var steps = LayoutPlan.Steps([])
  @exclusivity(unchecked)
  @usableFromInline private(set) var readings = LayoutPlan.Steps([])
  /// The frame that closures have given last, before it was put on the grid.
  @exclusivity(unchecked)
  var computed = CGRect.zero
  /// The numbers of a frame that has just been evaluated and is not sound. They say why.
  private var unsound: PlacedFrame?
  let trial: LayoutTrial?
  /// Which sides of the space have no limit, so that the trial has them 0 long.
  @exclusivity(unchecked)
  var unlimited = (width: false, height: false)
  let table: HostTable

  init(_ table: HostTable, _ trial: LayoutTrial? = nil) {
    self.table = table
    self.trial = trial
    cells = table.cells.memory
  }

  /// Begins a pass or a trial in a space. No cell has the stamp -1, which is that of an evaluation
  /// that reads everything from the tree.
  func begin(_ space: ParentSpace, _ stamp: Int = -1, _ grid: PixelGrid = .none) {
    self.space = space
    self.grid = grid
    isOnGrid = !grid.isNone
    mayHaveChanged = true
    self.stamp = stamp
    table.cells.beginUse()
    cells = table.cells.memory
  }

  /// Ends what ``begin(_:_:_:)`` has begun.
  func end() { table.cells.endUse() }

  /// Goes on in another space: that of a cell.
  func move(to space: ParentSpace) { self.space = space }

  /// Makes a plan the one that passes run.
  func hold(_ plan: LayoutPlan) {
    self.plan = plan
    steps = plan.steps
    readings = plan.readings
    areas = plan.areas
    isStale = false
    heldVersion =
      plan.hasCondition || plan.hasKnots || !plan.outside.isEmpty ? nil : plan.childrenVersion
  }

  /// Notes that the plan is not to be run again.
  func outdatePlan() {
    isStale = true
    heldVersion = nil
  }

  /// Forgets the plan, and gives it for the caller to release.
  func takePlan() -> LayoutPlan? {
    outdatePlan()
    steps = LayoutPlan.Steps([])
    readings = steps
    return plan.take()
  }

  /// Notes where a host or an area of the parent is in this pass, for what is pinned to it.
  @inlinable @inline(always)
  func note(_ frame: CGRect, at cell: Int) {
    let place = cells + cell
    place.pointee.frame = frame
    place.pointee.stamp = stamp
  }

  /// The same where lengths may be read as well.
  func noteAll(_ frame: CGRect, at cell: Int) {
    note(frame, at: cell)
    noteSize(at: cell)
  }

  /// Notes the parent's bounds, and those areas of it that the layouts read besides.
  @inline(__always)
  func note(_ areas: [LayoutArea], of parent: any Layoutable) {
    cells[Int(FrameCell.nothing)].stamp = stamp
    noteAll(space.bounds, at: Int(FrameCell.index(of: .bounds)))
    // Going through a list retains it, even one that is empty.
    if areas.isEmpty { return }
    for area in areas {
      noteAll(parent.area(area, in: space.bounds), at: Int(FrameCell.index(of: area)))
    }
  }

  /// Whether the space has no limit along an axis.
  func isUnlimited<Axis: FrameAxis>(_ axis: Axis.Type) -> Bool {
    Axis.kind == .vertical ? unlimited.height : unlimited.width
  }

  /// A frame that has been evaluated, on the grid; as it is, if it is not sound.
  @inline(__always)
  func aligned(_ frame: CGRect) -> CGRect {
    isOnGrid && frame.isSound ? grid.alignedOnLines(frame) : frame
  }

  /// The frame of what has been evaluated. If it is not sound, the numbers are kept.
  func frame(of placed: PlacedFrame) -> CGRect {
    let frame = placed.frame
    computed = frame
    if !frame.isSound { unsound = placed }
    return aligned(frame)
  }

  func takeUnsound() -> PlacedFrame? {
    defer { unsound = nil }
    return unsound
  }

  /// A context for one child, for what is evaluated out of line.
  func context(in parent: any Layoutable) -> LayoutContext {
    LayoutContext(space, parent: parent, child: child?.object ?? parent, trial)
  }

  /// What `readSibling` gives for the frame of a host that this pass has placed, and `read` for any
  /// other.
  @inline(__always)
  func measure(
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
  func slowly(
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

/// Where a pass or a trial of a container has put each host that its layouts mention: a frame in the
/// container's coordinates, and the stamp of that pass.
///
/// A pin reads the cell of its reference. If the stamp is another one, the reference has not been
/// placed in this pass (it is later, in a cycle, transformed, elsewhere, or gone), and the pin takes
/// the long way through the tree. The first cells are for constants and for
/// the parent's own areas.
@usableFromInline
struct FrameCell {
  @usableFromInline var frame = CGRect.zero
  /// Its lengths, from 0 on; as decided, before the frame was put on the grid, if they are facts. They are noted
  /// only if a layout reads them.
  @usableFromInline var lengths = CGRect.zero
  @usableFromInline var stamp = 0

  init() {}

  /// How far inside a cell its rectangles are, in bytes.
  static var frameShift: Int32 { 0 }
  static var lengthsShift: Int32 { Int32(MemoryLayout<CGRect>.size) }

  /// The cell that constants read. Its frame is zero.
  static var nothing: Int32 { 0 }

  /// The cell of an area of the parent.
  static func index(of area: LayoutArea) -> Int32 {
    switch area {
    case .bounds: 1
    case .safeArea: 2
    case .layoutMargins: 3
    case .readable: 4
    case .viewport: 5
    }
  }

  /// The area that a cell is of; nil if it is a host's.
  static func area(at index: Int32) -> LayoutArea? {
    LayoutArea.allCases.first { self.index(of: $0) == index }
  }

  /// The cell of the first host.
  static var firstHost: Int32 { 6 }
}

/// The memory of the cells. It is of its own, so that a pass in another module writes it without the
/// checks that stored properties of classes cost.
final class FrameCells {
  private(set) var memory: UnsafeMutablePointer<FrameCell>
  private var capacity: Int
  /// Smaller memory that a pass or trial may still be using, because one of its closures stored a
  /// layout.
  @exclusivity(unchecked)
  private var outgrown: [UnsafeMutablePointer<FrameCell>] = []
  /// How many passes and trials are using the memory.
  @exclusivity(unchecked)
  private var users = 0

  init() {
    capacity = 8
    memory = .allocate(capacity: capacity)
    memory.initialize(repeating: FrameCell(), count: capacity)
  }

  deinit {
    for memory in outgrown + [memory] { memory.deallocate() }
  }

  /// Makes room for the cell at `index`. Cells keep their frames.
  func reserve(_ index: Int32) {
    guard index >= capacity else { return }
    let larger = max(capacity * 2, Int(index) + 1)
    let memory = UnsafeMutablePointer<FrameCell>.allocate(capacity: larger)
    memory.initialize(from: self.memory, count: capacity)
    (memory + capacity).initialize(repeating: FrameCell(), count: larger - capacity)
    outgrown.append(self.memory)
    self.memory = memory
    if users == 0 { freeOutgrown() }
    capacity = larger
  }

  /// Begins a pass or trial, which uses the memory until ``endUse()``.
  func beginUse() { users += 1 }

  func endUse() {
    users -= 1
    if users == 0, !outgrown.isEmpty { freeOutgrown() }
  }

  /// Whether a pass or trial is using the memory.
  var isInUse: Bool { users > 0 }

  /// All cells.
  var all: [FrameCell] { Array(UnsafeBufferPointer(start: memory, count: capacity)) }

  /// Gives the cells that there were back what they had.
  func restore(_ cells: [FrameCell]) {
    for (index, cell) in cells.enumerated() { memory[index] = cell }
  }

  private func freeOutgrown() {
    for memory in outgrown { memory.deallocate() }
    outgrown = []
  }
}
