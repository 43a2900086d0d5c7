import Foundation
import Plumb
import PlumbTestSupport

/// What a chain says of one axis, and where the view must then stand on it: told by arithmetic on the
/// numbers of the chain.
struct PinLaw: @unchecked Sendable {
  typealias Chain = (atOnce: (PinLawScene, Numbers) -> Void, stored: (PinLawScene, Numbers) -> Void)

  let words: String
  let starts: (Numbers) -> CGFloat
  let isLong: (Numbers) -> CGFloat
  /// The chain in the words of left and right, of the writing direction, and of top and bottom.
  let columns: Chain
  let along: Chain
  let rows: Chain

  init(
    _ words: String, starts: @escaping (Numbers) -> CGFloat, isLong: @escaping (Numbers) -> CGFloat,
    columns: Chain, along: Chain, rows: Chain
  ) {
    self.words = words
    self.starts = starts
    self.isLong = isLong
    self.columns = columns
    self.along = along
    self.rows = rows
  }

  /// The numbers of a chain, and where the other views are on its axis, from where it begins.
  struct Numbers {
    /// The parent's length.
    let l: CGFloat
    /// Distances from its edges.
    let a, b: CGFloat
    let w: CGFloat
    /// Margins.
    let m, n: CGFloat
    /// Limits.
    let x, y: CGFloat
    let p, q: (start: CGFloat, end: CGFloat)

    init(_ random: inout SplitMix64) {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      l = number(300...400)
      (a, b) = (number(0...40), number(0...40))
      w = number(30...120)
      (m, n) = (number(0...12), number(0...12))
      x = number(20...80)
      y = x + number(0...60)
      let place = number(0...60)
      p = (place, place + number(10...60))
      let next = p.end + number(30...90)
      q = (next, next + number(10...60))
    }
  }
}

/// The words in which a law is said.
enum PinLawWords: CaseIterable {
  case columns, along, rows

  func chain(_ law: PinLaw) -> PinLaw.Chain {
    switch self {
    case .columns: law.columns
    case .along: law.along
    case .rows: law.rows
    }
  }
}

/// A view in a container beside two others.
final class PinLawScene {
  let card: HeadlessContainerView
  let view = HeadlessView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  let photo: HeadlessView
  let title: HeadlessView

  init(
    _ words: PinLawWords, _ numbers: PinLaw.Numbers, _ direction: LayoutWritingDirection,
    _ grid: PixelGrid
  ) {
    let isMirrored = words == .along && direction == .rightToLeft
    func view(_ start: CGFloat, _ end: CGFloat) -> HeadlessView {
      let x = isMirrored ? numbers.l - end : start
      return HeadlessView(
        frame: words == .rows
          ? CGRect(x: 20, y: start, width: 30, height: end - start)
          : CGRect(x: x, y: 20, width: end - start, height: 30))
    }
    photo = view(numbers.p.start, numbers.p.end)
    title = view(numbers.q.start, numbers.q.end)
    card = HeadlessContainerView(
      frame: words == .rows
        ? CGRect(x: 0, y: 0, width: 50, height: numbers.l)
        : CGRect(x: 0, y: 0, width: numbers.l, height: 50))
    card.direction = direction
    card.pixelGrid = grid
    for child in [self.view, photo, title] { card.addSubview(child) }
  }

  /// Where the view is on the axis of the words, from where it begins.
  func span(_ words: PinLawWords) -> (start: CGFloat, end: CGFloat) {
    let frame = view.frame
    switch words {
    case .rows: return (frame.minY, frame.maxY)
    case .along where card.direction == .rightToLeft:
      return (card.bounds.width - frame.maxX, card.bounds.width - frame.minX)
    default: return (frame.minX, frame.maxX)
    }
  }
}
