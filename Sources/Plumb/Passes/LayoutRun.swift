import Foundation

/// A run lays out a container once: a pass, which gives frames to views, or a trial, which gives them to its own
/// cells.
///
/// It is an object, and not a value, so that evaluating a layout gets one address and reads what it
/// needs. A container keeps the one of its last pass. Nobody else ever sees it, so that its
/// properties need no checks for exclusive access.
@usableFromInline
final class LayoutRun: RunCells {
  /// Whether others are pinned to the container's children from outside.
  @exclusivity(unchecked)
  @usableFromInline var isWatched = false
  /// Whether code that is not the library's may have run since the last child.
  @exclusivity(unchecked)
  @usableFromInline var mayHaveChanged = true
  /// The plan that is run, which the run keeps.
  @exclusivity(unchecked)
  private(set) var plan: LayoutPlan?
  /// The version of the children that the plan holds for, if that is all that it hangs on.
  @exclusivity(unchecked)
  private(set) var heldVersion: Int?
  /// Whether the plan keeps the children, so that a pass need not.
  @exclusivity(unchecked)
  @usableFromInline private(set) var keepsChildren = false
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

  /// Begins a pass or a trial in a space. No cell has the stamp -1, which is that of an evaluation
  /// that reads everything from the tree.
  func begin(_ space: ParentSpace, _ stamp: Int = -1, _ grid: PixelGrid = .none) {
    mayHaveChanged = true
    beginCells(space, stamp, grid)
  }

  /// Makes a plan the one that passes run.
  func hold(_ plan: LayoutPlan) {
    self.plan = plan
    steps = plan.steps
    readings = plan.readings
    areas = plan.areas
    isStale = false
    keepsChildren = plan.origin.keepsChildren
    heldVersion =
      plan.origin.hasCondition || plan.hasKnots || !plan.outside.isEmpty
      ? nil : plan.origin.childrenVersion
  }

  /// Lets the children go that the plan keeps, for the caller to release.
  func letChildrenGo() -> [AnyObject] {
    keepsChildren = false
    return plan?.letChildrenGo() ?? []
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

  /// Notes where the children stand that have no layout here and that others are pinned to.
  @inlinable
  func readStanding<Child: Layoutable>(_ type: Child.Type) {
    for step in readings {
      step.pointee.child.with(as: type) { note($0, step.pointee.cell) }
      noteSize(at: step.pointee.cell)
    }
  }
}
