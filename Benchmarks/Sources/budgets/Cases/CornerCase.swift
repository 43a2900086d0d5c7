import Foundation
import Plumb

/// A view of a fixed size in the corner of its parent.
enum CornerCase: LayoutCase {
  static let name = "corner"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let bounds = hand.bounds
    return CGRect(
      x: bounds.origin.x + 8, y: bounds.origin.y + cast.shift, width: 100, height: 20)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    let shift = cast.shift
    return maker.setLeft(by: { $0.left + 8 }).setTop(by: { $0.top + shift })
      .setWidth(to: 100).setHeight(to: 20)
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(inset: 8).setTop(inset: cast.shift).setWidth(to: 100).setHeight(to: 20)
  }
}
