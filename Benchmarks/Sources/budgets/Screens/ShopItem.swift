import Foundation
import Plumb

/// An item of a shop. The button stands below the box around price and stars, from the left edge of the one to the
/// right edge of the other.
///
///     ┌───────────────┐
///     │ photo, 4 : 3  │
///     ├───────────────┤
///     │ title         │
///     ├───────┬───────┤
///     │ price │ stars │
///     ├───────┴───────┤
///     │ button        │
///     └───────────────┘
struct ShopItem<Kind: ScreenStage>: Screen {
  static var name: String { "shop-item" }

  let card = Kind.makeCard()
  let photo = Kind.makeView(0)
  let title = Kind.makeView(1)
  let price = Kind.makeView(2)
  let stars = Kind.makeView(3)
  let button = Kind.makeView(4)

  var views: [Kind.View] { [photo, title, price, stars, button] }

  func layOutByHand(_ hand: CheckedRuler<Kind>) {
    placePhotoAndTitle(hand)
    placePriceAndStars(hand)
    let (left, right) = (
      hand.frame(of: price, beside: button), hand.frame(of: stars, beside: button)
    )
    let bottom = max(left.origin.y + left.size.height, right.origin.y + right.size.height)
    hand.place(
      button,
      CGRect(
        x: left.origin.x, y: bottom + 8,
        width: right.origin.x + right.size.width - left.origin.x, height: 44))
  }

  @inline(__always)
  private func placePhotoAndTitle(_ hand: CheckedRuler<Kind>) {
    let bounds = hand.bounds
    let width = bounds.size.width - 16
    hand.place(
      photo,
      CGRect(
        x: bounds.origin.x + 8, y: bounds.origin.y + 8, width: width, height: width / (4 / 3)))
    let above = hand.frame(of: photo, beside: title)
    let around = hand.bounds
    let room = CGSize(width: around.size.width - 16, height: .greatestFiniteMagnitude)
    hand.place(
      title,
      CGRect(
        x: around.origin.x + 8, y: above.origin.y + above.size.height + 8, width: room.width,
        height: title.plumbSizeThatFits(room).height))
  }

  @inline(__always)
  private func placePriceAndStars(_ hand: CheckedRuler<Kind>) {
    let above = hand.frame(of: title, beside: price)
    let size = price.plumbSizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    hand.place(
      price,
      CGRect(
        origin: CGPoint(
          x: hand.bounds.origin.x + 8, y: above.origin.y + above.size.height + 4), size: size))
    let middle = hand.frame(of: price, beside: stars)
    let bounds = hand.bounds
    hand.place(
      stars,
      CGRect(
        x: bounds.origin.x + bounds.size.width - 88,
        y: middle.origin.y + middle.size.height / 2 - 8, width: 80, height: 16))
  }
}
