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

  /// What the container picks layouts by; nothing, by default.
  associatedtype Condition: ContainerCondition = NoLayoutCondition

  /// The layouts of the children: a stored property, of this container alone.
  var layoutInfo: LayoutInfo { get }

  /// The children, from back to front. A container may say which of its views they are: those of a
  /// cell's content view, say.
  var plumbChildren: [PlumbChild] { get }

  /// A number that changes whenever ``plumbChildren`` change; nil, the default, if nobody counts. Each
  /// pass then compares the children with those of the last one.
  var plumbChildrenVersion: Int? { get }

  /// In which directions the container finds how long its content is, if it scrolls. By default, from top to bottom.
  ///
  /// With none, the content is as large as ``ScrollableHost/plumbScrolling`` says.
  var plumbScrollAxes: ScrollAxes { get }

  /// The room, in points, that the content of a container that scrolls leaves between the children and its trailing
  /// edge (`width`), and between them and its bottom (`height`). None by default.
  ///
  /// It is read whenever the size of the content is found, and counts along ``plumbScrollAxes``. Ask for a pass when it
  /// changes. A container that does not scroll is not asked; it hands its padding to
  /// ``LayoutScope/sizeThatFits(_:trailingPadding:bottomPadding:)``.
  var plumbContentPadding: CGSize { get }

  /// Makes `child` a child of this container, in front of the first `index` of the others, and takes
  /// it out of the parent that it was in before.
  func plumbInsertChild(_ child: PlumbChild, at index: Int)

  /// Makes `child` the front child of this container, and takes it out of the parent that it was in
  /// before. By default, it is inserted in front of all others, which counts them; many children are
  /// added in linear time by containers that need not count.
  func plumbAddChild(_ child: PlumbChild)

  /// The condition in bounds that the container has, or would have; of a container that scrolls, in the size of
  /// what is in view. It is asked once in each pass and
  /// may change nothing. If it depends on more than the bounds, ask for a pass when that changes.
  func layoutCondition(in bounds: CGRect) -> Condition

  /// Asks for a layout pass of this container.
  ///
  /// A container that gets another size asks for one itself. Where layouts, children or constraints
  /// change, the containers around that ask this one for its size are asked for a pass as well.
  func plumbSetNeedsLayout()

  /// Runs the layout passes that were asked for, in this container and all within it.
  func plumbLayoutIfNeeded()
}

extension LayoutInfoStorable {
  @inlinable
  public var plumbChildrenVersion: Int? { nil }

  public func plumbAddChild(_ child: PlumbChild) {
    plumbInsertChild(child, at: plumbChildren.filter { $0 !== child }.count)
  }

  public var plumbScrollAxes: ScrollAxes { .vertical }

  public var plumbContentPadding: CGSize { .zero }
}

extension LayoutInfoStorable {
  /// Asks for a pass of this container, and of those around that ask it for its size: they may give it another one.
  ///
  /// Costs the steps up to the first one that is not asked, or whose own layouts wait for a pass.
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
  /// The layouts of the container around, if they ask this host for its size or its baselines.
  var askingInfo: LayoutInfo? {
    guard let around = plumbParent?.plumbLayoutInfo, around.asks(self) else { return nil }
    return around
  }
}

extension LayoutInfoStorable where Condition == NoLayoutCondition {
  /// The only condition: the container has none of its own.
  @inlinable
  public func layoutCondition(in bounds: CGRect) -> NoLayoutCondition { NoLayoutCondition() }
}
