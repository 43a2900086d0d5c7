import Foundation

/// A container: a host that stores a layout and an order for each of its children, and runs them in
/// its own layout pass.
///
/// ``LayoutInfoStoredView`` is one that is ready to be subclassed. A view of your own becomes one with
/// a stored property and a call:
///
///     final class CardView: HeadlessView, LayoutInfoStorable {
///       let layoutInfo = LayoutInfo()
///
///       override func layoutSubviews() {
///         super.layoutSubviews()
///         plumb.layoutStoredSubviews()
///       }
///     }
///
///     card.plumb.setLayout(for: title) {
///       $0.setLeft(to: 8).setRight(by: { $0.right - 8 }).setTop(to: 8).fitHeight()
///     }
///
/// With a condition of its own it stores layouts, orders and z-indices for each case:
///
///     enum WidthClass: LayoutCondition { case compact, regular }
///
///     func layoutCondition(in bounds: CGRect) -> WidthClass {
///       bounds.width < 500 ? .compact : .regular
///     }
///
/// Children and references are held weakly. A child without a layout is left alone, one that is
/// removed costs nothing and comes back with its layout.
public protocol LayoutInfoStorable: Layoutable {
  /// The type that the children have in common.
  associatedtype LayoutChild: Layoutable

  /// What the container picks layouts by; nothing, by default.
  associatedtype Condition: LayoutCondition = Unconditional

  /// The layouts of the children; a stored property.
  var layoutInfo: LayoutInfo { get }

  /// The children, from back to front.
  var layoutChildren: [LayoutChild] { get }

  /// A number that is another one whenever ``layoutChildren`` are others, or nil, the default, where
  /// nobody counts. Without it each pass plans anew.
  var layoutChildrenVersion: Int? { get }

  /// Makes `child` a child of this container, in front of the first `index` of the others, out of the
  /// parent that it was in before.
  func insertLayoutChild(_ child: LayoutChild, at index: Int)

  /// The condition in bounds that the container has, or would have. Asked once in each pass; it may
  /// change nothing. Where it depends on more than the bounds, call ``setNeedsLayout()`` when that
  /// changes.
  func layoutCondition(in bounds: CGRect) -> Condition

  /// Asks for a layout pass.
  func setNeedsLayout()

  /// Runs the layout pass, where one has been asked for.
  func layoutIfNeeded()
}

extension LayoutInfoStorable {
  public var layoutChildrenVersion: Int? { nil }
}

extension LayoutInfoStorable where Condition == Unconditional {
  public func layoutCondition(in bounds: CGRect) -> Unconditional { .always }
}

// What a container needs to know of its children, for the views that it may be. Members of the classes and
// not defaults of the protocol: of several defaults the compiler would not know which type of children to
// take.

extension HeadlessView {
  /// The subviews, as the children of a container.
  public final var layoutChildren: [HeadlessView] { subviews }

  /// Another number whenever the subviews are others.
  public final var layoutChildrenVersion: Int? { childrenVersion }

  /// Puts `child` in front of the first `index` subviews.
  public final func insertLayoutChild(_ child: HeadlessView, at index: Int) {
    insertSubview(child, at: index)
  }
}
