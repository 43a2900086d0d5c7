@_spi(PlumbFrontEnd) import Plumb

extension SubviewSetup where Layout == WithoutLayout {
  /// Sets the chain for all conditions that have no layout of their own.
  ///
  ///     card.plumb.setupSubview(title) { $0.setDefaultPin { $0.top(8).left(8).sizeToFit() }.addToParent() }
  ///
  /// The chain must name position and size on both axes, or it does not compile.
  public func setDefaultPin(
    file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> SubviewSetup<Container, WithLayout, Place> {
    setDefaultLayout(to: .saying(chain, file, line))
  }
}

extension SubviewSetup where Layout: TakesLayout, Container.Condition: LayoutCondition {
  /// Sets the chain for one condition.
  public func setPin(
    for condition: Container.Condition, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> SubviewSetup<Container, Layout, Place> {
    setLayout(for: condition, to: .saying(chain, file, line))
  }
}

extension SubviewSetup where Layout == WithoutLayout, Container.Condition: LayoutCondition {
  /// Sets the chains for all conditions. The closure runs immediately, once for each case.
  public func setPin(
    file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: (
      PinStart<Container.PlumbChild>, Container.Condition
    ) -> PinStoredLayout
  ) -> SubviewSetup<Container, WithLayout, Place> {
    setLayout { _, condition in .saying({ chain($0, condition) }, file, line) }
  }
}

extension OrderedLayouts {
  /// Stores a chain and the order of `child`. Returns a token, to which later chains can be pinned.
  ///
  ///     card.plumb.setLayouts { order in
  ///       let photo = order.pin(photo) { $0.topLeft(8).size(50) }
  ///       order.pin(title) { $0.after(of: photo, aligned: .top).right(8).sizeToFit(.width) }
  ///     }
  ///
  /// A chain that is pinned to a later child, or a cycle, does not compile.
  @discardableResult
  public func pin(
    _ child: Container.PlumbChild, file: StaticString = #fileID, line: UInt = #line,
    @PinStoredBuilder _ chain: @Sendable (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> PlacedChild {
    // The maker only holds what the sendable chain captured, and does not leave this thread.
    nonisolated(unsafe) let maker = LayoutMaker.saying(chain, file, line)
    return place(child, file: file, line: line) { _ in maker }
  }
}

extension LayoutMaker where State == IndividualLayout {
  /// Makes a layout maker from a chain. The closure runs once, immediately.
  static func saying<View>(
    _ chain: (PinStart<View>) -> PinStoredLayout, _ file: StaticString, _ line: UInt,
    _ mode: PinMode = .stored
  ) -> Self {
    let start = PinStart<View>(.forTheRecord(PinUse(mode, file, line)))
    return LayoutMaker(layout: chain(start).values.composed(now: nil))
  }
}
