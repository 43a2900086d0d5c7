import Foundation
import Plumb

/// A thousand views in one container, each below the one before: a feed's worth.
///
/// The loops keep the view before in a variable, as in the recipes. Those of `Chat` look it up in an array.
struct Siblings<Kind: ScreenStage>: Screen {
  static var name: String { "siblings" }

  let card = Kind.makeCard()
  let views = (0..<1000).map { Kind.makeView($0) }

  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    var above: Kind.View?
    for view in views {
      let bounds = hand.bounds
      let top: CGFloat
      if let above {
        let frame = hand.frame(of: above, beside: view)
        top = frame.origin.y + frame.size.height + 4
      } else {
        top = bounds.origin.y + 8
      }
      hand.place(
        view,
        CGRect(x: bounds.origin.x + 8, y: top, width: bounds.size.width - 16, height: 10))
      above = view
    }
  }
}
