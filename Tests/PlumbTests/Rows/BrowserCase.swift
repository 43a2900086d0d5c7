import Foundation
import PlumbTestSupport

@testable import Plumb

/// A layout as recorded by the script.
struct BrowserCase: Decodable {
  struct Item: Decodable {
    let width: Double
    let height: Double
  }

  struct Track: Decodable {
    let kind: String
    let number: Double

    var track: MatrixTrack {
      switch kind {
      case "constant": .constant(number)
      case "weight": .weight(number)
      default: .fitted
      }
    }
  }

  struct Cells: Decodable {
    let column: Int
    let row: Int
    let columns: Int
    let rows: Int
  }

  struct Length: Decodable {
    let kind: String
    let number: Double
    let low: Double?
    let high: Double?
    let yield: Double?

    var length: RunLength {
      var length: RunLength =
        switch kind {
        case "fixed": .fixed(number)
        case "share": .share(number)
        case "spacer": .spacer(number, atLeast: low ?? 0)
        default: .fitted
        }
      if kind != "spacer", let low, let high { length = length.between(low...high) }
      if let yield { length = length.givingWay(yield) }
      return length
    }
  }

  let kind: String
  let rtl: Bool
  let width: Double
  let height: Double
  let gap: Double
  let lineGap: Double?
  let start: Double?
  let end: Double?
  let filling: String?
  let align: String
  let weights: [Double]?
  let items: [Item]
  let columns: [Track]?
  let rows: [Track]?
  let placed: Cells?
  /// The cells of each child, and whether the grid is as long as its tracks need.
  let places: [Cells]?
  let fitsWidth: Bool?
  let fitsHeight: Bool?
  let minimum: Double?
  let isColumn: Bool?
  /// The shares by which children shrink, and a length for each child with spacers.
  let shares: [Double]?
  let lengths: [Length]?
  let frames: [[Double]]

  /// The frames from the library.
  func frames(_ number: Int) -> [CGRect] {
    let names = items.indices.map { "v\($0)" }
    let container = NamedContainer(names, width: width, height: height)
    container.direction = rtl ? .rightToLeft : .leftToRight
    let views = names.map { container[$0] }
    for (view, item) in zip(views, items) {
      view.wanted = CGSize(width: item.width, height: item.height)
    }
    // Without limits, the container has the size that its layout needs.
    if kind == "unlimited" {
      container.plumb.setLayout(for: views) { maker, _ in layout(maker, views) }
      let unlimited = CGFloat.greatestFiniteMagnitude
      container.frame.size = container.plumb.sizeThatFits(
        CGSize(width: unlimited, height: unlimited))
    }
    // Alternates between layouts at once and stored ones.
    if number.isMultiple(of: 2) {
      container.plumb.layout(views) { layout($0, views) }
    } else {
      container.plumb.setLayout(for: views) { maker, _ in layout(maker, views) }
      container.layoutIfNeeded()
    }
    return views.map(\.frame)
  }

  private func layout(
    _ maker: LayoutMaker<GroupProperty.Initial>, _ views: [SizedView]
  ) -> LayoutMaker<GroupLayout> {
    switch kind {
    case "row": row(maker.row(leading: start!, trailing: end!))
    case "column": column(maker.column(top: start!, bottom: end!))
    case "flow": flow(maker)
    case "yield", "list", "unlimited":
      isColumn!
        ? flexing(maker.column(top: start!, bottom: end!).setLeading(to: 0).fitWidth(), views)
        : flexing(maker.row(leading: start!, trailing: end!).setTop(to: 0).fitHeight(), views)
    case "fill":
      maker.matrix().setColumns(minimum: minimum!, gaps: gap)
        .setRows(each: .fitted, gaps: lineGap!)
        .setCells { $0.stickOnParent() }
    case "spans": grid(maker.matrix { frame($0) }, views)
    default: grid(maker.matrix(), views)
    }
  }

  private func row(
    _ row: LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>
  ) -> LayoutMaker<GroupLayout> {
    let across =
      switch align {
      case "start": row.setTop(to: 0).fitHeight()
      case "middle": row.setMiddle(offset: 0).fitHeight()
      case "end": row.setBottom(inset: 0).fitHeight()
      default: row.stickOnParentVertically()
      }
    return switch filling {
    case "start": across.fitWidth().pack(at: .leading, gaps: gap)
    case "center": across.fitWidth().pack(at: .center, gaps: gap)
    case "end": across.fitWidth().pack(at: .trailing, gaps: gap)
    case "between": across.fitWidth().equalizeGaps()
    case "evenly": across.fitWidth().equalizeGaps(includingEnds: true)
    case "shared": across.weighWidths(by: weights!.map { CGFloat($0) }).setGaps(to: gap)
    default: across.fitWidth().weighWidths(by: weights!.map { CGFloat($0) }).setGaps(to: gap)
    }
  }

  private func column(
    _ column: LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>
  ) -> LayoutMaker<GroupLayout> {
    let across =
      switch align {
      case "start": column.setLeading(to: 0).fitWidth()
      case "middle": column.setCenter(offset: 0).fitWidth()
      case "end": column.setTrailing(inset: 0).fitWidth()
      default: column.stickOnParentHorizontally()
      }
    return switch filling {
    case "start": across.fitHeight().pack(at: .top, gaps: gap)
    case "center": across.fitHeight().pack(at: .middle, gaps: gap)
    case "end": across.fitHeight().pack(at: .bottom, gaps: gap)
    case "between": across.fitHeight().equalizeGaps()
    case "evenly": across.fitHeight().equalizeGaps(includingEnds: true)
    case "shared": across.weighHeights(by: weights!.map { CGFloat($0) }).setGaps(to: gap)
    default: across.fitHeight().weighHeights(by: weights!.map { CGFloat($0) }).setGaps(to: gap)
    }
  }

  private func flow(_ maker: LayoutMaker<GroupProperty.Initial>) -> LayoutMaker<GroupLayout> {
    let alignments = ["start": LineAlignment.start, "middle": .middle, "end": .end]
    let row = maker.flow(
      leading: start!, trailing: end!, lineGaps: lineGap!, aligned: alignments[align] ?? .stretched
    ).setTop(to: 0).fitSize()
    return switch filling {
    case "start": row.pack(at: .leading, gaps: gap)
    case "center": row.pack(at: .center, gaps: gap)
    case "end": row.pack(at: .trailing, gaps: gap)
    case "between": row.equalizeGaps()
    default: row.equalizeGaps(includingEnds: true)
    }
  }

  private func frame(
    _ maker: LayoutMaker<IndividualProperty.Initial>
  ) -> LayoutMaker<IndividualLayout> {
    switch (fitsWidth!, fitsHeight!) {
    case (true, true): maker.setTopLeading(inset: 0).fitSize()
    case (true, false): maker.setLeading(inset: 0).fitWidth().stickOnParentVertically()
    case (false, true): maker.stickOnParentHorizontally().setTop(inset: 0).fitHeight()
    case (false, false): maker.stickOnParent()
    }
  }

  private func grid(
    _ matrix: LayoutMaker<
      GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>
    >,
    _ views: [SizedView]
  ) -> LayoutMaker<GroupLayout> {
    var tracks = matrix.setColumns(columns!.map(\.track), gaps: gap)
      .setRows(rows!.map(\.track), gaps: lineGap!)
    if let placed {
      tracks = tracks.placing(
        views[0], column: placed.column, row: placed.row, columns: placed.columns,
        rows: placed.rows)
    }
    for (view, cells) in zip(views, places ?? []) {
      tracks = tracks.placing(
        view, column: cells.column, row: cells.row, columns: cells.columns, rows: cells.rows)
    }
    return tracks.setCells {
      switch align {
      case "start": $0.setTopLeading(inset: 0).fitSize()
      case "middle": $0.setMiddleCenter(offset: .zero).fitSize()
      case "end": $0.setBottomTrailing(inset: 0).fitSize()
      default: $0.stickOnParent()
      }
    }
  }
}
