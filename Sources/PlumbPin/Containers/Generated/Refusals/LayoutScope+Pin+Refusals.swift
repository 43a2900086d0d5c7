// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation
import Plumb

@available(
  *, unavailable,
  message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public var pin: PinStart<Self> { unreachable() }
}

@available(
  *, unavailable,
  message: "the insets of an area are behind plumb: title.plumb.pin { $0.all(card.plumb.safeArea) }"
)
extension LayoutInfoStorable {
  @_disfavoredOverload @_alwaysEmitIntoClient public var pin: LayoutScope<Self> { unreachable() }
}

@available(
  *, unavailable,
  message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public var pin: PinStart<Host> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a view pins itself in its parent: title.plumb.pin { $0.top(8).left(8) }; a container stores a chain: card.plumb.setPin(for: title) { … }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func pin<Child: Layoutable>(
    _ child: Child, @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a container stores the chain of its child: card.plumb.setPin(for: title) { … }; a view pins itself at once: title.plumb.pin { … }"
)
extension LayoutScope {
  @_alwaysEmitIntoClient public func setPin(
    in parent: (any Layoutable)? = nil, @PinBuilder _ chain: (PinStart<Host>) -> PinLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "this container has no conditions, so its layoutCondition(in:) is not called; subclass ConditionalLayoutInfoStoredView"
)
extension LayoutScope where Host: LayoutInfoStorable, Host.Condition == NoLayoutCondition {
  @_alwaysEmitIntoClient public func setPin<Child: Layoutable>(
    for child: Child, when condition: UnknownCondition,
    @PinStoredBuilder _ chain: (PinStart<Child>) -> PinStoredLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a chain is for one child; store one for each: for view in views { card.plumb.setPin(for: view) { … } }"
)
extension LayoutScope where Host: LayoutInfoStorable {
  @_alwaysEmitIntoClient public func setPin<Child: Layoutable>(
    for children: [Child], @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}

@available(
  *, unavailable,
  message: "chains are behind plumb: title.plumb.pin { $0.top(8).left(8) }"
)
extension Layoutable {
  @_alwaysEmitIntoClient public func pin(@PinBuilder _ chain: (PinStart<Self>) -> PinLayout) {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a stored chain names its child: card.plumb.setPin(for: title) { … }"
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
  @_disfavoredOverload @_alwaysEmitIntoClient public func setPin(
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> SubviewSetup<Container, WithLayout, Place> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the child has its layout already: set the default once, or all conditions; one condition has setPin(for:)"
)
extension SubviewSetup where Layout == WithLayout {
  @_alwaysEmitIntoClient public func setDefaultPin(
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>) -> PinStoredLayout
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the child has its layout already: set the default once, or all conditions; one condition has setPin(for:)"
)
extension SubviewSetup where Layout == WithLayout, Container.Condition: LayoutCondition {
  @_alwaysEmitIntoClient public func setPin(
    @PinStoredBuilder _ chain: (PinStart<Container.PlumbChild>, Container.Condition) ->
      PinStoredLayout
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "several views are a list: below(of: visible([photo, title]))"
)
@_alwaysEmitIntoClient public func visible(_ host: any Layoutable, _ others: any Layoutable...)
  -> LayoutBox
{ unreachable() }

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
  @_alwaysEmitIntoClient public func pin(@PinBuilder _ chain: (PinStart<HeadlessView>) -> PinLayout)
  { unreachable() }
}
