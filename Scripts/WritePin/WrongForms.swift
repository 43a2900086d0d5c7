// Refused forms of calls: what they are pinned to in the terms of makers, two numbers, an area by its name.

import Foundation

extension Call {
  /// The refused forms of this call, each with the message. Where the chain is does not matter, so that the message is
  /// the same everywhere.
  var wrongForms: [(message: String, parameters: String)] {
    if name == "center" || facts.count == 2, points.contains(where: { $0.name == name }) {
      return wrongPoints
    }
    if facts.count == 1, edgeCalls.contains(where: { $0.name == name }), !isBeside {
      return wrongEdges + wrongAreas
    }
    if isBeside { return wrongDistances }
    return edgesCalls.contains { $0.name == name } ? wrongNumbers + wrongAreas : []
  }

  private var isBeside: Bool { forms[0].parameters.hasPrefix("of views: ") }

  private var wrongEdges: [(message: String, parameters: String)] {
    let isVertical = facts[0].axis.name == "vertical"
    let other = isVertical ? "PinHorizontalEdge" : "PinVerticalEdge"
    let example = isVertical ? "top(to: photo.edge.bottom)" : "left(to: photo.edge.right)"
    let message =
      "\(name) is pinned to \(isVertical ? "top, vCenter or bottom" : "left, hCenter, right, start or end") of a view, behind edge: \(example)"
    let reserved: Set = ["left", "right"]
    return [
      (message, "to view: some Layoutable"), (message, "to place: LayoutPlace<some LayoutAxis>"),
      (message, "to edge: \(other)"),
    ] + (reserved.contains(name) ? [] : [(message, "of view: some Layoutable")])
      + [
        (
          "a distance from an edge is a margin: \(example).margin\(isVertical ? "Top" : "Left")(8)",
          "to edge: \(facts[0].edgeType), offset: CGFloat"
        )
      ]
  }

  private var wrongPoints: [(message: String, parameters: String)] {
    let pinned =
      "\(name) is pinned to a point of a view, behind anchor: \(name)(to: photo.anchor.\(name))"
    let apart =
      "one number is for both edges; two are two calls: top(8).left(12)"
    return [
      (pinned, "to view: some Layoutable"), (pinned, "to point: LayoutPlacePoint<some LayoutAxis>"),
      (pinned, "to edge: PinVerticalEdge"), (pinned, "to edge: PinHorizontalEdge"),
      (pinned, "in view: some Layoutable"), (pinned, "of view: some Layoutable"),
      (apart, "_ one: CGFloat, _ other: CGFloat"),
      (apart, "x: CGFloat, y: CGFloat"),
    ]
  }

  private var wrongNumbers: [(message: String, parameters: String)] {
    let (one, other) = name == "vertically" ? ("top", "bottom") : ("left", "right")
    let message = "one number is for all edges; others have calls of their own: left(8).right(4)"
    return [
      (message, "_ one: CGFloat, _ other: CGFloat"),
      (message, "\(one): CGFloat, \(other): CGFloat"),
    ]
      + (name == "vertically"
        ? []
        : [
          (message, "leading: CGFloat, trailing: CGFloat"),
          (message, "start: CGFloat, end: CGFloat"),
        ])
  }

  private var wrongAreas: [(message: String, parameters: String)] {
    facts.allSatisfy(\.isCenter)
      ? []
      : [
        (
          "the insets of an area are the parent's: top(card.plumb.safeArea)",
          "_ area: LayoutArea"
        )
      ]
  }

  private var wrongDistances: [(message: String, parameters: String)] {
    guard facts.count == 1 else { return [] }
    let message = "a distance from a view is a margin: below(of: photo).marginTop(8)"
    return ["offset", "margin", "_ points"].map {
      (message, "of view: some LayoutReference, \($0): CGFloat")
    }
  }

  /// The declarations of the refused forms.
  var wrongFormsText: [String] {
    let (h, v) = (
      facts(on: columns).isEmpty ? "H" : "PinColumns.Refused",
      facts(on: rows).isEmpty ? "V" : "PinRows.Refused"
    )
    var messages: [String] = []
    for form in wrongForms where !messages.contains(form.message) { messages.append(form.message) }
    return messages.map { message in
      let functions = wrongForms.filter { $0.message == message }.map {
        "@_disfavoredOverload @_alwaysEmitIntoClient public func \(name)(\($0.parameters)) -> PinChain<View, \(h), \(v), Adjustment, Edges, Widths, Heights> { unreachable() }"
      }
      return """
        @available(*, unavailable, message: "\(message)")
        extension PinChain {
        \(functions.joined(separator: "\n"))
        }
        """
    }
  }
}
