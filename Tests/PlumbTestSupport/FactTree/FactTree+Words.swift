import Foundation

// Prints a tree as Swift code.

extension FactTree: CustomStringConvertible {
  /// Statements that make the tree, to reproduce a failure by hand.
  public var description: String {
    var lines = [
      "let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: "
        + "\(nodes[0].drawn[.x]!.length), height: \(nodes[0].drawn[.y]!.length)))",
      "root.direction = .\(direction)",
    ]
    for node in nodes.dropFirst() {
      let wish = node.wish
      lines.append(
        node.isBox
          ? "let \(node.name) = HeadlessContainerView()"
          : "let \(node.name) = Leaf(wanted: \(wish.wanted.width) × \(wish.wanted.height)"
            + "\(wish.area.map { ", area: \($0)" } ?? ""))")
    }
    for (holder, children) in subviews.enumerated() where !children.isEmpty {
      lines.append(
        "for view in [\(names(children))] { \(nodes[holder].name).addSubview(view) }")
    }
    for (node, frame) in zip(nodes, drawnFrames).dropFirst() {
      let axes: [Axis] = node.isVerticalFirst ? [.y, .x] : [.x, .y]
      let verbs = axes.flatMap { axis in node.facts[axis]!.map { verb($0, axis) } }
      lines.append(
        "\(nodes[node.parent!].name).plumb.setLayout(for: \(node.name)) { $0"
          + verbs.map { ".\($0)" }.joined() + " }  // \(frame.words)")
    }
    return lines.joined(separator: "\n")
  }

  /// The facts, in the order of evaluation.
  public var factNames: [String] {
    order.map { "\(nodes[$0.node].name).\(name(self[$0].part, $0.axis))" }
  }

  private func names(_ list: [Int]) -> String {
    list.map { nodes[$0].name }.joined(separator: ", ")
  }

  private func name(_ part: Part, _ axis: Axis) -> String {
    switch (part, axis) {
    case (.start, .x): "left"
    case (.middle, .x): "center"
    case (.end, .x): "right"
    case (.length, .x): "width"
    case (.start, .y): "top"
    case (.middle, .y): "middle"
    case (.end, .y): "bottom"
    case (.length, .y): "height"
    case (.leading, _): "leading"
    case (.trailing, _): "trailing"
    }
  }

  private func verb(_ fact: Fact, _ axis: Axis) -> String {
    let name = name(fact.part, axis)
    let verb = name.prefix(1).uppercased() + name.dropFirst()
    let isLength = fact.part == .length
    func value(_ guide: String, _ part: Double, _ offset: Double) -> String {
      isLength
        ? "\(guide).\(name) * \(part) + \(offset)"
        : "\(guide).\(axis == .x ? "horizontal" : "vertical")(at: \(part)) + \(offset)"
    }
    let label = isLength ? "like" : "at"
    switch fact.value {
    case .constant(let number): return "set\(verb)(to: \(number))"
    case .parent(let part, let offset, false):
      return "set\(verb)(\(label): \(value(".parent", part, offset)))"
    case .parent(let part, let offset, true):
      return "set\(verb)(by: { \(value("$0", part, offset)) })"
    case .views(let list, let part, let offset, let form):
      let views = list.count == 1 ? names(list) : "[\(names(list))]"
      return switch form {
      case .value: "set\(verb)(\(label): \(value("\(views).plumb", part, offset)))"
      case .closure: "pin\(verb)(to: \(views), with: { \(value("$0", part, offset)) })"
      case .lookUp:
        "pin\(verb)(by: { [weak \(views)] in \(views) }, with: { \(value("$0", part, offset)) })"
      }
    case .fit: return "fit\(verb)()"
    case .ratio(let ratio): return "set\(verb)(to\(axis == .x ? "Height" : "Width"): \(ratio))"
    }
  }
}
