import Foundation
import PlumbTestSupport

@testable import Plumb

extension RunScene {
  typealias Group = LayoutMaker<GroupProperty.Initial>

  /// Stores a layout in the scene, as a row or as a column, and lays it out.
  func layOut(
    _ row: @escaping (Group) -> LayoutMaker<GroupLayout>,
    _ column: @escaping (Group) -> LayoutMaker<GroupLayout>
  ) {
    container.plumb.setLayout(for: views) { maker, _ in
      kind == .column ? column(maker) : row(maker)
    }
    container.layoutIfNeeded()
  }

  func giveWay(
    _ turns: [(views: [SizedView], shares: [CGFloat], minimum: CGFloat)]
  ) {
    layOut {
      var row = $0.row().setTop(to: 0).setHeight(to: 10).fitWidth()
      for turn in turns { row = row.givingWay(turn.views, by: turn.shares, downTo: turn.minimum) }
      return row.pack(at: .leading, gaps: 10)
    } _: {
      var column = $0.column().setLeft(to: 0).setWidth(to: 10).fitHeight()
      for turn in turns {
        column = column.givingWay(turn.views, by: turn.shares, downTo: turn.minimum)
      }
      return column.pack(at: .top, gaps: 10)
    }
  }

  func list(_ lengths: [RunLength], gap: CGFloat = 0) {
    layOut {
      $0.row().setTop(to: 0).setHeight(to: 10).setWidths(to: lengths).setGaps(to: gap)
    } _: {
      $0.column().setLeft(to: 0).setWidth(to: 10).setHeights(to: lengths).setGaps(to: gap)
    }
  }

  /// Scenes for rows in both directions and for columns.
  static func scenes(_ lengths: [Double], in length: Double) -> [RunScene] {
    RunScene.kinds.filter { $0.0 != .rowFromLeft }.map { RunScene($0, $1, lengths, in: length) }
  }

  var lengths: [Double] {
    spans.map { (($0.end - $0.start) * 1e6).rounded() / 1e6 }
  }
}
