import Foundation

extension RunCells {
  /// Notes where a child is, for what is pinned to it.
  @inlinable @inline(always)
  func note(_ child: some Layoutable, _ cell: Int) {
    // A transformed child is measured the long way.
    if !child.plumbIsTransformed { note(child.plumbFrame, at: cell) }
  }

  /// The same for a child that has just been given a frame.
  @inlinable @inline(always)
  func note<Child: Layoutable>(_ child: Child, _ cell: Int, given frame: CGRect) {
    if child.plumbIsTransformed { return }
    note(Child.plumbKeepsFrames ? frame : child.plumbFrame, at: cell)
  }

  /// Notes the lengths of a child as its frame has them.
  @inlinable @inline(always)
  func noteSize(at cell: Int) {
    let place = cells + cell
    place.pointee.lengths.size = place.pointee.frame.size
  }
}
