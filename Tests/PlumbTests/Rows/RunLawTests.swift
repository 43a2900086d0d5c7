import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Laws for every group in a line: rows and columns, in both writing directions, on any grid.
@Suite struct RunLawTests {
  private static let grids: [PixelGrid] = [
    .none, .devicePixels(scale: 1), .devicePixels(scale: 2), .devicePixels(scale: 3),
    .cells(CGSize(width: 8, height: 16)),
  ]

  /// 1 to 50 shares begin and end with the group, and neighbors share their edges. Weights with a sum below 1 fill
  /// that part of the group.
  @Test(arguments: 0..<grids.count)
  func sumsAreExact(_ index: Int) {
    let grid = Self.grids[index]
    var random = SplitMix64(seed: 11)
    for (kind, direction) in RunScene.kinds {
      for count in 1...50 {
        let length = Double.random(in: 100...900, using: &random).rounded()
        let scene = RunScene(
          kind, direction, Array(repeating: 10, count: count), in: length, grid)
        let weights = (0..<count).map { _ in Double.random(in: 0.5...3, using: &random) }
        scene.container.plumb.setLayout(for: scene.views, when: .compact) {
          scene.layout($0, 0, 0, .shared(weights, gap: 0))
        }
        scene.container.plumb.setLayout(for: scene.views, when: .regular) {
          scene.layout($0, 0, 0, .shared(weights, gap: 0))
        }
        scene.container.layoutIfNeeded()
        let spans = scene.spans
        // A coordinate may have rounding noise. An end that is not on a grid line is rounded to the nearest one.
        let noise = 1e-9
        let line = kind == .column ? grid.rowsPerPoint : grid.columnsPerPoint
        let half = line == 0 ? noise : 0.5 / line + noise
        #expect(abs(spans[0].start) <= half, "\(scene), \(count)")
        let end = min(1, weights.reduce(0, +)) * length
        #expect(abs(spans[count - 1].end - end) <= half, "\(scene), \(count)")
        for (one, next) in zip(spans, spans.dropFirst()) {
          #expect(abs(one.end - next.start) <= noise, "\(scene), \(count)")
          #expect(one.end >= one.start)
        }
      }
    }
  }

  /// With any filling, lengths, gaps and the space at the ends add up to the room, for 1 to 50 children. On a grid,
  /// each edge moves by at most half a grid spacing, so a gap changes by at most one.
  @Test(arguments: 0..<grids.count)
  func lengthsAndGapsFillTheRoom(_ index: Int) {
    let grid = Self.grids[index]
    var random = SplitMix64(seed: 12)
    for (kind, direction) in RunScene.kinds {
      for count in 1...50 {
        let lengths = (0..<count).map { _ in Double.random(in: 1...9, using: &random) }
        let weights = (0..<count).map { _ in Double.random(in: 0.5...3, using: &random) }
        let length = Double.random(in: 1300...1500, using: &random).rounded()
        let filling: RunScene.Filling =
          switch count % 4 {
          case 0: .shared(weights, gap: 3)
          case 1: .equalGaps(withEnds: false)
          case 2: .equalGaps(withEnds: true)
          default: .grown(weights, gap: 3)
          }
        let scene = RunScene(kind, direction, lengths, in: length, grid)
        scene.container.plumb.layout(scene.views) { scene.layout($0, 7, 5, filling) }
        let spans = scene.spans
        let line = kind == .column ? grid.rowsPerPoint : grid.columnsPerPoint
        let half = line == 0 ? 1e-9 : 0.5 / line + 1e-9
        let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
        let ends = (spans[0].start - 7, length - 5 - spans[count - 1].end)
        let sum = spans.reduce(gaps.reduce(0, +)) { $0 + $1.end - $1.start } + ends.0 + ends.1
        #expect(abs(sum - (length - 12)) < 1e-8, "\(scene), \(count)")
        var gap = 3.0
        if case .equalGaps(let withEnds) = filling {
          gap = gaps.first ?? 0
          let isAlone = count == 1 && !withEnds
          #expect(abs(ends.0 - (withEnds ? gap : 0)) <= (withEnds ? 3 : 1) * half || count == 1)
          #expect(isAlone || abs(ends.1 - ends.0) <= 2 * half, "\(scene), \(count)")
        } else {
          #expect(abs(ends.0) <= half && abs(ends.1) <= half, "\(scene), \(count)")
        }
        #expect(gaps.allSatisfy { abs($0 - gap) <= 4 * half }, "\(scene), \(count)")
      }
    }
  }

  /// Lengths and gaps add up to the room, whatever fills the remaining space.
  @Test func randomRunsAgreeWithLinearAlgebra() throws {
    var random = SplitMix64(seed: 7)
    var count = 0
    for round in 0..<400 {
      let (kind, direction) = RunScene.kinds[round % RunScene.kinds.count]
      let lengths = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Double.random(in: 5...40, using: &random)
      }
      let gap = Double.random(in: 0...6, using: &random)
      let weights = lengths.map { _ in Double(Int.random(in: 1...4, using: &random)) }
      let filling: RunScene.Filling =
        switch round % 7 {
        case 0: .packed(part: 0, gap: gap)
        case 1: .packed(part: 0.5, gap: gap)
        case 2: .packed(part: 1, gap: gap)
        case 3: .equalGaps(withEnds: false)
        case 4: .equalGaps(withEnds: true)
        case 5: .shared(weights, gap: gap)
        default: .grown(weights, gap: gap)
        }
      let scene = RunScene(kind, direction, lengths, in: 600)
      scene.container.plumb.layout(scene.views) { scene.layout($0, 12, 7, filling) }
      let expected = try #require(filling.spans(lengths, from: 12, to: 593))
      for (span, wanted) in zip(scene.spans, expected) {
        #expect(abs(span.start - wanted.start) < 1e-8, "\(scene), \(filling)")
        #expect(abs(span.end - span.start - wanted.length) < 1e-8, "\(scene), \(filling)")
        count += 1
      }
    }
    #expect(count > 2000)
  }

  /// A stored layout gives the same frames as a layout at once.
  @Test func storedIsLikeAtOnce() {
    for (kind, direction) in RunScene.kinds {
      let scene = RunScene(kind, direction, [20, 31, 17], in: 200)
      scene.container.plumb.layout(scene.views) {
        scene.layout($0, 5, 9, .packed(part: 0.5, gap: 4))
      }
      let frames = scene.views.map(\.frame)
      for view in scene.views { view.frame = .zero }
      scene.container.plumb.setLayout(for: scene.views) { maker, _ in
        scene.layout(maker, 5, 9, .packed(part: 0.5, gap: 4))
      }
      scene.container.layoutIfNeeded()
      #expect(scene.views.map(\.frame) == frames)
    }
  }

  /// If there is not enough room, lengths shrink in proportion and never become negative. Gaps stay.
  @Test func lengthsShrinkInProportion() {
    for (kind, direction) in RunScene.kinds {
      let scene = RunScene(kind, direction, [40, 20, 60], in: 80)
      let log = IssueLog(scene.container)
      scene.container.plumb.setLayout(for: scene.views) { maker, _ in
        scene.layout(maker, 0, 0, .packed(part: 0, gap: 10))
      }
      scene.container.layoutIfNeeded()
      #expect(scene.spans.map { ($0.end - $0.start).rounded() } == [20, 10, 30])
      #expect(scene.spans[2].end == 80)
      let shortened = ["v0", "v1", "v2"]
      #expect(log.issues.map(\.members) == [shortened])
      scene.container.frame.size = CGSize(width: 15, height: 15)
      scene.container.layoutIfNeeded()
      scene.container.setNeedsLayout()
      scene.container.layoutIfNeeded()
      #expect(scene.spans.allSatisfy { $0.end == $0.start })
      #expect(
        log.issues.map(\.overflowing) == [[], ["v2"]], "once while they fit, and once they do not")
    }
  }

  /// If the gaps alone do not fit, they overflow. The side where children are packed decides how much at each end.
  @Test(arguments: zip([0, 0.5, 1], [[0, 10, 20], [-2, 8, 18], [-4, 6, 16]]))
  func gapsThatDoNotFitReachOverTheEnds(part: Double, places: [Double]) {
    for (kind, direction) in RunScene.kinds {
      let scene = RunScene(kind, direction, [40, 20, 60], in: 16)
      let log = IssueLog(scene.container)
      scene.container.plumb.setLayout(for: scene.views) { maker, _ in
        scene.layout(maker, 0, 0, .packed(part: part, gap: 10))
      }
      scene.container.layoutIfNeeded()
      #expect(scene.spans.map(\.start) == places)
      #expect(scene.spans.map(\.end) == places)
      #expect(log.kinds == [.noRoom])
    }
  }
}
