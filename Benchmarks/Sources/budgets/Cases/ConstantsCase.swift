import Foundation
import Plumb

/// A view at numbers. In closures, both facts of a pair come from one.
enum ConstantsCase: LayoutCase {
  static let name = "constants"

  @inline(__always)
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect {
    CGRect(x: 8, y: cast.shift, width: 100, height: 20)
  }

  @inline(__always)
  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    let shift = cast.shift
    return maker.setFrame(by: { _ in CGRect(x: 8, y: shift, width: 100, height: 20) })
  }

  @inline(__always)
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker {
    maker.setLeft(to: 8).setTop(to: cast.shift).setWidth(to: 100).setHeight(to: 20)
  }
}
