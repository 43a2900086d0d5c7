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
/// Children and references are held weakly. A child without a layout is left alone, one that is
/// removed costs nothing and comes back with its layout.
public protocol LayoutInfoStorable: Layoutable {
  /// The type that the children have in common.
  associatedtype LayoutChild: Layoutable

  /// The layouts of the children; a stored property.
  var layoutInfo: LayoutInfo { get }

  /// The children, from back to front.
  var layoutChildren: [LayoutChild] { get }

  /// Asks for a layout pass.
  func setNeedsLayout()
}

extension LayoutInfoStorable where Self: HeadlessView {
  public var layoutChildren: [HeadlessView] { subviews }
}
