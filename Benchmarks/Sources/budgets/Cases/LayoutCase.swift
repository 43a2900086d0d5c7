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

/// The views of one layout. Each is read where it is used, as in code that is written out.
struct Cast<View> {
  private let views: [View]
  private let index: Int

  @inline(__always)
  init(_ views: [View], _ index: Int) {
    self.views = views
    self.index = index
  }

  /// The view that is laid out.
  @inline(__always)
  var view: View { views[index] }

  /// The views before it, which it may be pinned to.
  @inline(__always)
  var one: View { views[index - 1] }

  @inline(__always)
  var other: View { views[index - 2] }

  /// A number that differs from view to view.
  @inline(__always)
  var shift: CGFloat { CGFloat(index) }
}
