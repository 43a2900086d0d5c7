import Plumb

// A chain outside of its closure, in words.

extension Layoutable {
  @available(
    *, unavailable,
    message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
  )
  @_alwaysEmitIntoClient public var pin: PinStart<Self> { unreachable() }
}

extension LayoutInfoStorable {
  @available(
    *, unavailable,
    message:
      "the insets of an area are behind plumb: title.plumb.pin { $0.all(card.plumb.safeArea) }"
  )
  @_disfavoredOverload @_alwaysEmitIntoClient public var pin: LayoutScope<Self> { unreachable() }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
  )
  @_alwaysEmitIntoClient public var pin: PinStart<Host> { unreachable() }

  @available(
    *, unavailable,
    message:
      "a view pins itself in its parent: title.plumb.pin { $0.top(8).left(8) }; a container stores a chain: card.plumb.setPin(for: title) { … }"
  )
  @_alwaysEmitIntoClient public func pin<Child: Layoutable>(
    _ child: Child, @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}

// Chains that are stored for several children, for none, or under a condition that nobody asks for.

extension LayoutScope {
  @available(
    *, unavailable,
    message:
      "a container stores the chain of its child: card.plumb.setPin(for: title) { … }; a view pins itself at once: title.plumb.pin { … }"
  )
  @_alwaysEmitIntoClient public func setPin(
    in parent: (any Layoutable)? = nil, @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) { unreachable() }
}

extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @available(
    *, unavailable,
    message:
      "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
  )
  @_alwaysEmitIntoClient public func setPin<Child: Layoutable>(
    for child: Child, when condition: UnknownCondition,
    @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) { unreachable() }
}

extension LayoutScope where Host: LayoutInfoStorable {
  @available(
    *, unavailable,
    message:
      "a chain is for one child; store one for each: for view in views { card.plumb.setPin(for: view) { … } }"
  )
  @_alwaysEmitIntoClient public func setPin<Child: Layoutable>(
    for children: [Child], @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}

// Chains in forms that there are not, with messages of our own. They take chains in any state, so that what a chain
// lacks is no second error.

@available(
  *, unavailable, message: "chains are behind plumb: title.plumb.pin { $0.top(8).left(8) }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public func pin(@PinBuilder _ chain: (PinStart<Self>) -> PinLayout) {
    unreachable()
  }
}

@available(
  *, unavailable, message: "a stored chain names its child: card.plumb.setPin(for: title) { … }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setPin<Child: Layoutable>(
    _ child: Child, @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "one chain for all conditions is the default: setDefaultPin { … }; setPin takes the condition: setPin { pin, condition in … }"
)
extension SubviewSetup where Layout: TakesLayout {
  @_disfavoredOverload
  @_alwaysEmitIntoClient public func setPin(
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> SubviewSetup<Container, WithLayout, Place> { unreachable() }
}

@available(*, unavailable, message: "several views are a list: below(of: visible([photo, title]))")
@_alwaysEmitIntoClient public func visible(
  _ host: any Layoutable, _ others: any Layoutable...
) -> LayoutBox { unreachable() }

@available(
  *, unavailable,
  message: "a view pins itself in its parent, which it knows: title.plumb.pin { $0.top(8).left(8) }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func pin(
    in parent: some Layoutable, @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "a chain is for one view: for view in views { view.plumb.pin { $0.top(8).left(8) } }"
)
extension LayoutBox {
  @_alwaysEmitIntoClient public func pin(
    @PinBuilder _ chain: (PinStart<HeadlessView>) -> PinLayout
  ) { unreachable() }
}
