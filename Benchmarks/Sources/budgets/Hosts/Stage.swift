import Foundation
import Plumb

/// A host as code by hand sees it.
protocol HandView: Layoutable where PlumbMeasure == Measured {
  var frame: CGRect { get set }
  var bounds: CGRect { get }
}

/// The hosts of one kind: the container that a user would write, and its children.
///
/// Each kind is written out like a user's own. Only the layouts are shared; they are generic, and the
/// compiler makes a copy of them for each kind.
protocol Stage {
  associatedtype View: HandView
  associatedtype Card: HandView & LayoutInfoStorable where Card.PlumbChild == View

  static var name: String { get }

  static func makeCard() -> Card
  /// A child. A kind with subclasses takes one of them for every other number.
  static func makeView(_ number: Int) -> View

  static func remove(_ view: View, from card: Card)
  /// Has a view ask for another height; 12 at first.
  static func want(_ height: CGFloat, of view: View)

  /// Runs the container's pass, which each kind writes for its own class.
  static func runPass(of card: Card)
}

extension Stage {
  /// Whether `view` is a child of `card`, as code by hand asks it.
  @inline(__always)
  static func isChild(_ view: View, of card: Card) -> Bool {
    view.plumbParentID == ObjectIdentifier(card)
  }
}
