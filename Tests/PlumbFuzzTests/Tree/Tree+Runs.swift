import Foundation
import Plumb
import PlumbConstraints

extension Tree {
  /// The layout of a group, written with a maker.
  func make(
    _ run: Scene.Run, _ maker: LayoutMaker<GroupProperty.Initial>
  ) -> LayoutMaker<GroupLayout> {
    let (start, end, gap) = (run.start, run.end, run.gap)
    let (before, across) = (3 * scene.unit, 10 * scene.unit)
    if let further = run.further { return make(run, further, maker) }
    switch run.kind {
    case .row:
      say("row(leading: \(start), trailing: \(end)).setTop(to: \(before)).setHeight(to: \(across))")
      let row = maker.row(leading: start, trailing: end).setTop(to: before).setHeight(to: across)
      switch run.filling {
      case .packedAtStart:
        return say(
          "fitWidth().pack(at: .leading, gaps: \(gap))",
          row.fitWidth().pack(at: .leading, gaps: gap))
      case .packedInTheMiddle:
        return say(
          "fitWidth().pack(at: .center, gaps: \(gap))", row.fitWidth().pack(at: .center, gaps: gap))
      case .packedAtEnd:
        return say(
          "fitWidth().pack(at: .trailing, gaps: \(gap))",
          row.fitWidth().pack(at: .trailing, gaps: gap))
      case .equalGaps: return say("fitWidth().equalizeGaps()", row.fitWidth().equalizeGaps())
      case .equalGapsWithEnds:
        return say(
          "fitWidth().equalizeGaps(includingEnds: true)",
          row.fitWidth().equalizeGaps(includingEnds: true))
      case .equal:
        return say("equalizeWidths().setGaps(to: \(gap))", row.equalizeWidths().setGaps(to: gap))
      }
    case .rowFromLeft:
      say(
        "rowFromLeft(left: \(start), right: \(end)).setTop(to: \(before)).setHeight(to: \(across))")
      let row = maker.rowFromLeft(left: start, right: end).setTop(to: before).setHeight(to: across)
      switch run.filling {
      case .packedAtStart:
        return say(
          "fitWidth().pack(at: .left, gaps: \(gap))", row.fitWidth().pack(at: .left, gaps: gap))
      case .packedInTheMiddle:
        return say(
          "fitWidth().pack(at: .center, gaps: \(gap))", row.fitWidth().pack(at: .center, gaps: gap))
      case .packedAtEnd:
        return say(
          "fitWidth().pack(at: .right, gaps: \(gap))", row.fitWidth().pack(at: .right, gaps: gap))
      case .equalGaps: return say("fitWidth().equalizeGaps()", row.fitWidth().equalizeGaps())
      case .equalGapsWithEnds:
        return say(
          "fitWidth().equalizeGaps(includingEnds: true)",
          row.fitWidth().equalizeGaps(includingEnds: true))
      case .equal:
        return say("equalizeWidths().setGaps(to: \(gap))", row.equalizeWidths().setGaps(to: gap))
      }
    case .column:
      say("column(top: \(start), bottom: \(end)).setLeft(to: \(before)).setWidth(to: \(across))")
      let column = maker.column(top: start, bottom: end).setLeft(to: before).setWidth(to: across)
      switch run.filling {
      case .packedAtStart:
        return say(
          "fitHeight().pack(at: .top, gaps: \(gap))", column.fitHeight().pack(at: .top, gaps: gap))
      case .packedInTheMiddle:
        return say(
          "fitHeight().pack(at: .middle, gaps: \(gap))",
          column.fitHeight().pack(at: .middle, gaps: gap))
      case .packedAtEnd:
        return say(
          "fitHeight().pack(at: .bottom, gaps: \(gap))",
          column.fitHeight().pack(at: .bottom, gaps: gap))
      case .equalGaps: return say("fitHeight().equalizeGaps()", column.fitHeight().equalizeGaps())
      case .equalGapsWithEnds:
        return say(
          "fitHeight().equalizeGaps(includingEnds: true)",
          column.fitHeight().equalizeGaps(includingEnds: true))
      case .equal:
        return say(
          "equalizeHeights().setGaps(to: \(gap))", column.equalizeHeights().setGaps(to: gap))
      }
    case .matrix:
      say(
        "matrix(insets: LayoutInsets(all: \(start))).setColumns(\(run.columns), gaps: \(gap))"
          + ".setRows(each: .equal, gaps: \(gap)).setCells { $0.stickOnParent() }")
      return maker.matrix(insets: LayoutInsets(all: start)).setColumns(run.columns, gaps: gap)
        .setRows(each: .equal, gaps: gap).setCells { $0.stickOnParent() }
    }
  }

  private func make(
    _ run: Scene.Run, _ further: Scene.Run.Further, _ maker: LayoutMaker<GroupProperty.Initial>
  ) -> LayoutMaker<GroupLayout> {
    let (start, end, gap) = (run.start, run.end, run.gap)
    let (before, length) = (3 * scene.unit, 30 * scene.unit)
    say("\(further)(from: \(start), to: \(end), gap: \(gap), columns: \(run.columns))")
    switch further {
    case .flow:
      return maker.flow(leading: start, trailing: end, lineGaps: gap, aligned: .middle).fitSize()
        .pack(at: .leading, gaps: gap).setTop(to: before)
    case .fittedRow:
      return maker.row(leading: start, trailing: end).fitWidth().pack(at: .center, gaps: gap)
        .setTop(to: before).fitHeight()
    case .fittedColumn:
      return maker.column(top: start, bottom: end).fitHeight().pack(at: .top, gaps: gap)
        .stickOnParentHorizontally(leading: start, trailing: end)
    case .growingRow:
      return maker.row(leading: start, trailing: end).fitWidth().equalizeWidths()
        .setGaps(to: gap).setTop(to: before).fitHeight()
    case .weighedColumn:
      return maker.column(top: start, bottom: end).weighHeights(by: [1, 2, 0.5])
        .setGaps(to: gap).setLeading(to: before).fitWidth()
    case .skippingRow:
      return maker.row(leading: start, trailing: end).fitWidth().equalizeGaps(includingEnds: true)
        .setTop(to: before).fitHeight().skippingHidden()
    case .fittedMatrix:
      return maker.matrix(insets: LayoutInsets(all: start))
        .setColumns(run.columns, .fitted, gaps: gap).setRows(each: .fitted, gaps: gap)
        .setCells { $0.stickOnParent() }
    case .mixedMatrix:
      return maker.matrix(insets: LayoutInsets(all: start))
        .setColumns([.fitted, .weight(2), .constant(length)], gaps: gap)
        .setRows(each: .fitted, gaps: gap)
        .setCells { $0.setLeading(to: before).setTop(to: before).fitSize() }
    case .minimumMatrix:
      return maker.matrix(insets: LayoutInsets(all: start)).setColumns(minimum: length, gaps: gap)
        .setRows(each: .equal, gaps: gap).setCells { $0.stickOnParent() }
    }
  }

  private func say(
    _ word: String, _ maker: LayoutMaker<GroupLayout>
  ) -> LayoutMaker<GroupLayout> {
    say(word)
    return maker
  }

  /// The facts of a node as equations between anchors of the same kind.
  @ConstraintBuilder
  func equations(_ layout: NodeLayout, of view: Kit.View, on board: Kit.View) -> [Equation] {
    for fact in layout.x.facts { horizontal(fact, view, board) }
    for fact in layout.y.facts { vertical(fact, view, board) }
  }

  private func horizontal(_ fact: Fact, _ view: Kit.View, _ board: Kit.View) -> Equation {
    let (other, offset) = item(fact, board)
    say("\(view.name ?? "?") \(fact.part) == \(other.name ?? "?") + \(offset)")
    return switch fact.part {
    case .start: view.anchors.left == other.anchors.left + offset
    case .middle: view.anchors.centerX == other.anchors.centerX + offset
    case .end: view.anchors.right == other.anchors.right + offset
    case .leading: view.anchors.leading == other.anchors.leading + offset
    case .trailing: view.anchors.trailing == other.anchors.trailing + offset
    case .at, .length: view.anchors.width == offset
    }
  }

  private func vertical(_ fact: Fact, _ view: Kit.View, _ board: Kit.View) -> Equation {
    let (other, offset) = item(fact, board)
    say("\(view.name ?? "?") y\(fact.part) == \(other.name ?? "?") + \(offset)")
    return switch fact.part {
    case .start, .leading: view.anchors.top == other.anchors.top + offset
    case .middle: view.anchors.centerY == other.anchors.centerY + offset
    case .end, .trailing: view.anchors.bottom == other.anchors.bottom + offset
    case .at, .length: view.anchors.height == offset
    }
  }

  private func item(_ fact: Fact, _ board: Kit.View) -> (Kit.View, Double) {
    switch fact.source {
    case .constant(let value): (board, value)
    case .parent(_, _, let offset): (board, offset)
    case .others(let nodes, _, let offset, _): (view(nodes[0]), offset)
    case .fit, .ratio: (board, 0)
    }
  }
}
