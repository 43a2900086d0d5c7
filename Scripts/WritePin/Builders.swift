// The ends of a chain: what only the whole chain shows.

private let parameters = "View, H, V, Adjustment, Edges, Widths, Heights"

/// A way in which a chain may end.
private struct End {
  var adjustment = "Adjustment"
  var edges = "Edges"
  var needs: [String] = []
  var message: String?
  /// Whether another refusal is blamed first. The type checker counts the conversion to an optional.
  var isLast = false
  /// What is said of the size, for the documentation.
  var size = ""
  /// What margins do to the view, for the documentation.
  var margins = ""

  func with(_ change: (inout End) -> Void) -> End {
    var end = self
    change(&end)
    return end
  }

  private var documentation: String {
    isRefused ? "" : "/// Ends a chain \(size); margins \(margins).\n"
  }

  private var isRefused: Bool { message != nil }

  func text(_ result: String) -> String {
    let generics =
      ["View: Layoutable", "H: PinColumnState", "V: PinRowState"]
      + (adjustment == "Adjustment" ? ["Adjustment: PinAdjusting"] : [])
      + (edges == "Edges" ? ["Edges: PinEdging"] : [])
      + ["Widths: PinLimiting", "Heights: PinLimiting"]
    return """
      \(documentation)\(message.map { "@available(*, unavailable, message: \"\($0)\")\n" } ?? "@_alwaysEmitIntoClient @inline(always)\n")\(isLast ? "@_disfavoredOverload\n" : "")public static func buildExpression<\(generics.joined(separator: ", "))>(
      _ chain: PinChain<View, H, V, \(adjustment), \(edges), Widths, Heights>\(isLast ? "?" : "")
      ) -> \(result)\(needs.isEmpty ? "" : " where \(needs.joined(separator: ", "))") {
      \(isRefused ? "unreachable()" : "\(result)(chain.speech)")
      }
      """
  }
}

/// With loose edges; with pinned edges and an open axis; with pinned edges and the other axis open.
private func edgings(_ end: End) -> [End] {
  let loose = end.with {
    $0.edges = "PinLooseEdges"
    $0.margins = "move the view"
    $0.needs += ["H: PinHorizontalSound", "V: PinVerticalSound"]
  }
  let pinned = end.with {
    $0.edges = "PinPinnedEdges"
    $0.margins = "shrink the view"
    $0.needs += ["H: PinHorizontalSoundPinned", "V: PinVerticalSoundPinned"]
  }
  return [
    loose, pinned.with { $0.needs.append("H.Ends == PinOpenEnds") },
    pinned.with { $0.needs += ["H.Ends == PinBothEnds", "V.Ends == PinOpenEnds"] },
  ]
}

private let ratioEnds = [
  End(
    adjustment: "PinRatio", needs: ["H.Length == PinKnown", "V.Length == PinUnknown"],
    size: "that gives the height as a ratio of the width"),
  End(
    adjustment: "PinRatio", needs: ["H.Length == PinUnknown", "V.Length == PinKnown"],
    size: "that gives the width as a ratio of the height"),
]

private let refusedEnds = [
  End(
    adjustment: "PinRatio", needs: ["H.Length == PinUnknown", "V.Length == PinUnknown"],
    message:
      "aspectRatio needs a width or a height to start from; add width, height, or both edges of an axis",
    isLast: true),
  End(
    adjustment: "PinRatio", needs: ["H.Length == PinKnown", "V.Length == PinKnown"],
    message: "aspectRatio beside a width and a height; leave out one of the three",
    isLast: true),
  End(
    edges: "PinPinnedEdges",
    needs: ["Adjustment: PinWithoutRatio", "H.Ends == PinBothEnds", "V.Ends == PinBothEnds"],
    message: "pinEdges has nothing to do: all four edges are pinned"),
  End(
    message:
      "justify places the view between left and right; say both, or leave it out",
    isLast: true),
]

/// What ends no chain, of whatever type, is two chains: its second optional has all other refusals blamed first.
private func builder(
  _ name: String, _ result: String, _ words: String, _ ends: [End]
) -> String {
  return """
    /// \(words)
    @resultBuilder
    public enum \(name) {
    \((ends + refusedEnds).map { $0.text(result) }.joined(separator: "\n\n"))

    @available(*, unavailable, message: "two chains that say different things have different types; write if and else: if isFirst { $0.top(8) } else { $0.bottom(8) }")
    @_disfavoredOverload
    public static func buildExpression(_ chains: (any PinAlign.ChosenChain)??) -> \(result) { unreachable() }

    @available(*, unavailable, message: "the closure gives its chain back: $0.top(8).left(8)")
    public static func buildExpression(_ nothing: Void) -> \(result) { unreachable() }

    /// What a chain made before says.
    @_alwaysEmitIntoClient @inline(always)
    public static func buildExpression(_ layout: \(result)) -> \(result) { layout }

    /// The one chain of a closure.
    @_alwaysEmitIntoClient @inline(always)
    public static func buildBlock(_ layout: \(result)) -> \(result) { layout }

    /// The chain of the first branch of an `if` or a `switch`.
    @_alwaysEmitIntoClient @inline(always)
    public static func buildEither(first layout: \(result)) -> \(result) { layout }

    /// The chain of another branch.
    @_alwaysEmitIntoClient @inline(always)
    public static func buildEither(second layout: \(result)) -> \(result) { layout }

    /// The chain of a branch for newer systems.
    @_alwaysEmitIntoClient @inline(always)
    public static func buildLimitedAvailability(_ layout: \(result)) -> \(result) { layout }

    /// What an `if` without `else` says, which is no chain.
    public static func buildOptional(_ layout: \(result)?) -> PinHalfChoice { PinHalfChoice() }

    @available(*, unavailable, message: "an if without else says nothing where it does not hold; add else, with a whole chain")
    public static func buildBlock(_ half: PinHalfChoice) -> \(result) { unreachable() }

    @available(*, unavailable, message: "the closure says nothing; say where the view stands: $0.top(8).left(8)")
    public static func buildBlock() -> \(result) { unreachable() }

    @available(*, unavailable, message: "a view has one chain; join the calls with dots")
    public static func buildBlock(_ first: Any, _ second: Any, _ others: Any...) -> \(result) { unreachable() }
    }
    """
}

/// The ends of a chain without a ratio that is applied at once: it says something of an axis, or of the
/// size.
private let atOnceEnds: [End] = {
  let said = End(needs: ["Adjustment: PinWithoutRatio", "H: PinHorizontalSaid"])
  let open = End(needs: ["H: PinHorizontalUnsaid", "V: PinVerticalUnsaid"])
  let all = [
    said.with { $0.size = "that says something of the horizontal axis, without a ratio" },
    End(
      needs: ["Adjustment: PinWithoutRatio", "H: PinHorizontalUnsaid", "V: PinVerticalSaid"],
      size: "that says something of the vertical axis, without a ratio"),
  ]
  let sizes = [
    open.with {
      $0.needs.append("Adjustment: PinFit")
      $0.size = "that fits the view and says nothing else"
    },
    open.with {
      $0.adjustment = "PinUnadjusted"
      $0.needs.append("Widths: PinLimited")
      $0.size = "that limits the width and says nothing of an axis"
    },
    open.with {
      $0.adjustment = "PinUnadjusted"
      $0.needs += ["Widths: PinNotLimited", "Heights: PinLimited"]
      $0.size = "that limits the height and says nothing of an axis"
    },
  ]
  return all.flatMap(edgings)
    + sizes.map { end in
      end.with { $0.margins = "do nothing" }
    }
}()

let atOnceBuilderFile = builder(
  "PinBuilder", "PinLayout", "Ends the chain that a closure says, which is applied at once.",
  atOnceEnds + ratioEnds.flatMap(edgings)
    + [
      End(
        adjustment: "PinUnadjusted",
        needs: [
          "H: PinHorizontalUnsaid", "V: PinVerticalUnsaid", "Widths: PinNotLimited",
          "Heights: PinNotLimited",
        ],
        message: "the chain says nothing; say where the view stands: $0.top(8).left(8)")
    ])

let storedBuilderFile: String = {
  let placed = End(needs: ["H: PinHorizontalPlaced", "V: PinVerticalPlaced"])
  func end(_ adjustment: String, _ needs: [String], _ size: String) -> End {
    placed.with {
      $0.adjustment = adjustment
      $0.size = size
      $0.needs += needs
    }
  }
  func generic(_ mark: String, _ needs: [String], _ size: String) -> End {
    placed.with {
      $0.needs += ["Adjustment: \(mark)"] + needs
      $0.size = size
    }
  }
  func missing(_ needs: [String], _ message: String) -> End {
    End(needs: needs, message: "incomplete chain: a stored chain names its \(message)")
  }
  func unmeasured(_ side: String, _ needs: [String]) -> End {
    placed.with {
      $0.needs += needs
      $0.message = "incomplete chain: sizeToFit starts from the \(side); add \(side) or both edges"
    }
  }
  func unsized(_ side: String, _ needs: [String]) -> End {
    missing(placed.needs + needs, "\(side); add \(side), both edges, sizeToFit or aspectRatio").with
    { $0.adjustment = "PinUnadjusted" }
  }
  let refusals = [
    missing(
      ["H: PinHorizontalUnpinned"],
      "horizontal position; add left, right, hCenter, start or end"),
    missing(
      ["H: PinHorizontalPlaced", "V: PinVerticalUnpinned"],
      "vertical position; add top, bottom or vCenter"),
    unsized("width", ["H.Length == PinUnknown"]),
    unsized("height", ["H.Length == PinKnown", "V.Length == PinUnknown"]),
    unmeasured("width", ["Adjustment: PinFitOfWidth", "H.Length == PinUnknown"]),
    unmeasured("height", ["Adjustment: PinFitOfHeight", "V.Length == PinUnknown"]),
  ]
  let ends =
    [
      end("PinUnadjusted", ["H: PinHorizontalSized", "V: PinVerticalSized"], "with both lengths"),
      generic("PinFitOfWidth", ["H: PinHorizontalSized"], "that fits the view to its width"),
      generic("PinFitOfHeight", ["V: PinVerticalSized"], "that fits the view to its height"),
      end("PinFits.Content", [], "that fits the view to its content"),
    ]
    + ratioEnds.map { ratio in ratio.with { $0.needs += placed.needs } }
  return builder(
    "PinStoredBuilder", "PinStoredLayout",
    "Ends the chain that a closure says, which is stored: position and size are named on both axes.",
    ends.flatMap(edgings) + refusals)
}()
