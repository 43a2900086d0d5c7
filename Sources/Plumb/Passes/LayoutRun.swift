import Foundation

/// One run of a container's layouts: a pass, which gives frames to views, or a trial, which gives them to its own
/// cells.
///
/// It is an object, so that evaluating a layout takes a single address. A container keeps the run of its last
/// pass. Only the library uses a run, so its properties need no checks for exclusive access.
@usableFromInline
final class LayoutRun: RunCells {
  /// Whether other containers depend on the run's container: they are pinned to it or to its children.
  @exclusivity(unchecked)
  @usableFromInline var isWatched = false
  /// Whether code outside the library may have run while the previous child was laid out, or before the first child.
  /// Such code may have removed the next child from the container.
  @exclusivity(unchecked)
  @usableFromInline var mayHaveChanged = true
  /// The plan that is run. The run keeps it alive.
  @exclusivity(unchecked)
  private(set) var plan: LayoutPlan?
  /// The version of the children that the plan holds for. Nil if the plan is stale, has knots or has no version itself.
  @exclusivity(unchecked)
  private(set) var heldVersion: Int?
  /// Whether the stored layouts have changed since the plan was made.
  @exclusivity(unchecked)
  private(set) var isStale = false
  /// The areas of the parent that the plan's layouts read, besides its bounds.
  @exclusivity(unchecked)
  private(set) var areas: [LayoutArea] = []
  /// Whether `areas` is not empty.
  @exclusivity(unchecked)
  @usableFromInline private(set) var readsAreas = false
  @exclusivity(unchecked)
  @usableFromInline private(set) var steps = LayoutPlan.Steps()
  @exclusivity(unchecked)
  @usableFromInline private(set) var readings = LayoutPlan.Steps()
  @exclusivity(unchecked)
  @usableFromInline private(set) var knotted = LayoutPlan.Steps()
  @exclusivity(unchecked)
  private(set) var parts: UnsafeMutablePointer<FramePart>?
  /// The working memory for children that are found in parts: four numbers for each.
  @exclusivity(unchecked)
  private(set) var numbers = UnsafeMutableBufferPointer<CGFloat>(start: nil, count: 0)

  deinit { numbers.deallocate() }

  /// Begins a pass or a trial in a space. The default stamp, -1, matches no cell, so that everything is read
  /// from the tree.
  @inline(__always)
  func begin(_ space: ParentSpace, _ stamp: Int = -1, _ grid: PixelGrid = .none) {
    mayHaveChanged = true
    beginCells(space, stamp, grid)
  }

  /// Sets the plan to run.
  func hold(_ plan: LayoutPlan) {
    self.plan = plan
    steps = plan.steps
    readings = plan.readings
    knotted = plan.knotted
    parts = plan.steps.parts.baseAddress
    areas = plan.areas
    readsAreas = !areas.isEmpty
    isStale = false
    heldVersion = plan.hasKnots ? nil : plan.version
    if plan.hasKnots { reserveNumbers(4 * plan.knots.slots) }
  }

  private func reserveNumbers(_ count: Int) {
    if numbers.count >= count { return }
    numbers.deallocate()
    numbers = .allocate(capacity: count)
    numbers.baseAddress?.initialize(repeating: 0, count: count)
  }

  /// Whether the plan has knots and still holds in a space, for a version of the children. A plan with knots also
  /// depends on the direction and on transforms.
  // Not inlined, so that the call in each pass stays small.
  @inlinable @inline(never)
  func holdsKnots<Child: Layoutable>(
    _ version: Int?, of child: Child.Type, in space: ParentSpace
  ) -> Bool {
    knotted.count > 0 && holdsKnots(version, in: space) && knotted.areAsPlanned(child)
  }

  @usableFromInline
  func holdsKnots(_ version: Int?, in space: ParentSpace) -> Bool {
    guard let version, !isStale, let plan else { return false }
    return plan.version == version && plan.origin.isMirrored == space.isMirrored
  }

  /// Marks the plan as stale.
  func outdatePlan() {
    isStale = true
    heldVersion = nil
  }

  /// Removes the plan, and returns it for the caller to release.
  func takePlan() -> LayoutPlan? {
    outdatePlan()
    steps = LayoutPlan.Steps()
    readings = steps
    knotted = steps
    parts = nil
    return plan.take()
  }

  /// Notes the frames of the parent's areas that the layouts read.
  @usableFromInline
  func noteAreas(of parent: any Layoutable) { note(areas, of: parent) }

  /// Notes the frames of the children that have no layout in the plan, but that other children are pinned to.
  @_alwaysEmitIntoClient @inline(always)
  func readStanding<Child: Layoutable>(_ type: Child.Type) {
    for step in readings {
      step.pointee.child.with(as: type) { note($0, step.pointee.cell) }
      noteSize(at: step.pointee.cell)
    }
  }
}
