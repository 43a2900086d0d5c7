import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Each verb decides the fact that its name says, in all its forms.
@Suite struct VerbTests {
  let size = CGSize(width: 40, height: 30)

  func point<X>(_ point: CGPoint) -> LayoutPoint<X> {
    LayoutPoint(x: Position(point.x), y: Position(point.y))
  }

  /// All forms of a position fact. Each completes the frame with a size of (40, 30).
  struct Forms {
    let name: String
    /// The expected origin of the frame on the axis, for a given `value`.
    let origin: (_ value: CGFloat, _ stage: Stage) -> CGFloat
    let isHorizontal: Bool
    let makings: (CGFloat, Stage) -> [Making]
  }

  var forms: [Forms] { horizontalForms + verticalForms }

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyFormOfAPositionDecidesTheSameFact(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    stage.sibling.frame = CGRect(x: 50, y: 60, width: 30, height: 10)
    for form in forms {
      for (index, make) in form.makings(90, stage).enumerated() {
        let origin = form.origin(90, stage)
        let expected = CGRect(
          origin: form.isHorizontal ? CGPoint(x: origin, y: 7) : CGPoint(x: 7, y: origin),
          size: size)
        #expect(stage.frame(make) == expected, "form \(index) of \(form.name)")
      }
    }
  }

  typealias PointForms = (CGFloat, CGFloat, (CGPoint, HeadlessView) -> [Making])

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyFormOfAPointDecidesBothItsFacts(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    let p = CGPoint(x: 90, y: 120)
    for (fx, fy, makings) in absolutePoints {
      let expected = CGRect(x: p.x - fx * 40, y: p.y - fy * 30, width: 40, height: 30)
      for (index, make) in makings(p, stage.sibling).enumerated() {
        #expect(stage.frame(make) == expected, "form \(index) of the point at \(fx), \(fy)")
      }
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func pointsAlongTheWritingDirectionMirror(_ direction: LayoutWritingDirection) {
    let stage = Stage(direction)
    let p = CGPoint(x: 90, y: 120)
    for (fx, fy, makings) in directionalPoints {
      let left = p.x - fx * 40
      let x = direction == .leftToRight ? left : 320 - left - 40
      let expected = CGRect(x: x, y: p.y - fy * 30, width: 40, height: 30)
      for (index, make) in makings(p, stage.sibling).enumerated() {
        #expect(stage.frame(make) == expected, "form \(index) of the point at \(fx), \(fy)")
      }
    }
  }

  @Test func lengthsComeFromConstantsGuidesTheChildAndTheOtherAxis() {
    let stage = Stage()
    let makings: [(String, CGSize, Making)] = [
      (
        "constants", CGSize(width: 11, height: 12),
        { $0.setTopLeft(to: .zero).setWidth(to: 11).setHeight(to: 12) }
      ),
      (
        "guides", CGSize(width: 80, height: 100),
        { $0.setTopLeft(to: .zero).setWidth(by: { $0.width / 4 }).setHeight(by: { $0.height / 2 }) }
      ),
      ("fits", CGSize(width: 30, height: 20), { $0.setTopLeft(to: .zero).fitWidth().fitHeight() }),
      ("fit size", CGSize(width: 30, height: 20), { $0.setTopLeft(to: .zero).fitSize() }),
      (
        "size", CGSize(width: 5, height: 6),
        { $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 6)) }
      ),
      (
        "size by", CGSize(width: 160, height: 50),
        {
          $0.setTopLeft(to: .zero).setSize(
            like: .measured {
              CGSize(width: $0.width / 2, height: $0.height / 4)
            })
        }
      ),
      (
        "ratio of width", CGSize(width: 70, height: 40),
        { $0.setTopLeft(to: .zero).setWidth(to: 70).setHeight(toWidth: 1.75) }
      ),
      (
        "ratio of height", CGSize(width: 70, height: 40),
        { $0.setTopLeft(to: .zero).setWidth(toHeight: 1.75).setHeight(to: 40) }
      ),
      (
        "ratio of fitted", CGSize(width: 30, height: 15),
        { $0.setTopLeft(to: .zero).fitWidth().setHeight(toWidth: 2) }
      ),
      (
        "fitted of ratio", CGSize(width: 40, height: 20),
        { $0.setTopLeft(to: .zero).setWidth(toHeight: 2).fitHeight() }
      ),
      (
        "aspect fit", CGSize(width: 200, height: 200),
        { $0.setTopLeft(to: .zero).aspectFit(ratio: 1, in: { $0.size }) }
      ),
      (
        "aspect fill", CGSize(width: 320, height: 320),
        { $0.setTopLeft(to: .zero).aspectFill(ratio: 1, in: { $0.size }) }
      ),
      (
        "wide aspect fit", CGSize(width: 320, height: 80),
        { $0.setTopLeft(to: .zero).aspectFit(ratio: 4, in: { $0.size }) }
      ),
      (
        "wide aspect fill", CGSize(width: 800, height: 200),
        { $0.setTopLeft(to: .zero).aspectFill(ratio: 4, in: { $0.size }) }
      ),
    ]
    for (name, size, make) in makings {
      #expect(stage.frame(make) == CGRect(origin: .zero, size: size), "\(name)")
    }
  }

  @Test func wholeFrames() {
    let stage = Stage()
    stage.parent.safeAreaInsets = LayoutInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(stage.frame { $0.setFrame(to: frame) } == frame)
    #expect(
      stage.frame { $0.setFrame(by: { $0.frame.insetBy(dx: 10, dy: 20) }) }
        == CGRect(x: 10, y: 20, width: 300, height: 160))
    #expect(stage.frame { $0.stickOnParent() } == stage.parent.bounds)
    #expect(
      stage.frame { $0.stickOnParent(withInsets: insets) }
        == CGRect(x: 2, y: 1, width: 314, height: 196))
    #expect(
      stage.frame { $0.stickOnParentSafeArea(withInsets: insets) }
        == CGRect(x: 7, y: 21, width: 309, height: 166))
    #expect(
      stage.frame {
        $0.stickOnParentHorizontally(leading: 2, trailing: 4).setTop(to: 1).fitHeight()
      } == CGRect(x: 2, y: 1, width: 314, height: 20))
    #expect(
      stage.frame { $0.setLeft(to: 1).fitWidth().stickOnParentVertically(top: 1, bottom: 3) }
        == CGRect(x: 1, y: 1, width: 30, height: 196))
    stage.parent.direction = .rightToLeft
    #expect(
      stage.frame { $0.stickOnParent(withInsets: insets) }
        == CGRect(x: 4, y: 1, width: 314, height: 196))
  }

  /// The child is measured once, with the decided lengths and without limits for the others.
  @Test func fittingOffersWhatIsDecided() {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let cases: [(CGSize, Making)] = [
      (CGSize(width: unlimited, height: unlimited), { $0.setTopLeft(to: .zero).fitSize() }),
      (
        CGSize(width: unlimited, height: unlimited),
        { $0.setTopLeft(to: .zero).fitHeight().fitWidth() }
      ),
      (
        CGSize(width: 100, height: unlimited),
        { $0.setTopLeft(to: .zero).fitHeight().setWidth(to: 100) }
      ),
      (
        CGSize(width: 300, height: unlimited),
        { $0.setLeft(to: 10).setRight(to: 310).setTop(to: 0).fitHeight() }
      ),
      (
        CGSize(width: unlimited, height: 80),
        { $0.setLeft(to: 0).fitWidth().setTop(to: 10).setBottom(to: 90) }
      ),
      (
        CGSize(width: 224, height: unlimited),
        { $0.setTopLeft(to: .zero).fitWidth(by: { $0.width * 0.7 }).fitHeight() }
      ),
      (
        CGSize(width: 90, height: 100),
        { $0.setTopLeft(to: .zero).setWidth(to: 90).fitHeight(by: { $0.height / 2 }) }
      ),
      (
        CGSize(width: 200, height: 100),
        { $0.setTopLeft(to: .zero).fitSize(by: { _ in CGSize(width: 200, height: 100) }) }
      ),
    ]
    for (index, (offer, make)) in cases.enumerated() {
      let stage = Stage()
      _ = stage.frame(make)
      #expect(stage.child.offers == [offer], "case \(index)")
    }
  }
}
