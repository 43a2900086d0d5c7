import Plumb

// A chain outside of its closure, in words.

extension Layoutable {
  @available(
    *, unavailable,
    message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
  )
  public var pin: PinStart<Self> { unreachable() }
}

extension LayoutScope {
  @available(
    *, unavailable,
    message: "a chain stands in a closure: title.plumb.pin { $0.top(8).left(8) }"
  )
  public var pin: PinStart<Host> { unreachable() }

  @available(
    *, unavailable,
    message:
      "a view pins itself in its parent: title.plumb.pin { $0.top(8).left(8) }; a container stores a chain: card.plumb.setPin(for: title) { … }"
  )
  public func pin<Child: Layoutable>(
    _ child: Child, @PinBuilder _ chain: (PinStart<Child>) -> PinLayout
  ) { unreachable() }
}
