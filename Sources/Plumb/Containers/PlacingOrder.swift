/// Places the children of a container one after the other, each pinned only to what has been placed
/// before: see ``LayoutScope/setLayouts(by:)``.
public final class PlacingOrder<Container: LayoutInfoStorable> {
  private let container: Container
  private var placed = 0

  init(_ container: Container) {
    self.container = container
  }

  /// Stores the layout and the order of `child`, and gives the token that layouts placed later are
  /// pinned to.
  ///
  /// The layout sees nothing but its maker, values and tokens: a view that is not placed yet cannot be
  /// pinned to, because a closure that may cross threads cannot take a view along.
  @discardableResult
  public func place(
    _ child: Container.LayoutChild, file: StaticString = #fileID, line: UInt = #line,
    by make: @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> PlacedChild {
    container.plumb.setLayout(for: child, file: file, line: line, by: make)
    container.plumb.setOrder(to: placed, for: child, file: file, line: line)
    placed += 1
    return PlacedChild(child)
  }
}

/// A child that has been placed, to be pinned to.
// It is handed from one closure to the next on the thread that makes the layouts, and never used by two
// at a time; the compiler only has to let it into those closures where it lets no view.
public struct PlacedChild: LayoutReference, @unchecked Sendable {
  public let referenceSource: ReferenceSource

  init(_ child: some Layoutable) {
    referenceSource = child.referenceSource
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Stores the layouts of several children in the order in which they are laid out, checked by the
  /// compiler.
  ///
  ///     card.plumb.setLayouts { order in
  ///       let photo = order.place(photo) { $0.setTopLeft(to: .zero).fitSize() }
  ///       order.place(title) {
  ///         $0.pinTop(to: photo, with: { $0.bottom + 8 }).setLeft(to: 8).fitSize()
  ///       }
  ///     }
  ///
  /// Placing a child gives the token that pins take, and inside the block pins take nothing else, so
  /// that a child that is pinned to a later one, or a cycle, does not compile. It stores the same
  /// layouts as ``setLayout(for:file:line:by:)`` and the orders 0, 1, 2 and so on.
  public func setLayouts(by place: (PlacingOrder<Host>) -> Void) {
    place(PlacingOrder(host))
  }
}
