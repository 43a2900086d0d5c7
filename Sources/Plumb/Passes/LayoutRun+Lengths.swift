import Foundation

extension LayoutRun {
  /// Notes those lengths of a child on the grid that are facts: as they were decided, before the frame was put on
  /// the grid.
  @usableFromInline @inline(never)
  func noteLengths(_ placed: PlacedFrame, of step: LayoutPlan.Step) {
    let place = cells + step.cell
    let layout = step.layout.object
    guard place.pointee.stamp == stamp, layout.isKnownInParts, placed.frame.isSound else { return }
    if layout.columns.isLengthFact { place.pointee.lengths.size.width = placed.columns.second }
    if layout.rows.isLengthFact { place.pointee.lengths.size.height = placed.rows.second }
  }

  /// The lengths on the grid of a child that has just been placed and asked for nothing.
  @usableFromInline @inline(never)
  func noteLengths(of step: LayoutPlan.Step, _ parent: any Layoutable) {
    noteLengths(step.layout.object.placedAgain(in: self, parent), of: step)
  }
}
