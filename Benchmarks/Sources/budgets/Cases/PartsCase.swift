import Foundation
import Plumb

/// A view with a part of its parent'\''s lengths.
enum PartsCase: LayoutCase {
  static let name = "parts"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let bounds = hand.bounds
    return CGRect(
      x: bounds.origin.x + cast.shift, y: bounds.origin.y + 8, width: bounds.size.width * 0.5,
      height: bounds.size.height * 0.25)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    let shift = cast.shift
    return maker.setLeft(by: { $0.left + shift }).setTop(by: { $0.top + 8 })
      .setWidth(by: { $0.width * 0.5 }).setHeight(by: { $0.height * 0.25 })
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(inset: cast.shift).setTop(inset: 8).setWidth(part: 0.5).setHeight(part: 0.25)
  }
}
