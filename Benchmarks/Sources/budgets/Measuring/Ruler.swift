import Foundation
import Plumb

/// What code by hand measures with.
protocol Ruler {
  associatedtype View: HandView

  /// The bounds of the parent.
  var bounds: CGRect { get }

  /// Where `reference` stands, for a frame of `child`.
  func frame(of reference: View, beside child: View) -> CGRect

  /// Gives a child its frame.
  func place(_ view: View, _ frame: CGRect)
}

/// By hand, bare: it trusts its views, and reads the bounds once in a pass.
struct BareRuler<Kind: Stage>: Ruler {
  let bounds: CGRect

  @inline(__always)
  func frame(of reference: Kind.View, beside child: Kind.View) -> CGRect { reference.frame }

  @inline(__always)
  func place(_ view: Kind.View, _ frame: CGRect) { view.frame = frame }
}

/// By hand, with the checks that a layout makes: whose child, whose sibling, sound lengths. It knows
/// nothing of the view before, and reads the bounds for each that needs them.
struct CheckedRuler<Kind: Stage>: Ruler {
  let card: Kind.Card

  @inline(__always)
  var bounds: CGRect { card.bounds }

  @inline(__always)
  func frame(of reference: Kind.View, beside child: Kind.View) -> CGRect {
    guard reference !== child, Kind.isChild(reference, of: card) else { return stray() }
    return reference.frame
  }

  @inline(__always)
  func place(_ view: Kind.View, _ frame: CGRect) {
    let sum = frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    guard frame.size.width >= 0, frame.size.height >= 0, sum - sum == 0,
      Kind.isChild(view, of: card)
    else { return refuse() }
    view.frame = frame
  }

  @inline(never)
  private func stray() -> CGRect { .null }

  @inline(never)
  private func refuse() { fatalError("a frame by hand is refused") }
}
