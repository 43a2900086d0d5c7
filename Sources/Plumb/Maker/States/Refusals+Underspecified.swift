// What a state does not take, in words.
//
// The type checker finds a conformance that is marked unavailable, so the chain goes on with types
// that make sense, and is then refused with the sentence written here: one error, at the verb that is
// wrong, which says which axis, what it holds and what would mend it. A chain that needs none of
// these is always preferred, so they never take a correct one.
//
// This file: an axis that is not complete where a complete layout is needed.

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has nothing; add two of left, center, right, leading, trailing and width"
)
extension Horizontal.Open: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension Horizontal.Left: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension Horizontal.Center: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension Horizontal.Right: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension Horizontal.Leading: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension Horizontal.Trailing: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension Horizontal.Width: CompleteHorizontalAxis {
  public var facts: AxisFacts<Horizontal> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the vertical axis has nothing; add two of top, middle, bottom and height"
)
extension Vertical.Open: CompleteVerticalAxis {
  public var facts: AxisFacts<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension Vertical.Top: CompleteVerticalAxis {
  public var facts: AxisFacts<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension Vertical.Middle: CompleteVerticalAxis {
  public var facts: AxisFacts<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension Vertical.Bottom: CompleteVerticalAxis {
  public var facts: AxisFacts<Vertical> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension Vertical.Height: CompleteVerticalAxis {
  public var facts: AxisFacts<Vertical> { unreachable() }
}

/// The body of what no program can call: the compiler refuses every call of it.
func unreachable() -> Never {
  preconditionFailure("unavailable")
}
