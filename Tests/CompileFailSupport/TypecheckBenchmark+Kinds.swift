extension TypecheckBenchmark {
  /// Goals and budgets are ratios, because machines differ and both sides are measured on the same one.
  static let kinds = [
    Kind(
      name: "constants",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(to: NUMBER).setTop(to: 8).setWidth(to: 100).setHeight(to: 20)
          }
        """,
      byHand: "  view.frame = CGRect(x: NUMBER, y: 8, width: 100, height: 20)",
      goal: 5.8, budget: 6.6),
    Kind(
      name: "closures",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(by: { $0.left + NUMBER })
              .setRight(by: { $0.right - 8 })
              .setTop(by: { $0.top + 8 })
              .setHeight(by: { $0.height / 2 })
          }
        """,
      byHand: insideParentByHand,
      goal: 1.48, budget: 1.6),
    Kind(
      name: "pins",
      chain: """
          parent.plumb.layout(view) {
            $0.pinLeft(to: other, with: { $0.right + NUMBER })
              .setRight(by: { $0.right - 8 })
              .pinTop(to: other, with: { $0.bottom + 8 })
              .setHeight(to: 20)
          }
        """,
      byHand: besideOtherByHand,
      goal: 1.55, budget: 1.75),
    Kind(
      name: "values",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(inset: NUMBER)
              .setRight(inset: 8)
              .setTop(inset: 8)
              .setHeight(part: 0.5)
          }
        """,
      byHand: insideParentByHand,
      goal: 0.62),
    Kind(
      name: "two offsets",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(at: other.plumb.right, offset: NUMBER)
              .setRight(inset: 8)
              .setTop(at: other.plumb.bottom, offset: 8)
              .setHeight(to: 20)
          }
        """,
      byHand: besideOtherByHand,
      goal: 1),
    Kind(
      name: "two sums",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(at: other.plumb.right + NUMBER)
              .setRight(inset: 8)
              .setTop(at: other.plumb.bottom + 8)
              .setHeight(to: 20)
          }
        """,
      byHand: besideOtherByHand,
      goal: 1.55),
  ]

  private static let insideParentByHand = """
      let left = parent.bounds.minX + NUMBER
      let right = parent.bounds.maxX - 8
      view.frame = CGRect(
        x: left, y: parent.bounds.minY + 8, width: right - left,
        height: parent.bounds.height / 2)
    """

  private static let besideOtherByHand = """
      let left = other.frame.maxX + NUMBER
      let right = parent.bounds.maxX - 8
      view.frame = CGRect(
        x: left, y: other.frame.maxY + 8, width: right - left, height: 20)
    """
}
