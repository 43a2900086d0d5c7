import Foundation

extension LayoutRun {
  /// On a grid, notes the lengths of a child that are facts. They are noted as decided, before the frame was
  /// rounded.
  @usableFromInline @inline(never)
  func noteLengths(_ placed: PlacedFrame, of step: LayoutPlan.Step) {
    let place = cells + step.cell
    let layout = step.layout.object
    guard place.pointee.stamp == stamp, placed.frame.isSound else { return }
    if layout.columns.isLengthFact, layout.knowledge(of: .columns) == .inParts {
      place.pointee.lengths.size.width = placed.columns.second
    }
    if layout.rows.isLengthFact, layout.knowledge(of: .rows) == .inParts {
      place.pointee.lengths.size.height = placed.rows.second
    }
  }
}
