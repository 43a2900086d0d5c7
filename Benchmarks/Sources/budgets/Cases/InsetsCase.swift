import Foundation
import Plumb

/// A view as far from all four edges of its parent.
enum InsetsCase: LayoutCase {
  static let name = "insets"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let bounds = hand.bounds
    return CGRect(
      x: bounds.origin.x + 8, y: bounds.origin.y + cast.shift, width: bounds.size.width - 16,
      height: bounds.size.height - cast.shift - 8)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    let shift = cast.shift
    return maker.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
      .setTop(by: { $0.top + shift }).setBottom(by: { $0.bottom - 8 })
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(inset: 8).setRight(inset: 8).setTop(inset: cast.shift).setBottom(inset: 8)
  }
}
