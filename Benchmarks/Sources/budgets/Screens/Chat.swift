import Foundation
import Plumb

/// A chat: lines as high as their texts, each below the one before.
///
/// Before each round the first line goes and a new one comes after the last. The line that is the first now stands
/// at the top, so that two layouts are stored in each round.
final class Chat<Kind: ScreenStage>: Screen {
  static var name: String { "chat" }

  let card = Kind.makeCard()
  private(set) var lines = (0..<200).map { Kind.makeView($0) }

  var views: [Kind.View] { lines }

  func change(to round: Int, _ variant: ScreenVariant) {
    resize(to: round)
    Kind.remove(lines.removeFirst(), from: card)
    let line = Kind.makeView(round)
    card.plumbInsertChild(line, at: lines.count)
    lines.append(line)
    for index in [0, lines.count - 1] { storeLine(index, variant) }
  }

  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    for index in lines.indices {
      let line = lines[index]
      let bounds = hand.bounds
      let top: CGFloat
      if index == 0 {
        top = bounds.origin.y + 8
      } else {
        let before = hand.frame(of: lines[index - 1], beside: line)
        top = before.origin.y + before.size.height + 4
      }
      let width = bounds.size.width - 72
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      hand.place(
        line,
        CGRect(
          x: bounds.origin.x + 8, y: top, width: width,
          height: line.plumbSizeThatFits(room).height))
    }
  }

  private func storeLine(_ index: Int, _ variant: ScreenVariant) {
    switch variant {
    case .storedMakersWithClosures: storeClosures(index)
    case .storedMakersWithValues: storeValues(index)
    case .storedPins: storePins(index)
    case .byHand, .makersWithClosures, .makersWithValues, .pins: break
    }
  }
}
