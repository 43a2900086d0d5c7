// The table. Everything that Plumb knows about which fact follows which is written here, and only
// here: states, transitions, verbs, refusals, the table in Docs and the list of what editors offer
// are made from it.

let table = [
  //   an axis that holds   takes
  Axis(
    "Horizontal",
    [
      Fact("left", "center right horizontal width"),
      Fact("center", "left right leading trailing horizontal width"),
      Fact("right", "left center horizontal width"),
      Fact("leading", "center trailing horizontal width"),
      Fact("trailing", "leading center horizontal width"),
      Fact("horizontal", "left center right leading trailing horizontal width"),
      Fact("width", "left center right leading trailing horizontal"),
    ]),
  Axis(
    "Vertical",
    [
      Fact("top", "middle bottom vertical height"),
      Fact("middle", "top bottom vertical height"),
      Fact("bottom", "top middle vertical height"),
      Fact("vertical", "top middle bottom vertical height"),
      Fact("height", "top middle bottom vertical firstBaseline lastBaseline"),
      // Where the text is in a view follows from the view's height: a baseline goes with nothing else.
      Fact("firstBaseline", "height"),
      Fact("lastBaseline", "height"),
    ]),
]

/// The points: a vertical position and a horizontal one.
let points = ["top", "middle", "bottom"].flatMap { vertical in
  ["left", "center", "right", "leading", "trailing"].map { (vertical, $0) }
}

/// The facts that messages tell of together: one of a kind does not go with those of another kind.
let allKinds = [
  Kind("LeftOrRight", ["left", "right"], "Horizontal"),
  Kind("LeadingOrTrailing", ["leading", "trailing"], "Horizontal"),
  Kind("PlaceOfAnEdge", ["top", "middle", "bottom", "vertical"], "Vertical"),
  Kind("Baseline", ["firstBaseline", "lastBaseline"], "Vertical"),
]
