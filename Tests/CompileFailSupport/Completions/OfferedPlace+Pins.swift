// What is offered in pin chains: after no call and after each one, at once and stored.

extension OfferedPlace {
  static let pins: [OfferedPlace] = {
    let calls =
      [("", PinState())]
      + PinCallShape.all.compactMap { call in
        PinState().after(call).map { (".\(call.text)", $0) }
      }
    return calls.enumerated().map { index, call in
      let head = index % 2 == 0 ? "view.plumb.pin" : "card.plumb.setPin(for: view)"
      return OfferedPlace("\(head) { $0\(call.0).| }", call.1.titles, isInPins: true)
    }
  }()
}
