extension TypecheckBenchmark {
  static let kinds = [
    Kind(
      name: "constants",
      chain: """
          parent.plumb.layout(view) {
            $0.setLeft(to: NUMBER).setTop(to: 8).setWidth(to: 100).setHeight(to: 20)
          }
        """,
      byHand: "  view.frame = CGRect(x: NUMBER, y: 8, width: 100, height: 20)",
      budget: 2.5),
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
      byHand: """
          let left = parent.bounds.minX + NUMBER
          let right = parent.bounds.maxX - 8
          view.frame = CGRect(
            x: left, y: parent.bounds.minY + 8, width: right - left,
            height: parent.bounds.height / 2)
        """,
      budget: 1.2),
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
      byHand: """
          let left = other.frame.maxX + NUMBER
          let right = parent.bounds.maxX - 8
          view.frame = CGRect(
            x: left, y: other.frame.maxY + 8, width: right - left, height: 20)
        """,
      budget: 1.2),
  ]
}
