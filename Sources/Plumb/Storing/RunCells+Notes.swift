import Foundation

extension RunCells {
  /// Notes the frame of a child in its cell, for layouts that are pinned to it.
  @_alwaysEmitIntoClient @inline(always)
  func note(_ child: some Layoutable, _ cell: Int) {
    // A transformed child gets no cell: it is measured through the tree.
    if !child.plumbIsTransformed { note(child.plumbFrame, at: cell) }
  }

  /// Notes the frame of a child that has just been given `frame`. Asks the child for its frame, unless its class always
  /// keeps the given one.
  @_alwaysEmitIntoClient @inline(always)
  func note<Child: Layoutable>(_ child: Child, _ cell: Int, given frame: CGRect) {
    if child.plumbIsTransformed { return }
    note(Child.plumbKeepsFrames ? frame : child.plumbFrame, at: cell)
  }

  /// Notes the size of the frame in a cell as the lengths of that cell.
  @_alwaysEmitIntoClient @inline(always)
  func noteSize(at cell: Int) {
    let place = cells + cell
    place.pointee.lengths.size = place.pointee.frame.size
  }
}
