import Foundation
import Plumb

/// A message bar: the field ends at the button, and the button stands in the middle of the field. The two wait for
/// each other.
///
///     ┌────────────────────────┬──────┐
///     │ field                  │ send │
///     └────────────────────────┴──────┘
struct MessageBar<Kind: ScreenStage>: Screen {
  static var name: String { "message-bar" }

  let card = Kind.makeCard()
  let field = Kind.makeView(0)
  let send = Kind.makeView(1)

  var views: [Kind.View] { [field, send] }

  /// By hand, nobody waits: the button's left edge is known first.
  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    let bounds = hand.bounds
    let left = bounds.origin.x + 8
    let sendLeft = bounds.origin.x + bounds.size.width - 44
    hand.place(
      field,
      CGRect(
        x: left, y: bounds.origin.y + bounds.size.height - 68, width: sendLeft - 8 - left,
        height: 60))
    let middle = hand.frame(of: field, beside: send)
    hand.place(
      send,
      CGRect(
        x: sendLeft, y: middle.origin.y + middle.size.height / 2 - 18, width: 36, height: 36))
  }
}
