import Foundation

// The caller calls `room`, asks the child for its size, and calls `frame`. The caller is generic, so it knows the
// child's class.

extension StoredLayout {
  /// Whether the child's size alone decides the lengths that the facts leave open.
  var isFittedAlone: Bool {
    !isClosed && !isJoint && (!columns.isOpen || columns.facts.second.offer != nil)
      && (!rows.isOpen || rows.facts.second.offer != nil)
  }

  /// The room that is offered to the child of a layout that the child's size alone completes. Keeps the numbers for
  /// ``frame(fitting:in:)``. For a directional layout right-to-left, the room is NaN, and nothing is evaluated.
  @inline(__always)
  func room(in pass: RunCells, _ parent: any Layoutable) -> CGSize {
    if isMirrored(in: pass) { return CGSize(width: CGFloat.nan, height: .nan) }
    var stale = 0
    var (column, row) = isOfValues ? values(in: pass, &stale) : numbers(in: pass, parent)
    if stale != 0 { (column, row) = numbers(in: pass, parent) }
    pass.evaluated.numbers = (column, row)
    // An axis whose length is decided offers that length.
    return CGSize(
      width: columns.facts.second.offer ?? max(0, columns.rule.span(column).length),
      height: rows.facts.second.offer ?? max(0, rows.rule.span(row).length))
  }

  /// The frame made of the numbers that ``room(in:_:)`` kept and the size that the child asked for, on the grid of the
  /// pass.
  @inline(__always)
  func frame(fitting size: CGSize, in pass: RunCells) -> CGRect {
    let size = pass.fitted(size)
    if columns.isOpen { pass.evaluated.numbers.column.1 = size.width }
    if rows.isOpen { pass.evaluated.numbers.row.1 = size.height }
    let (column, row) = pass.evaluated.numbers
    return pass.aligned(
      CGRect(horizontal: columns.rule.span(column), vertical: rows.rule.span(row)))
  }
}
