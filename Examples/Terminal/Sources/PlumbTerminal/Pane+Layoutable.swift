import Foundation
import Plumb

extension Pane: Layoutable {
  public final var plumbParent: Pane? { parent }

  public final var plumbFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }

  public final func plumbSizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  public final func plumbContentSize(offering size: CGSize) -> LayoutContentSize {
    LayoutContentSize(sizeThatFits(size))
  }

  public final var plumbBounds: CGRect { bounds }

  public final var plumbDirection: LayoutWritingDirection {
    ownDirection ?? parent?.plumbDirection ?? .leftToRight
  }

  /// Whole cells: edges are rounded, so that panes side by side leave no gap.
  public final var plumbPixelGrid: PixelGrid { .cells(CGSize(width: 1, height: 1)) }

  public final var plumbIsHidden: Bool { isHidden }

  public final var plumbInnerHosts: [any Layoutable] { panes }

  public final var plumbName: String { name }
}

/// A pane that stores layouts for the panes in it.
open class ConditionalBoard<Condition: ContainerCondition>: Pane, LayoutInfoStorable {
  public final let layoutInfo = LayoutInfo()
  private var isDue = true
  private var isInLayout = false
  private var lastBounds = CGRect.zero

  /// The condition in bounds that the board has, or would have.
  open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }

  open override func panesDidChange() {
    layoutInfo.noteThatChildrenChange()
    isDue = true
  }

  public final var plumbChildren: [Pane] { panes }
  public final var plumbChildrenVersion: Int? { layoutInfo.version }
  public final func plumbInsertChild(_ child: Pane, at index: Int) { insert(child, at: index) }
  public final func plumbSetNeedsLayout() { isDue = true }

  public final func plumbLayoutIfNeeded() {
    // A layout may ask for this in the midst of it.
    if isInLayout { return }
    let isScrolled = lastBounds.origin != origin && layoutInfo.followsScrolling
    if isDue || lastBounds.size != frame.size || isScrolled {
      isDue = false
      lastBounds = bounds
      isInLayout = true
      plumb.layoutStoredSubviews()
      isInLayout = false
    }
    for case let board as any LayoutInfoStorable in panes { board.plumbLayoutIfNeeded() }
  }
}

/// A board that is the same in every size.
open class Board: ConditionalBoard<NoLayoutCondition> {}

/// A board whose content is as high as its layouts need. Its `origin` says which row of it is the first in view.
open class ScrollingBoard: Board {
  /// How many columns and rows the content has.
  public private(set) final var contentSize = CGSize.zero

  public final override var plumbScrolling: LayoutScrolling? {
    LayoutScrolling(viewport: bounds, contentSize: contentSize)
  }

  public final override func plumbSetContentSize(_ size: CGSize) { contentSize = size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.scrollingSizeThatFits(size) }
}
