import Foundation
import PlumbTestSupport

@testable import Plumb

extension BrowserCase {
  typealias Across<Axis: RunAxis> = LayoutMaker<GroupProperty.Across<Along.Open<Axis>>>

  func flexing(
    _ row: Across<Directional>, _ views: [SizedView]
  ) -> LayoutMaker<GroupLayout> {
    if let lengths {
      return distribute(row.setWidths(to: lengths.map(\.length)))
    }
    return distribute(
      row.fitWidth().givingWay(views, by: shares!.map { CGFloat($0) }, downTo: minimum!))
  }

  func flexing(
    _ column: Across<Vertical>, _ views: [SizedView]
  ) -> LayoutMaker<GroupLayout> {
    if let lengths {
      return distribute(column.setHeights(to: lengths.map(\.length)))
    }
    return distribute(
      column.fitHeight().givingWay(views, by: shares!.map { CGFloat($0) }, downTo: minimum!))
  }

  private func distribute<State: TakesRunDistribution>(
    _ maker: LayoutMaker<State>
  ) -> LayoutMaker<GroupLayout> where State.AddingDistribution == GroupLayout {
    switch filling {
    case "between": maker.equalizeGaps()
    case "evenly": maker.equalizeGaps(includingEnds: true)
    default:
      maker.pack(
        at: RunSide(testing: filling == "start" ? 0 : filling == "center" ? 0.5 : 1), gaps: gap)
    }
  }
}
