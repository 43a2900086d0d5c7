import Foundation
import Plumb

typealias Maker = LayoutMaker<IndividualProperty.Initial>
typealias CompleteMaker = LayoutMaker<IndividualLayout>

/// A layout that is counted: by hand, in closures and in values. All three give the same frame.
///
/// They are inlined into the loops of each kind of host, so that the compiler sees what it would see
/// if they were written there.
protocol LayoutCase {
  static var name: String { get }

  /// The frame, by hand.
  static func frame<Hand: Ruler>(_ cast: Cast<Hand.View>, _ hand: Hand) -> CGRect

  static func closures<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker
  static func values<View: HandView>(_ maker: Maker, _ cast: Cast<View>) -> CompleteMaker
}

/// The views of one layout.
struct Cast<View> {
  /// The view that is laid out.
  let view: View
  /// The views before it, which it may be pinned to.
  let one: View
  let other: View
  /// A number that differs from view to view.
  let shift: CGFloat
}
