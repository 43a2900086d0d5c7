import Foundation
import Plumb
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
}
