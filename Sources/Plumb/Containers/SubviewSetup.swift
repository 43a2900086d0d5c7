/// The setup of a container's child: its layouts, orders and z-indices, and its place among the other children.
///
///     page.plumb.setupSubview(sidebar) {
///       $0.setDefaultLayout { $0.stickOnParent() }
///         .setLayout(for: .regular) { $0.setTopLeft(to: .zero).setWidth(to: 200).setHeight(to: 500) }
///         .setDefaultOrder(to: 1)
///         .setDefaultZIndex(to: 2)
///         .addToParent()
///     }
///
/// A setup is a value, which `setupSubview` applies. A setup without a default layout does not compile, nor does
/// one that attaches twice.
public struct SubviewSetup<Container: LayoutInfoStorable, Layout, Place> {
  var changes: [(condition: AnyHashable?, change: SetupChange)] = []
  var place = SubviewPlace<Container.PlumbChild>.asItIs
  /// Actions of a front end. They run when the setup is applied, after the child is attached.
  var actions: [(Container) -> Void] = []

  init() {}

  /// Copies `other` into a setup in another state, as `Layout` and `Place` say.
  private init<OtherLayout, OtherPlace>(
    _ other: SubviewSetup<Container, OtherLayout, OtherPlace>
  ) {
    changes = other.changes
    place = other.place
    actions = other.actions
  }

  private func changing<NextLayout>(
    _ condition: Container.Condition?, _ change: SetupChange
  ) -> SubviewSetup<Container, NextLayout, Place> {
    var next = SubviewSetup<Container, NextLayout, Place>(self)
    next.changes.append((condition.map { AnyHashable($0) }, change))
    return next
  }

  private func storing<NextLayout>(
    _ maker: LayoutMaker<IndividualLayout>, _ condition: Container.Condition?
  ) -> SubviewSetup<Container, NextLayout, Place> {
    changing(condition, .layout(maker.layout))
  }

  /// A copy of this setup with one more action of a front end, which runs after the child is attached.
  @_spi(PlumbFrontEnd)
  public func acting<NextLayout>(
    _ action: @escaping (Container) -> Void
  ) -> SubviewSetup<Container, NextLayout, Place> {
    var next = SubviewSetup<Container, NextLayout, Place>(self)
    next.actions.append(action)
    return next
  }

  fileprivate func attached(
    at place: SubviewPlace<Container.PlumbChild>
  ) -> SubviewSetup<Container, Layout, Attached> {
    var next = SubviewSetup<Container, Layout, Attached>(self)
    next.place = place
    return next
  }
}

/// A setting that a setup stores under a condition, or by default.
// Indirect, since the code to copy a whole layout in place would be large.
indirect enum SetupChange {
  case layout(IndividualLayout)
  case order(Int)
  case zIndex(Int)
}

/// The place of a child among the children of its container.
enum SubviewPlace<Child: Layoutable> {
  case asItIs
  case front
  case index(Int)
  case above(Child)
  case below(Child)
}

extension SubviewSetup where Layout == WithoutLayout {
  /// Sets the default layout, in force under each condition without a layout of its own. A second call does not
  /// compile.
  public func setDefaultLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> {
    storing(make(LayoutMaker()), nil)
  }

  /// Sets the default layout to one that was made before.
  public func setDefaultLayout(
    to maker: LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> {
    storing(maker, nil)
  }
}

extension SubviewSetup where Layout: TakesLayout, Container.Condition: LayoutCondition {
  /// Sets the layout under one condition.
  public func setLayout(
    for condition: Container.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, Layout, Place> {
    storing(make(LayoutMaker()), condition)
  }

  /// Sets the layout under one condition to one that was made before.
  public func setLayout(
    for condition: Container.Condition, to maker: LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, Layout, Place> {
    storing(maker, condition)
  }
}

extension SubviewSetup where Layout == WithoutLayout, Container.Condition: LayoutCondition {
  /// Sets the layouts under all conditions: the closure runs immediately, once for each case.
  public func setLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>, Container.Condition) -> LayoutMaker<
      IndividualLayout
    >
  ) -> SubviewSetup<Container, WithLayout, Place> {
    Container.Condition.allCases.reduce(.init(self)) { setup, condition in
      setup.storing(make(LayoutMaker(), condition), condition)
    }
  }
}

extension SubviewSetup {
  /// Sets the default order, in force under each condition without an order of its own.
  public func setDefaultOrder(to order: Int) -> SubviewSetup {
    changing(nil, .order(order))
  }

  /// Sets the default order to the result of `order`, which runs once, immediately.
  public func setDefaultOrder(by order: () -> Int) -> SubviewSetup { setDefaultOrder(to: order()) }

  /// Sets the default z-index, in force under each condition without a z-index of its own.
  public func setDefaultZIndex(to zIndex: Int) -> SubviewSetup {
    changing(nil, .zIndex(zIndex))
  }

  /// Sets the default z-index to the result of `zIndex`, which runs once, immediately.
  public func setDefaultZIndex(by zIndex: () -> Int) -> SubviewSetup {
    setDefaultZIndex(to: zIndex())
  }
}

extension SubviewSetup where Container.Condition: LayoutCondition {
  /// Sets the order under one condition.
  public func setOrder(for condition: Container.Condition, to order: Int) -> SubviewSetup {
    changing(condition, .order(order))
  }

  /// Sets the z-index under one condition.
  public func setZIndex(for condition: Container.Condition, to zIndex: Int) -> SubviewSetup {
    changing(condition, .zIndex(zIndex))
  }
}

extension SubviewSetup where Place: Attachable {
  /// Adds the child in front of the other children.
  public func addToParent() -> SubviewSetup<Container, Layout, Attached> { attached(at: .front) }

  /// Inserts the child at `index` among the other children; index 0 is behind all of them. If `index` is out of range,
  /// the child is inserted behind or in front of all of them.
  public func insertToParent(at index: Int) -> SubviewSetup<Container, Layout, Attached> {
    attached(at: .index(index))
  }

  /// Inserts the child right in front of `sibling`.
  public func insertToParent(
    above sibling: Container.PlumbChild
  ) -> SubviewSetup<Container, Layout, Attached> {
    attached(at: .above(sibling))
  }

  /// Inserts the child right behind `sibling`.
  public func insertToParent(
    below sibling: Container.PlumbChild
  ) -> SubviewSetup<Container, Layout, Attached> {
    attached(at: .below(sibling))
  }
}
