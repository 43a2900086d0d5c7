import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Less common facts: lengths of other views, fractions of the child, and what runs after layout.
@Suite struct FactTests {
  private func stage(_ direction: LayoutWritingDirection = .leftToRight) -> Stage {
    let stage = Stage(direction)
    stage.sibling.frame = CGRect(x: 10, y: 20, width: 64, height: 48)
    return stage
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aLengthIsThatOfAnotherView(_ direction: LayoutWritingDirection) {
    let stage = stage(direction)
    let sibling = stage.sibling
    let other = HeadlessView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    stage.parent.addSubview(other)
    let cases: [(CGSize, Making)] = [
      (
        CGSize(width: 32, height: 50),
        {
          $0.setTopLeft(to: .zero).pinWidth(to: sibling, with: { $0.width / 2 })
            .pinHeight(to: sibling, with: { $0.height + 2 })
        }
      ),
      (
        CGSize(width: 64, height: 48),
        { $0.setTopLeft(to: .zero).setSize(like: .measured(on: sibling) { $0.size }) }
      ),
      (
        CGSize(width: 64, height: 48),
        {
          $0.setTopLeft(to: .zero).pinWidth(to: .lookup { sibling }, with: { $0.width })
            .pinHeight(to: .lookup { sibling }, with: { $0.height })
        }
      ),
      (
        CGSize(width: 100, height: 68),
        { $0.setTopLeft(to: .zero).setSize(like: .measured(on: [sibling, other]) { $0.size }) }
      ),
      (
        CGSize(width: 64, height: 48),
        {
          $0.setTopLeft(to: .zero).setWidth(like: sibling.plumb.width)
            .setHeight(like: sibling.plumb.height)
        }
      ),
    ]
    for (size, make) in cases { #expect(stage.frame(make)?.size == size) }
  }

  /// A length pinned to a view orders that view first, like any other pin.
  @Test func aPinnedLengthWaitsForItsReference() {
    let card = NamedContainer(["a", "b", "c"])
    card.plumb.setLayout(for: card["a"]) {
      $0.setTopLeft(to: .zero).setWidth(like: card["b"].plumb.width).setHeight(to: 1)
    }
    card.plumb.setLayout(for: card["b"]) {
      $0.setTopLeft(to: .zero).setSize(like: .measured(on: card["c"]) { $0.size })
    }
    card.plumb.setLayout(for: card["c"]) {
      $0.setTopLeft(to: .zero).setWidth(part: 0.25).setHeight(to: 3)
    }
    card.layoutIfNeeded()
    #expect(card["a"].frame.width == 50)
    #expect(card["b"].frame.size == CGSize(width: 50, height: 3))
    card.frame.size.width = 400
    card.layoutIfNeeded()
    #expect(card["a"].frame.width == 100)
  }

  /// The point at a fraction of the child's length is at the given place.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aPartOfTheChildStandsSomewhere(_ direction: LayoutWritingDirection) {
    let stage = stage(direction)
    let sibling = stage.sibling
    for part: CGFloat in [-0.5, 0, 0.3, 0.5, 1, 1.25] {
      let columns: [(CGFloat, Making)] = [
        (90, { $0.setHorizontal(at: part, to: 90).setWidth(to: 40).setTop(to: 0).fitHeight() }),
        (
          160,
          {
            $0.setHorizontal(at: part, on: .measured { $0.center }).setWidth(to: 40).setTop(to: 0)
              .fitHeight()
          }
        ),
        (
          74,
          {
            $0.setHorizontal(at: part, on: .measured(on: sibling) { $0.right }).setWidth(to: 40)
              .setTop(
                to: 0
              )
              .fitHeight()
          }
        ),
      ]
      for (x, make) in columns {
        #expect(abs(stage.frame(make)!.minX - (x - part * 40)) < 1e-12, "at \(part)")
      }
      let rows: [(CGFloat, Making)] = [
        (90, { $0.setVertical(at: part, to: 90).setHeight(to: 40).setLeft(to: 0).fitWidth() }),
        (
          68,
          {
            $0.setVertical(at: part, on: .measured(on: sibling) { $0.bottom }).setHeight(to: 40)
              .setLeft(to: 0).fitWidth()
          }
        ),
      ]
      for (y, make) in rows {
        #expect(abs(stage.frame(make)!.minY - (y - part * 40)) < 1e-12, "at \(part)")
      }
    }
  }

  /// Two places decide the length between them, if they are at different fractions of the child.
  @Test func twoPartsOfTheChildDecideItsLength() {
    let stage = stage()
    let log = IssueLog(stage.parent)
    let frame = stage.frame {
      $0.setHorizontal(at: 0.25, to: 100).setRight(to: 160).setTop(to: 0).fitHeight()
    }
    #expect(frame == CGRect(x: 80, y: 0, width: 80, height: 20))
    stage.child.frame = frame!
    stage.parent.plumb.layout(stage.child) {
      $0.setHorizontal(at: 1, to: 100).setRight(to: 160).setTop(to: 0).fitHeight()
    }
    #expect(log.kinds == [.coincidingParts])
    #expect(stage.child.frame == frame)
  }

  @Test func afterLayoutTellsTheFrameThatIsApplied() {
    let card = NamedContainer(["a"])
    card.pixelGrid = .devicePixels(scale: 2)
    card.issueHandler = { _ in }
    var frames: [CGRect] = []
    var left: CGFloat = 10.3
    card.plumb.setLayout(for: card["a"]) {
      $0.setLeft(by: { _ in Position(left) }).setTop(to: 0).fitSize()
        .afterLayout { frames.append($0) }
    }
    #expect(frames.isEmpty)
    card.layoutIfNeeded()
    let expected = [CGRect(x: 10.5, y: 0, width: 30, height: 20)]
    #expect(frames == expected && card["a"].frame == expected[0])
    _ = card.sizeThatFits(CGSize(width: 100, height: 100))
    _ = card.plumb.explain(card["a"])
    #expect(frames == expected, "never on trial")
    left = .nan
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(frames == expected, "never without a frame")
    card.plumb.layout(card["a"]) {
      $0.setTopLeft(to: .zero).fitSize().afterLayout { frames.append($0) }
    }
    #expect(frames.last == CGRect(x: 0, y: 0, width: 30, height: 20))
  }
}
