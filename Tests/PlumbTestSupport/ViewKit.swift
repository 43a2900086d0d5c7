import Foundation
import Plumb

/// A toolkit for laws: Plumb's own views, or a user's own ones.
public protocol ViewKit {
  associatedtype View: KitView
  associatedtype Box: LayoutInfoStorable where Box.PlumbChild == View

  /// Makes a view with a content size. With an area, its height depends on its width.
  static func leaf(_ name: String, _ wanted: CGSize, area: Double?) -> View
  /// Makes a container that fits its content. It is a `Box`.
  static func box(_ name: String) -> View
  /// Sets the content size of a leaf.
  static func want(_ wanted: CGSize, _ leaf: View)
  /// How often the view got a frame; nil if the toolkit does not count.
  static func frameCount(of view: View) -> Int?
}

/// The members of views that laws use.
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

/// The content size of a leaf.
struct Wish {
  var wanted: CGSize
  var area: Double?

  /// The width is the wanted one, or the offered one if that is less. The height then keeps the
  /// area.
  func size(offering size: CGSize) -> CGSize {
    guard let area else { return wanted }
    let width = min(wanted.width, size.width)
    return CGSize(width: width, height: width > 0 ? area / width : 0)
  }
}

extension HeadlessView: KitView {}

/// Plumb's own views.
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
