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
///       $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).fitHeight()
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
/// Children and references are held weakly. Children without a stored layout are not moved. A removed
/// child keeps its layout.
public protocol LayoutInfoStorable: Layoutable {
  /// The type that the children have in common.
  associatedtype PlumbChild: Layoutable

  /// The condition that picks among the stored layouts; none by default.
  associatedtype Condition: ContainerCondition = NoLayoutCondition

  /// The layouts of the children: a stored property that no other container shares.
  var layoutInfo: LayoutInfo { get }

  /// The children, from back to front. A container may choose which of its views count, such as those of a
  /// cell's content view.
  var plumbChildren: [PlumbChild] { get }

  /// A number that changes whenever ``plumbChildren`` change; nil, the default, if the container does not
  /// count. Each pass then compares the children with those of the last one.
  var plumbChildrenVersion: Int? { get }

  /// The axes along which a scrolling container finds the length of its content; by default, the vertical
  /// one.
  ///
  /// With none, the content is as large as ``ScrollableHost/plumbScrolling`` says.
  var plumbScrollAxes: ScrollAxes { get }

  /// The space, in points, that a scrolling container's content leaves after the children: at the trailing
  /// edge (`width`) and at the bottom (`height`). None by default.
  ///
  /// It is read whenever the content's size is found, and counts along ``plumbScrollAxes``. Ask for a pass
  /// when it changes. It is not read from a container that does not scroll, which passes its padding to
  /// ``LayoutScope/sizeThatFits(_:trailingPadding:bottomPadding:)``.
  var plumbContentPadding: CGSize { get }

  /// Removes `child` from its previous parent, and inserts it at `index` among the other children of this container,
  /// counted from the back.
  func plumbInsertChild(_ child: PlumbChild, at index: Int)

  /// Makes `child` the front child of this container, and removes it from its previous parent.
  ///
  /// By default, this counts the other children and inserts `child` in front of them. Implement this method if the
  /// container can add a child without counting: then adding many children takes linear time.
  func plumbAddChild(_ child: PlumbChild)

  /// The condition for bounds that the container has or might get. In a scrolling container, `bounds` are those of its
  /// viewport.
  ///
  /// Passes call this, and trials call it for the bounds that they try. It must not change anything. If it depends on
  /// more than the bounds, ask for a pass when that changes.
  func layoutCondition(in bounds: CGRect) -> Condition

  /// Asks for a layout pass of this container.
  ///
  /// A container whose size changes asks for one itself. If layouts, children or constraints change, the
  /// containers around that ask this one for its size are asked for a pass as well.
  func plumbSetNeedsLayout()

  /// Runs the requested layout passes of this container and of all within it.
  func plumbLayoutIfNeeded()
}

extension LayoutInfoStorable {
  @_alwaysEmitIntoClient
  public var plumbChildrenVersion: Int? { nil }

  public func plumbAddChild(_ child: PlumbChild) {
    plumbInsertChild(child, at: plumbChildren.filter { $0 !== child }.count)
  }

  public var plumbScrollAxes: ScrollAxes { .vertical }

  public var plumbContentPadding: CGSize { .zero }
}

extension LayoutInfoStorable {
  /// Asks for a pass of this container, and of the outer containers that ask it for its size, because they may now
  /// give it another size.
  ///
  /// Goes from each container to the next outer one. Stops at an outer container that does not ask the inner one for
  /// its size or baselines, that is in a pass, or that has layouts that no pass has run yet.
  @_spi(PlumbFrontEnd)
  public func askForPass() {
    plumbSetNeedsLayout()
    var info = askingInfo
    while let around = info, !around.isInPass, !around.hasUnrunLayouts {
      around.container?.plumbSetNeedsLayout()
      info = around.container?.askingInfo
    }
  }
}

extension Layoutable {
  /// The ``LayoutInfo`` of the parent container. Nil if there is none, or if its layouts do not ask this host for its
  /// size or its baselines.
  var askingInfo: LayoutInfo? {
    guard let around = plumbParent?.plumbLayoutInfo, around.asks(self) else { return nil }
    return around
  }
}

extension LayoutInfoStorable where Condition == NoLayoutCondition {
  /// The only condition: the container has none of its own.
  @_alwaysEmitIntoClient
  public func layoutCondition(in bounds: CGRect) -> NoLayoutCondition { NoLayoutCondition() }
}
