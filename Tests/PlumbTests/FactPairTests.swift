import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Each legal pair of facts, in both orders, gives the frame that linear algebra gives.
@Suite struct FactPairTests {
  /// A pair of facts: as a maker, and as linear equations for the oracle.
  private struct Pair {
    let facts: (LinearFact, LinearFact)
    let maker: LayoutMaker<IndividualLayout>
  }

  /// The numbers of one frame and its parent, as each fact sees them.
  private struct World {
    let frame: CGRect
    let parentWidth: CGFloat
    let direction: LayoutWritingDirection

    var left: CGFloat { frame.origin.x }
    var center: CGFloat { frame.origin.x + frame.size.width / 2 }
    var right: CGFloat { frame.origin.x + frame.size.width }
    var width: CGFloat { frame.size.width }
    var top: CGFloat { frame.origin.y }
    var middle: CGFloat { frame.origin.y + frame.size.height / 2 }
    var bottom: CGFloat { frame.origin.y + frame.size.height }
    var height: CGFloat { frame.size.height }

    var isLeftToRight: Bool { direction == .leftToRight }
    var leading: CGFloat { isLeftToRight ? left : parentWidth - right }
    var trailing: CGFloat { isLeftToRight ? right : parentWidth - left }

    // The equations for x and width.
    var l: LinearFact { .start(left) }
    var c: LinearFact { .middle(center) }
    var r: LinearFact { .end(right) }
    var w: LinearFact { .length(width) }
    var ld: LinearFact {
      isLeftToRight ? .start(leading) : .end(parentWidth - leading)
    }
    var tr: LinearFact {
      isLeftToRight ? .end(trailing) : .start(parentWidth - trailing)
    }
  }

  /// All pairs of the horizontal axis in both orders. `finish` decides the vertical axis
  /// afterwards.
  private func horizontalPairs(
    _ world: World, finish: Finisher
  ) -> [Pair] {
    let m = LayoutMaker()
    let (x, c, r, w) = (world.left, world.center, world.right, world.width)
    let (ld, tr) = (world.leading, world.trailing)
    return [
      Pair(facts: (world.l, world.c), maker: finish(m.setLeft(to: x).setCenter(to: c))),
      Pair(facts: (world.l, world.c), maker: finish(m.setCenter(to: c).setLeft(to: x))),
      Pair(facts: (world.l, world.r), maker: finish(m.setLeft(to: x).setRight(to: r))),
      Pair(facts: (world.l, world.r), maker: finish(m.setRight(to: r).setLeft(to: x))),
      Pair(facts: (world.l, world.w), maker: finish(m.setLeft(to: x).setWidth(to: w))),
      Pair(facts: (world.l, world.w), maker: finish(m.setWidth(to: w).setLeft(to: x))),
      Pair(facts: (world.c, world.r), maker: finish(m.setCenter(to: c).setRight(to: r))),
      Pair(facts: (world.c, world.r), maker: finish(m.setRight(to: r).setCenter(to: c))),
      Pair(facts: (world.c, world.w), maker: finish(m.setCenter(to: c).setWidth(to: w))),
      Pair(facts: (world.c, world.w), maker: finish(m.setWidth(to: w).setCenter(to: c))),
      Pair(facts: (world.r, world.w), maker: finish(m.setRight(to: r).setWidth(to: w))),
      Pair(facts: (world.r, world.w), maker: finish(m.setWidth(to: w).setRight(to: r))),
      Pair(facts: (world.c, world.ld), maker: finish(m.setCenter(to: c).setLeading(to: ld))),
      Pair(facts: (world.c, world.ld), maker: finish(m.setLeading(to: ld).setCenter(to: c))),
      Pair(facts: (world.c, world.tr), maker: finish(m.setCenter(to: c).setTrailing(to: tr))),
      Pair(facts: (world.c, world.tr), maker: finish(m.setTrailing(to: tr).setCenter(to: c))),
      Pair(facts: (world.ld, world.tr), maker: finish(m.setLeading(to: ld).setTrailing(to: tr))),
      Pair(facts: (world.ld, world.tr), maker: finish(m.setTrailing(to: tr).setLeading(to: ld))),
      Pair(facts: (world.ld, world.w), maker: finish(m.setLeading(to: ld).setWidth(to: w))),
      Pair(facts: (world.ld, world.w), maker: finish(m.setWidth(to: w).setLeading(to: ld))),
      Pair(facts: (world.tr, world.w), maker: finish(m.setTrailing(to: tr).setWidth(to: w))),
      Pair(facts: (world.tr, world.w), maker: finish(m.setWidth(to: w).setTrailing(to: tr))),
    ]
  }

  /// Decides the vertical axis after the horizontal one.
  private struct Finisher {
    let top: CGFloat
    let height: CGFloat

    func callAsFunction(
      _ maker: LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>
    ) -> LayoutMaker<IndividualLayout> {
      maker.setTop(to: top).setHeight(to: height)
    }
  }

  /// All pairs of the vertical axis in both orders, with the horizontal axis decided before,
  /// between or after.
  private func verticalPairs(_ world: World) -> [Pair] {
    let m = LayoutMaker()
    let before = m.setLeft(to: world.left).setWidth(to: world.width)
    let (y, mid, b, h) = (world.top, world.middle, world.bottom, world.height)
    let (x, w) = (world.left, world.width)
    let (t, i, e, n) = (
      LinearFact.start(y), LinearFact.middle(mid), LinearFact.end(b), LinearFact.length(h)
    )
    return [
      Pair(facts: (t, i), maker: before.setTop(to: y).setMiddle(to: mid)),
      Pair(facts: (t, i), maker: m.setMiddle(to: mid).setLeft(to: x).setTop(to: y).setWidth(to: w)),
      Pair(facts: (t, e), maker: m.setTop(to: y).setBottom(to: b).setWidth(to: w).setLeft(to: x)),
      Pair(facts: (t, e), maker: before.setBottom(to: b).setTop(to: y)),
      Pair(facts: (t, n), maker: m.setLeft(to: x).setTop(to: y).setWidth(to: w).setHeight(to: h)),
      Pair(facts: (t, n), maker: before.setHeight(to: h).setTop(to: y)),
      Pair(facts: (i, e), maker: before.setMiddle(to: mid).setBottom(to: b)),
      Pair(
        facts: (i, e), maker: m.setBottom(to: b).setMiddle(to: mid).setLeft(to: x).setWidth(to: w)),
      Pair(
        facts: (i, n), maker: m.setWidth(to: w).setMiddle(to: mid).setLeft(to: x).setHeight(to: h)),
      Pair(facts: (i, n), maker: before.setHeight(to: h).setMiddle(to: mid)),
      Pair(facts: (e, n), maker: before.setBottom(to: b).setHeight(to: h)),
      Pair(
        facts: (e, n), maker: m.setHeight(to: h).setBottom(to: b).setWidth(to: w).setLeft(to: x)),
    ]
  }

  private func frames(seed: UInt64) -> [CGRect] {
    var random = SplitMix64(seed: seed)
    let simple = CGRect(x: 10, y: 20, width: 100, height: 50)
    return [simple, .zero]
      + (0..<20).map { _ in
        CGRect(
          x: CGFloat.random(in: -500...500, using: &random),
          y: CGFloat.random(in: -500...500, using: &random),
          width: CGFloat.random(in: 0...500, using: &random),
          height: CGFloat.random(in: 0...500, using: &random))
      }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyHorizontalPairGivesTheFrameOfLinearAlgebra(_ direction: LayoutWritingDirection) throws {
    let stage = Stage(direction)
    for frame in frames(seed: 1) {
      let world = World(frame: frame, parentWidth: 320, direction: direction)
      let pairs = horizontalPairs(world, finish: Finisher(top: world.top, height: world.height))
      #expect(pairs.count == 22)
      for (index, pair) in pairs.enumerated() {
        let result = try #require(stage.frame { _ in pair.maker })
        let expected = try #require(solve(pair.facts.0, pair.facts.1))
        #expect(abs(result.origin.x - expected.origin) < 1e-9, "pair \(index) of \(frame)")
        #expect(abs(result.size.width - expected.length) < 1e-9, "pair \(index) of \(frame)")
        #expect(result.origin.y == world.top && result.size.height == world.height)
      }
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func everyVerticalPairGivesTheFrameOfLinearAlgebra(_ direction: LayoutWritingDirection) throws {
    let stage = Stage(direction)
    for frame in frames(seed: 2) {
      let world = World(frame: frame, parentWidth: 320, direction: direction)
      for (index, pair) in verticalPairs(world).enumerated() {
        let result = try #require(stage.frame { _ in pair.maker })
        let expected = try #require(solve(pair.facts.0, pair.facts.1))
        #expect(abs(result.origin.y - expected.origin) < 1e-9, "pair \(index) of \(frame)")
        #expect(abs(result.size.height - expected.length) < 1e-9, "pair \(index) of \(frame)")
        #expect(result.origin.x == world.left && result.size.width == world.width)
      }
    }
  }

  /// A given edge is exact to the last bit, whatever fact it is paired with.
  @Test func aGivenEdgeIsExact() throws {
    let stage = Stage()
    for (left, right) in [(0.1, 0.3), (1.0 / 3, 2.0 / 3), (-0.7, 1e6 + 0.1)] {
      for make: Making in [
        { $0.setLeft(to: left).setRight(to: right).setTop(to: left).setBottom(to: right) },
        { $0.setRight(to: right).setLeft(to: left).setBottom(to: right).setTop(to: left) },
      ] {
        let frame = try #require(stage.frame(make))
        #expect(frame.origin.x == left && frame.origin.y == left)
        #expect(frame.size.width == right - left && frame.size.height == right - left)
      }
    }
  }
}
