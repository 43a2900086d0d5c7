import Foundation
import Plumb

/// A view as wide as its parent, below the one before.
enum ColumnCase: LayoutCase {
  static let name = "column"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let bounds = hand.bounds
    let before = hand.frame(of: cast.one, beside: cast.view)
    return CGRect(
      x: bounds.origin.x + 8, y: before.origin.y + before.size.height + 4,
      width: bounds.size.width - 16, height: 10)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
      .pinTop(to: cast.one, with: { $0.bottom + 4 }).setHeight(to: 10)
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(inset: 8).setRight(inset: 8).setTop(at: cast.one.plumb.bottom, offset: 4)
      .setHeight(to: 10)
  }
}
