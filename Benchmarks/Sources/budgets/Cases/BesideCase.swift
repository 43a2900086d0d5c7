import Foundation
import Plumb

/// A view beside another, in its middle, and as wide as a third.
enum BesideCase: LayoutCase {
  static let name = "beside"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let one = hand.frame(of: cast.one, beside: cast.view)
    let other = hand.frame(of: cast.other, beside: cast.view)
    return CGRect(
      x: one.origin.x + one.size.width + 8, y: one.origin.y + one.size.height / 2 - 8,
      width: other.size.width, height: 16)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.pinLeft(to: cast.one, with: { $0.right + 8 }).pinMiddle(to: cast.one, with: { $0.middle })
      .pinWidth(to: cast.other, with: { $0.width }).setHeight(to: 16)
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(at: cast.one.plumb.right, offset: 8).setMiddle(at: cast.one.plumb.middle)
      .setWidth(like: cast.other.plumb.width).setHeight(to: 16)
  }
}
