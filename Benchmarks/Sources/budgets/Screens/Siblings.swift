import Foundation
import Plumb

/// A thousand views in one container, each below the one before: a feed's worth.
struct Siblings<Kind: ScreenStage>: Screen {
  static var name: String { "siblings" }

  let card = Kind.makeCard()
  let views = (0..<1000).map { Kind.makeView($0) }

  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    for index in views.indices {
      let view = views[index]
      let bounds = hand.bounds
      let top: CGFloat
      if index == 0 {
        top = bounds.origin.y + 8
      } else {
        let before = hand.frame(of: views[index - 1], beside: view)
        top = before.origin.y + before.size.height + 4
      }
      hand.place(
        view,
        CGRect(x: bounds.origin.x + 8, y: top, width: bounds.size.width - 16, height: 10))
    }
  }
}
