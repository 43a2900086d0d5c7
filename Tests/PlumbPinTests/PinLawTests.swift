import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// The laws of one axis: for columns, along the writing direction and for rows, in both directions, at
/// once and stored, on a pixel grid and without.
@Suite struct PinLawTests {
  @Test(arguments: PinLawWords.allCases)
  func everyLawHolds(_ words: PinLawWords) {
    var random = SplitMix64(seed: 7)
    for law in PinLaw.all {
      for _ in 0..<8 {
        let numbers = PinLaw.Numbers(&random)
        for direction in [LayoutWritingDirection.leftToRight, .rightToLeft] {
          for scale in [0, 1, 3] as [CGFloat] {
            check(law, words, numbers, direction, scale)
          }
        }
      }
    }
  }

  private func check(
    _ law: PinLaw, _ words: PinLawWords, _ numbers: PinLaw.Numbers,
    _ direction: LayoutWritingDirection, _ scale: CGFloat
  ) {
    let start = law.starts(numbers)
    let expected = (start: start, end: start + law.isLong(numbers))
    for isStored in [false, true] {
      let scene = PinLawScene(words, numbers, direction, .devicePixels(scale: scale))
      let log = IssueLog(scene.card)
      if isStored {
        words.chain(law).stored(scene, numbers)
        scene.card.layoutIfNeeded()
      } else {
        words.chain(law).atOnce(scene, numbers)
      }
      let found = scene.span(words)
      let isMet =
        scale == 0
        ? abs(found.start - expected.start) + abs(found.end - expected.end) < 1e-9
        : isNearest(found.start, expected.start, scale, scene, words)
          && isNearest(found.end, expected.end, scale, scene, words)
      #expect(
        isMet, "\(law.words), \(words), \(direction), stored \(isStored), \(scale): \(found)")
      #expect(log.issues.isEmpty)
    }
  }

  /// Whether an edge is on a line, and no other line is nearer to where it should be.
  private func isNearest(
    _ edge: CGFloat, _ exact: CGFloat, _ scale: CGFloat, _ scene: PinLawScene, _ words: PinLawWords
  ) -> Bool {
    // Lines are counted from the parent's left or top edge.
    let isMirrored = words == .along && scene.card.direction == .rightToLeft
    let place = isMirrored ? scene.card.bounds.width - edge : edge
    let line = (place * scale).rounded() / scale
    return abs(place - line) < 1e-9 && abs(edge - exact) <= 0.5 / scale + 1e-9
  }

  /// More on each side is more on each side.
  @Test func insetsAddOnAllSides() {
    let insets = PinInsets(top: 1, left: 2, bottom: 3, right: 4)
    for sum in [insets + CGFloat(10), insets + 10] {
      #expect([sum.top, sum.left, sum.bottom, sum.right] == [11, 12, 13, 14])
    }
  }

  /// `pinEdges` is about margins between two edges. Without edges a length stays what it is.
  @Test func pinnedEdgesLeaveALengthAlone() {
    let (card, view) = (HeadlessView(), HeadlessView())
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    card.addSubview(view)
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.plumb.pin { $0.width(30).pinEdges() }
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 8))
    view.plumb.pin { $0.height(40).pinEdges() }
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    view.plumb.pin { $0.left(10).right(20).width(30).justify(.right).pinEdges() }
    #expect(view.frame == CGRect(x: 50, y: 6, width: 30, height: 40))
  }

  /// A margin at the end is in one writing direction on a side that has a margin of its own, and shrinks a
  /// length in the other direction alone.
  @Test(arguments: [
    (LayoutWritingDirection.leftToRight, 15.0, 25.0), (.rightToLeft, 15.0, 45.0),
  ])
  func aMarginOfTheDirectionShrinksALength(
    _ direction: LayoutWritingDirection, _ x: CGFloat, _ width: CGFloat
  ) {
    let (card, view) = (HeadlessView(), HeadlessView())
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    card.direction = direction
    card.addSubview(view)
    view.plumb.pin { $0.left(10).width(50).pinEdges().marginEnd(20).marginLeft(5).height(8) }
    #expect(view.frame == CGRect(x: x, y: 0, width: width, height: 8))
  }
}
