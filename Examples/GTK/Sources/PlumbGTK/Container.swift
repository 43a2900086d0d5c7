import CGtk
import Foundation
import Plumb

/// A widget that stores layouts for its children and runs them where GTK allocates. Style sheets give it no padding and no
/// border: layouts say where its children stand.
///
///     let card = Container()
///     card.plumb.setupSubview(title) {
///       $0.setDefaultLayout { $0.setTopLeading(inset: 8).fitSize() }.addToParent()
///     }
///
/// GTK asks it for its size (`measure`), which its layouts answer on trial, and gives it one
/// (`allocate`), which is the layout pass. What needs another size asks GTK, which goes up the tree.
open class ConditionalContainer<Condition: ContainerCondition>: Container,
  @MainActor LayoutInfoStorable
{
  public final let layoutInfo = LayoutInfo()

  /// The condition in bounds that the container has, or would have; the first case, until it is
  /// overridden.
  open func layoutCondition(in bounds: CGRect) -> Condition { Condition.allCases.first! }

  override func runLayouts() { plumb.layoutStoredSubviews() }

  override func fittedSize(in size: CGSize) -> CGSize {
    guard scrolledArea == nil else {
      let content = plumb.scrollingSizeThatFits(size)
      return CGSize(width: content.width + padding, height: content.height + padding)
    }
    return plumb.sizeThatFits(size, trailingPadding: padding, bottomPadding: padding)
  }

  /// None: GTK makes the content as large as it asks for.
  public final var plumbScrollAxes: ScrollAxes { [] }

  /// Whether the layouts are to be run again when GTK scrolls.
  override var followsScrolling: Bool { layoutInfo.followsScrolling }
}

/// A container that is ready to be used.
open class Board: ConditionalContainer<NoLayoutCondition> {}

/// What GTK needs of a container. The layouts are in its subclasses, whose condition GTK cannot know.
open class Container: Widget {
  /// The children, from back to front. GTK keeps the widgets, and this the objects that stand for them.
  private var children: [Widget] = []
  public private(set) final var plumbChildrenVersion: Int? = 0
  private var isDue = true
  private var isInLayout = false

  /// The room that the fitted size leaves at the trailing edge and below the children.
  public final var padding: CGFloat = 0 {
    didSet { plumbSetNeedsLayout() }
  }

  /// The size below which GTK does not let the container shrink.
  public final var minimumSize = CGSize.zero {
    didSet { plumbSetNeedsLayout() }
  }

  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_layout_manager(gtk, LayoutManager.make())
  }

  func runLayouts() {}

  /// The area that scrolls the container.
  final weak var scrolledArea: ScrolledArea?

  var followsScrolling: Bool { false }

  /// Has the children laid out again that measure from what is in view.
  final func noteScrolling() {
    guard followsScrolling else { return }
    isDue = true
    gtk_widget_queue_allocate(gtk)
  }

  public final var plumbChildren: [Widget] { children }

  public final func plumbInsertChild(_ child: Widget, at index: Int) {
    child.remove()
    let next = index < children.count ? children[index].gtk : nil
    gtk_widget_insert_before(child.gtk, gtk, next)
    children.insert(child, at: min(index, children.count))
    noteChange()
  }

  final func forget(_ child: Widget) {
    children.removeAll { $0 === child }
    noteChange()
  }

  private func noteChange() {
    plumbChildrenVersion! += 1
    plumbSetNeedsLayout()
  }

  /// Asks GTK for a pass of this container and of all around, which may give it another size.
  public final func plumbSetNeedsLayout() {
    var container: Container? = self
    while let due = container {
      due.isDue = true
      container = due.plumbParent as? Container
    }
    gtk_widget_queue_resize(gtk)
  }

  /// Runs the pass in the size that the container has. GTK does this itself in its next frame.
  public final func plumbLayoutIfNeeded() {
    // A layout may ask for this in the midst of it.
    if isInLayout { return }
    if isDue { allocate() }
    for child in children { (child as? Container)?.plumbLayoutIfNeeded() }
  }

  final func allocate() {
    isDue = false
    isInLayout = true
    runLayouts()
    isInLayout = false
    // GTK allocates every child that is shown, also one without a layout.
    for child in children where !child.isHidden && gtk_widget_get_allocated_width(child.gtk) == 0 {
      child.plumbFrame = child.given
    }
  }
}
