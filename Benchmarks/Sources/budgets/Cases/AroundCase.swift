import Foundation
import Plumb

/// A view below the box around two others, which are pinned to as an array.
enum AroundCase: LayoutCase {
  static let name = "around"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    let one = hand.frame(of: cast.one, beside: cast.view)
    let other = hand.frame(of: cast.other, beside: cast.view)
    let bottom = max(one.origin.y + one.size.height, other.origin.y + other.size.height)
    return CGRect(x: 8, y: bottom + 4, width: 100, height: 10)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(to: 8).pinTop(to: [cast.one, cast.other], with: { $0.bottom + 4 })
      .setWidth(to: 100).setHeight(to: 10)
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(to: 8).setTop(at: [cast.one, cast.other].plumb.bottom, offset: 4)
      .setWidth(to: 100).setHeight(to: 10)
  }
}
