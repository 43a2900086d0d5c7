// The calls: what each says, in which forms, and how its values become facts.

let factCalls =
  edgeCalls + pointCalls + edgesCalls + besideCalls + betweenCalls + sizeCalls + wrapCalls
  + placingCalls

/// The names of calls, for messages.
let callNames: [(code: String, words: String)] =
  (edgeCalls + pointCalls + edgesCalls).map { ($0.name, $0.name) }
  + ["above", "below", "left", "right", "before", "after"].map { ("\($0)Of", "\($0)(of:)") }
  + ["horizontallyBetween", "verticallyBetween", "width", "height", "size", "wrapContent"].map {
    ($0, $0)
  }
  + (["minWidth", "maxWidth", "minHeight", "maxHeight", "margin"]
  + ["Top", "Left", "Bottom", "Right", "Start", "End", "Horizontal", "Vertical"].map {
    "margin\($0)"
  }).map { ($0, $0) }
