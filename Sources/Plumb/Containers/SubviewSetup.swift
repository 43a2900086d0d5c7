/// Sets up a child of a container: its layouts, orders and z-indices, and where it goes among the other
/// children.
///
///     page.plumb.setupSubview(sidebar) {
///       $0.setDefaultLayout { $0.stickOnParent() }
///         .setLayout(for: .regular) { $0.setTopLeft(to: .zero).setWidth(to: 200).setHeight(to: 500) }
///         .setDefaultOrder(to: 1)
///         .setDefaultZIndex(to: 2)
///         .addToParent()
///     }
///
/// A setup is a value that says what is to be done; `setupSubview` does it. One without a default layout
/// does not compile, nor does attaching twice.
public struct SubviewSetup<Container: LayoutInfoStorable, Layout, Place> {
  var changes: [(condition: AnyHashable?, change: SetupChange)] = []
  var place = SubviewPlace<Container.PlumbChild>.asItIs
  /// What a front end does once the child is attached.
  var actions: [(Container) -> Void] = []

  init() {}

  /// The same setup in another state.
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

  /// A setup that also does something once the child is attached, for a front end.
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

/// Something that a setup is to store under a condition, or by default.
enum SetupChange {
  case layout(IndividualLayout)
  case order(Int)
  case zIndex(Int)
}

/// Where a child goes among the children of its container.
enum SubviewPlace<Child: Layoutable> {
  case asItIs
  case front
  case index(Int)
  case above(Child)
  case below(Child)
}

extension SubviewSetup where Layout: TakesLayout {
  /// The layout that is in force under each condition that has none of its own.
  public func setDefaultLayout(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> {
    storing(make(LayoutMaker()), nil)
  }

  /// The layout that is in force under each condition that has none of its own, made before.
  public func setDefaultLayout(
    to maker: LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, WithLayout, Place> {
    storing(maker, nil)
  }
}

extension SubviewSetup where Layout: TakesLayout, Container.Condition: LayoutCondition {
  /// The layout under one condition.
  public func setLayout(
    for condition: Container.Condition,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, Layout, Place> {
    storing(make(LayoutMaker()), condition)
  }

  /// The layout under one condition, made before.
  public func setLayout(
    for condition: Container.Condition, to maker: LayoutMaker<IndividualLayout>
  ) -> SubviewSetup<Container, Layout, Place> {
    storing(maker, condition)
  }

  /// The layouts under all conditions: the closure runs once for each case, now.
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
  /// When in a pass the child is laid out, under each condition that has no order of its own.
  public func setDefaultOrder(to order: Int) -> SubviewSetup {
    changing(nil, .order(order))
  }

  /// When in a pass the child is laid out, computed once, now.
  public func setDefaultOrder(by order: () -> Int) -> SubviewSetup { setDefaultOrder(to: order()) }

  /// What the child lies in front of, under each condition that has no z-index of its own.
  public func setDefaultZIndex(to zIndex: Int) -> SubviewSetup {
    changing(nil, .zIndex(zIndex))
  }

  /// What the child lies in front of, computed once, now.
  public func setDefaultZIndex(by zIndex: () -> Int) -> SubviewSetup {
    setDefaultZIndex(to: zIndex())
  }
}

extension SubviewSetup where Container.Condition: LayoutCondition {
  /// When in a pass the child is laid out under one condition.
  public func setOrder(for condition: Container.Condition, to order: Int) -> SubviewSetup {
    changing(condition, .order(order))
  }

  /// What the child lies in front of under one condition.
  public func setZIndex(for condition: Container.Condition, to zIndex: Int) -> SubviewSetup {
    changing(condition, .zIndex(zIndex))
  }
}

extension SubviewSetup where Place: Attachable {
  /// Adds the child in front of the other children.
  public func addToParent() -> SubviewSetup<Container, Layout, Attached> { attached(at: .front) }

  /// Inserts the child in front of the first `index` of the other children.
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
