import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Guides provide the places of their rectangle, in the parent's coordinates.
@Suite struct GuideTests {
  private func stage(_ direction: LayoutWritingDirection = .leftToRight) -> Stage {
    let stage = Stage(direction)
    stage.parent.safeAreaInsets = LayoutInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    stage.parent.layoutMargins = LayoutInsets(all: 5)
    stage.parent.readableWidth = 200
    return stage
  }

  private func x(
    _ stage: Stage, _ place: @escaping (LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>
  ) -> CGFloat? {
    stage.frame { $0.setLeft(by: place).setTop(to: 0).setSize(to: .zero) }?.origin.x
  }

  private func y(
    _ stage: Stage, _ place: @escaping (LayoutGuide.Parent<Vertical>) -> Position<Vertical>
  ) -> CGFloat? {
    stage.frame { $0.setTop(by: place).setLeft(to: 0).setSize(to: .zero) }?.origin.y
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func insetsOfEachAxisAreTheSameAtBothOfItsEnds(_ direction: LayoutWritingDirection) {
    let frame = stage(direction).frame {
      $0.stickOnParent(withInsets: LayoutInsets(horizontal: 16, vertical: 8))
    }
    let bounds = stage(direction).parent.bounds
    #expect(frame == bounds.insetBy(dx: 16, dy: 8))
  }

  @Test func theParentOffersItsBoundsAndItsAreas() {
    let stage = stage()
    #expect(x(stage) { $0.left } == 0)
    #expect(x(stage) { $0.center } == 160)
    #expect(x(stage) { $0.right } == 320)
    #expect(x(stage) { $0.horizontal(at: 0.25) } == 80)
    #expect(x(stage) { $0.left + $0.width / 4 } == 80)
    #expect(x(stage) { $0.safeAreaGuide.left } == 10)
    #expect(x(stage) { $0.layoutMarginsGuide.left } == 15)
    #expect(x(stage) { $0.layoutMarginsGuide.right } == 315)
    #expect(x(stage) { $0.readableGuide.left } == 65)
    #expect(x(stage) { $0.left + ($0.right - $0.left) / 2 } == 160)
    #expect(y(stage) { $0.top } == 0)
    #expect(y(stage) { $0.middle } == 100)
    #expect(y(stage) { $0.bottom } == 200)
    #expect(y(stage) { $0.vertical(at: 0.7) } == 140)
    #expect(y(stage) { $0.safeAreaGuide.top + $0.safeAreaGuide.height } == 200)
    #expect(y(stage) { min($0.bottom, $0.layoutMarginsGuide.bottom - 1) } == 194)
  }

  @Test func guidesOfAScrolledParentScrollAndConstantsDoNot() {
    let stage = stage()
    stage.parent.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(x(stage) { $0.left } == 30)
    #expect(y(stage) { $0.bottom } == 240)
    #expect(stage.frame { $0.setTopLeft(to: .zero).setSize(to: .zero) }?.origin == .zero)
    #expect(stage.frame { $0.setTopLeading(to: .zero).setSize(to: .zero) }?.origin == .zero)
    #expect(
      stage.frame { $0.setTopLeading(at: .measured { $0.topLeading }).setSize(to: .zero) }?.origin
        == CGPoint(x: 30, y: 40))
  }

  /// Directional places are mirrored in the other writing direction.
  @Test func directionalGuidesMirror() throws {
    let places: [(LayoutGuide.Parent<Directional>) -> Position<Directional>] = [
      { $0.leading }, { $0.center }, { $0.trailing }, { $0.leading + 8 }, { $0.trailing - 8 },
      { $0.horizontal(at: 0.3) }, { $0.layoutMarginsGuide.leading },
      { $0.safeAreaGuide.trailing - 3 },
      { $0.readableGuide.leading + $0.width / 10 },
    ]
    for (index, place) in places.enumerated() {
      let leftToRight = try #require(
        stage().frame {
          $0.setLeading(by: place).setTop(to: 0).setSize(to: CGSize(width: 30, height: 10))
        })
      let rightToLeft = try #require(
        stage(.rightToLeft).frame {
          $0.setLeading(by: place).setTop(to: 0).setSize(to: CGSize(width: 30, height: 10))
        })
      #expect(rightToLeft.origin.x == 320 - leftToRight.origin.x - 30, "place \(index)")
    }
  }

  @Test func leadingIsLeftWhereTheTextRunsLeftToRight() {
    let stage = stage()
    stage.parent.bounds.origin.x = 12
    for value in [CGFloat(-5), 0, 17.3] {
      #expect(
        stage.frame { $0.setLeading(to: value).setTop(to: 0).fitSize() }
          == stage.frame { $0.setLeft(to: value).setTop(to: 0).fitSize() })
    }
    #expect(
      stage.frame { $0.setLeading(by: { $0.leading + 3 }).setTop(to: 0).fitSize() }
        == stage.frame { $0.setLeft(by: { $0.left + 3 }).setTop(to: 0).fitSize() })
  }

  @Test func frameGuidesOfferPointsSizesAndFrames() {
    let stage = stage()
    func origin(
      _ point:
        @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
    )
      -> CGPoint?
    {
      stage.frame { $0.setTopLeft(at: .measured(point)).setSize(to: .zero) }?.origin
    }
    #expect(origin { $0.topLeft } == CGPoint(x: 0, y: 0))
    #expect(origin { $0.topCenter } == CGPoint(x: 160, y: 0))
    #expect(origin { $0.topRight } == CGPoint(x: 320, y: 0))
    #expect(origin { $0.middleLeft } == CGPoint(x: 0, y: 100))
    #expect(origin { $0.middleCenter } == CGPoint(x: 160, y: 100))
    #expect(origin { $0.middleRight } == CGPoint(x: 320, y: 100))
    #expect(origin { $0.bottomLeft } == CGPoint(x: 0, y: 200))
    #expect(origin { $0.bottomCenter } == CGPoint(x: 160, y: 200))
    #expect(origin { $0.bottomRight.moved(x: -10, y: -20) } == CGPoint(x: 310, y: 180))
    #expect(origin { $0.point(at: 0.25, 0.75) } == CGPoint(x: 80, y: 150))
    #expect(
      origin { LayoutPoint(x: $0.left + 1, y: $0.vertical(at: 0.5)) } == CGPoint(x: 1, y: 100))
    #expect(origin { $0.safeAreaGuide.topLeft } == CGPoint(x: 10, y: 20))
    #expect(origin { $0.layoutMarginsGuide.bottomRight } == CGPoint(x: 315, y: 195))
    #expect(
      stage.frame { $0.setFrame(by: { $0.layoutMarginsGuide.frame(inside: LayoutInsets(all: 1)) }) }
        == CGRect(x: 16, y: 26, width: 298, height: 168))
    #expect(
      stage.frame { $0.setTopLeft(to: .zero).setSize(like: .measured { $0.safeAreaGuide.size }) }?
        .size
        == CGSize(width: 310, height: 180))
  }
}
