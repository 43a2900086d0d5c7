/// A builder that places the children of a container one after the other, each pinned only to those placed
/// before: see ``LayoutScope/setLayouts(by:)``.
public final class OrderedLayouts<Container: LayoutInfoStorable> {
  private let container: Container
  private var placed: [Container.PlumbChild] = []

  init(_ container: Container) {
    self.container = container
  }

  /// Stores the layout and the order of `child`. Returns a token that later layouts can be pinned to.
  ///
  /// The closure can use only its maker, values and tokens. It is `@Sendable` and cannot capture a view, so the child
  /// cannot be pinned to a view that is not placed yet. A child that is placed twice is reported; its first place
  /// counts.
  @discardableResult
  public func place(
    _ child: Container.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    by make: @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> PlacedChild {
    let callSite = LayoutCallSite(file, line)
    if let number = placed.firstIndex(where: { $0 === child }) {
      LayoutIssue(duplicateChild: child.plumbName, callSite).deliver(in: container)
      return PlacedChild(number: number)
    }
    let layout = make(LayoutMaker()).layout.resolving { [placed] number in
      placed.indices.contains(number) ? placed[number] : nil
    }
    container.plumb.store(layout, for: child, under: nil, callSite)
    container.plumb.setOrder(to: placed.count, for: child, file: file, line: line)
    placed.append(child)
    return PlacedChild(number: placed.count - 1)
  }
}

/// A token for a placed child. Layouts in the block that placed the child can be pinned to it. Anywhere else, it is a
/// missing reference.
public struct PlacedChild: LayoutReference, Sendable {
  let number: Int

  @_documentation(visibility: internal)
  public var plumbReference: ReferenceSource { .placed([number]) }

  @_documentation(visibility: internal)
  public static func plumbGroup(of references: [PlacedChild]) -> ReferenceSource {
    .placed(references.map(\.number))
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
  /// Placing a child returns the token that pins take; inside the block, pins take nothing else. So a pin to
  /// a later child, or a cycle, does not compile. The layouts are the same as those of `setLayout(for:)`,
  /// with the orders 0, 1, 2 and so on.
  public func setLayouts(by place: (OrderedLayouts<Host>) -> Void) {
    place(OrderedLayouts(host))
  }
}
