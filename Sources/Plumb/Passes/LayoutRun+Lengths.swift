import Foundation

extension LayoutRun {
  /// Notes the lengths of a child that are facts, with the values that they had before the frame was rounded to the
  /// grid. Called only if there is a grid.
  @usableFromInline @inline(never)
  func noteLengths(_ placed: PlacedFrame, of step: LayoutPlan.Step) {
    let place = cells + step.cell
    let layout = step.layout.object
    let (columns, rows) = (placed.columns.span, placed.rows.span)
    // If a number is missing, the child keeps its frame, so its lengths are not those that the facts decide.
    let sum = columns.origin + columns.length + rows.origin + rows.length
    guard place.pointee.stamp == stamp, sum.isFinite else { return }
    if layout.columns.isLengthFact, columns.length >= 0,
      layout.knowledge(of: .columns) == .inParts
    {
      place.pointee.lengths.size.width = placed.columns.second
    }
    if layout.rows.isLengthFact, rows.length >= 0,
      layout.knowledge(of: .rows) == .inParts
    {
      place.pointee.lengths.size.height = placed.rows.second
    }
  }
}
