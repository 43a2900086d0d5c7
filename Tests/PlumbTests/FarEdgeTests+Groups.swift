import Foundation
import Plumb
import PlumbTestSupport
import Testing

// What rows, columns and matrices need.
extension FarEdgeTests {
  private func run(_ way: Way, _ children: [SizedView], _ card: NamedContainer, _ across: Int) {
    if way == .down {
      card.plumb.setLayout(for: children) { maker, _ in
        let column = maker.column(top: 6, bottom: 9).fitHeight().pack(at: .top, gaps: 2)
        return switch across {
        case 0: column.setCenter(offset: 0).fitWidth()
        case 1: column.setCenter(offset: 3).fitWidth()
        default: column.setTrailing(inset: 5).fitWidth()
        }
      }
    } else {
      card.plumb.setLayout(for: children) { maker, _ in
        let row = maker.row(leading: 6, trailing: 9).fitWidth().pack(at: .leading, gaps: 2)
        return switch across {
        case 0: row.setMiddle(offset: 0).fitHeight()
        case 1: row.setMiddle(offset: 3).fitHeight()
        default: row.setBottom(inset: 5).fitHeight()
        }
      }
    }
  }

  /// A row needs its insets at both ends, and its children's size across.
  @Test(arguments: Way.allCases) func runsAskForTheirInsetsAndAcross(_ way: Way) {
    for across in 0...2 {
      let card = NamedContainer(["a", "b"])
      card.direction = way.direction
      card["a"].wanted = CGSize(width: 30, height: 30)
      card["b"].wanted = CGSize(width: 40, height: 40)
      run(way, [card["a"], card["b"]], card, across)
      let size = card.sizeThatFits(Self.noLimits)
      let (along, side) = way == .down ? (size.height, size.width) : (size.width, size.height)
      #expect(along == 87)
      #expect(side == [40, 46, 45][across])
    }
  }

  /// A matrix is as wide as all its columns, also if some are empty.
  @Test(arguments: LayoutWritingDirection.allCases)
  func columnsWithoutChildrenCount(_ direction: LayoutWritingDirection) {
    let card = NamedContainer(["a"])
    card.direction = direction
    card["a"].wanted = CGSize(width: 30, height: 20)
    card.plumb.setLayout(for: [card["a"]]) { maker, _ in
      maker.matrix(insets: LayoutInsets(all: 4)).setColumns(3, gaps: 5)
        .setRows(each: .equal, gaps: 6).setCells { $0.stickOnParent() }
    }
    #expect(card.sizeThatFits(Self.noLimits) == CGSize(width: 8 + 100, height: 8 + 20))
  }

  /// A child beside a row does not have the row's insets. The longer of the two decides.
  @Test(arguments: Way.allCases) func whatIsBesideARunKnowsNothingOfItsInsets(_ way: Way) {
    func asked(_ members: [String], beside length: CGFloat) -> CGFloat {
      let card = NamedContainer(["a", "b", "beside"])
      card.direction = way.direction
      card["a"].wanted = CGSize(width: 30, height: 30)
      card["b"].wanted = CGSize(width: 40, height: 40)
      run(way, members.map { card[$0] }, card, 2)
      let making = way.layout(3, .constant(length))
      card.plumb.setLayout(for: card["beside"]) { making($0) }
      return way.length(of: card.sizeThatFits(Self.noLimits))
    }
    #expect(asked(["a", "b"], beside: 10) == 87)
    #expect(asked(["a", "b"], beside: 80) == 87)
    #expect(asked(["a", "b"], beside: 90) == 93)
    #expect(asked([], beside: 40) == 43)
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func matricesAskForTheirInsets(_ direction: LayoutWritingDirection) {
    let card = NamedContainer(["a", "b", "c"])
    card.direction = direction
    for (_, view) in card.children { view.wanted = CGSize(width: 30, height: 20) }
    card.plumb.setLayout(for: [card["a"], card["b"], card["c"]]) { maker, _ in
      maker.matrix {
        $0.stickOnParent(withInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      .setColumns([.fitted, .weight(1)], gaps: 5).setRows(each: .fitted, gaps: 6)
      .setCells { $0.stickOnParent() }
    }
    #expect(card.sizeThatFits(Self.noLimits) == CGSize(width: 6 + 65, height: 4 + 46))
  }
}
