import Foundation
import Plumb

/// A kind of views for laws: Plumb's own, or those of somebody who wrote their own.
public protocol ViewKit {
  associatedtype View: KitView
  associatedtype Box: LayoutInfoStorable where Box.PlumbChild == View

  /// A view that asks for a size, or for a height so that it has an area.
  static func leaf(_ name: String, _ wanted: CGSize, area: Double?) -> View
  /// A container that fits its content. It is a `Box`.
  static func box(_ name: String) -> View
  /// Has a leaf ask for another size.
  static func want(_ wanted: CGSize, _ leaf: View)
  /// How often the view was given a frame; nil if nobody counts.
  static func frameCount(of view: View) -> Int?
}

/// What laws do to a view.
public protocol KitView: Layoutable where PlumbMeasure == Measured {
  var name: String? { get set }
  var frame: CGRect { get set }
  var direction: LayoutWritingDirection { get set }
  var pixelGrid: PixelGrid { get set }
  var isHidden: Bool { get set }
  var issueHandler: LayoutIssueHandler? { get set }

  func addSubview(_ view: Self)
  func setNeedsLayout()
  func layoutIfNeeded()
}

/// What a leaf of a kit asks for.
struct Wish {
  var wanted: CGSize
  var area: Double?

  /// As wide as it likes to be, or as there is room; then as high as its area.
  func size(offering size: CGSize) -> CGSize {
    guard let area else { return wanted }
    let width = min(wanted.width, size.width)
    return CGSize(width: width, height: width > 0 ? area / width : 0)
  }
}

extension HeadlessView: KitView {}

/// The views that Plumb has.
public enum HeadlessKit: ViewKit {
  public typealias View = HeadlessView
  public typealias Box = HeadlessContainerView

  private final class Leaf: HeadlessView {
    var wish = Wish(wanted: .zero)

    override func sizeThatFits(_ size: CGSize) -> CGSize { wish.size(offering: size) }
  }

  public static func leaf(_ name: String, _ wanted: CGSize, area: Double?) -> HeadlessView {
    let leaf = Leaf()
    leaf.name = name
    leaf.wish = Wish(wanted: wanted, area: area)
    return leaf
  }

  public static func box(_ name: String) -> HeadlessView {
    let box = HeadlessContainerView()
    box.name = name
    return box
  }

  public static func want(_ wanted: CGSize, _ leaf: HeadlessView) {
    (leaf as! Leaf).wish.wanted = wanted
    leaf.setNeedsLayout()
  }

  public static func frameCount(of view: HeadlessView) -> Int? { nil }
}
