import Foundation
import Plumb

/// A view of a fixed size in the middle of its parent.
enum CenterCase: LayoutCase {
  static let name = "center"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let bounds = hand.bounds
    return CGRect(
      x: bounds.origin.x + bounds.size.width / 2 - 50,
      y: bounds.origin.y + bounds.size.height / 2 + cast.shift - 10, width: 100, height: 20)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    let shift = cast.shift
    return maker.setCenter(by: { $0.center }).setMiddle(by: { $0.middle + shift })
      .setWidth(to: 100).setHeight(to: 20)
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setCenter(offset: 0).setMiddle(offset: cast.shift).setWidth(to: 100).setHeight(to: 20)
  }
}
