// Written by Scripts/write-maker from its table. Do not edit.

extension AxisStates {
  static let horizontal = AxisStates(
    axis: "horizontal",
    states: [
      State(holds: "left", takes: ["center", "right", "part", "width"]),
      State(holds: "center", takes: ["left", "right", "leading", "trailing", "part", "width"]),
      State(holds: "right", takes: ["left", "center", "part", "width"]),
      State(holds: "leading", takes: ["center", "trailing", "part", "width"]),
      State(holds: "trailing", takes: ["leading", "center", "part", "width"]),
      State(
        holds: "part", takes: ["left", "center", "right", "leading", "trailing", "part", "width"]),
      State(holds: "width", takes: ["left", "center", "right", "leading", "trailing", "part"]),
    ])

  static let vertical = AxisStates(
    axis: "vertical",
    states: [
      State(holds: "top", takes: ["middle", "bottom", "part", "height"]),
      State(holds: "middle", takes: ["top", "bottom", "part", "height"]),
      State(holds: "bottom", takes: ["top", "middle", "part", "height"]),
      State(holds: "part", takes: ["top", "middle", "bottom", "part", "height"]),
      State(
        holds: "height",
        takes: ["top", "middle", "bottom", "part", "first baseline", "last baseline"]),
      State(holds: "first baseline", takes: ["height"]),
      State(holds: "last baseline", takes: ["height"]),
    ])
}
