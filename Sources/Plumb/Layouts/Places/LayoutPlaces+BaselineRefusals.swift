// Refusals with messages of our own: hosts without text and boxes have no baselines.

extension LayoutScope {
  @available(
    *, unavailable,
    message: "the view has no lines of text to measure; a class with some conforms to BaselineHost"
  )
  @_alwaysEmitIntoClient public var firstBaseline: LayoutPlace<Vertical> { unreachable() }

  @available(
    *, unavailable,
    message: "the view has no lines of text to measure; a class with some conforms to BaselineHost"
  )
  @_alwaysEmitIntoClient public var lastBaseline: LayoutPlace<Vertical> { unreachable() }
}

extension LayoutBox {
  @available(
    *, unavailable,
    message: "a box around several views has no text of its own; measure one of them"
  )
  @_alwaysEmitIntoClient public var firstBaseline: LayoutPlace<Vertical> { unreachable() }

  @available(
    *, unavailable,
    message: "a box around several views has no text of its own; measure one of them"
  )
  @_alwaysEmitIntoClient public var lastBaseline: LayoutPlace<Vertical> { unreachable() }
}
