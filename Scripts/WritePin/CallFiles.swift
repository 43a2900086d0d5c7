// How calls are written: each once, in an extension for the states that can take it, and once more for
// each reason to refuse it, unavailable, in an extension for the states that refuse it for that reason.

import Foundation

extension Form {
  var generics: String {
    parameters.contains(": Reference")
      ? "<Reference: LayoutReference>" : ""
  }
}

extension Call {
  /// The facts of one axis.
  func facts(on axis: Axis) -> [Fact] { facts.filter { $0.axis.name == axis.name } }

  /// The state of an axis after the call.
  private func next(_ axis: Axis, _ parameter: String) -> String {
    facts(on: axis).reduce(parameter) { "\($0).\($1.adding)" }
  }

  /// What an axis must take.
  private func needs(_ axis: Axis, _ parameter: String) -> [String] {
    var state = parameter
    return facts(on: axis).map { fact in
      defer { state += ".\(fact.adding)" }
      return "\(state): \(fact.takes)"
    }
  }

  /// One for each reason to refuse the call. The vertical axis is refused first; its facts come first in
  /// names.
  private var refusals: [(needs: [String], message: String)] {
    let vertical = refusals(on: rows, "V")
    let horizontal = refusals(on: columns, "H").map { ($0.needs + needs(rows, "V"), $0.message) }
    return vertical + horizontal
  }

  private func refusals(
    on axis: Axis, _ parameter: String
  ) -> [(needs: [String], message: String)] {
    var state = parameter
    var taken: [String] = []
    var refusals: [(needs: [String], message: String)] = []
    for fact in facts(on: axis) {
      let reachable = axis.states.filter { origin in
        // States that have taken the facts before this one.
        var reached = origin
        for earlier in facts(on: axis).prefix(while: { $0 != fact }) {
          if reached.refusal(of: earlier) != nil { return false }
          reached = reached.adding(earlier)
        }
        return reached.refusal(of: fact) != nil
      }
      for reason in Refusal.allCases {
        let applies = reachable.contains { origin in
          let reached = facts(on: axis).prefix(while: { $0 != fact }).reduce(origin) {
            $0.adding($1)
          }
          return reached.refusal(of: fact) == reason
        }
        if applies {
          let message = reason.message(fact)
          refusals.append(
            (
              taken + ["\(state): \(reason.mark(fact))"],
              name == fact.rawValue ? message : "\(words) says \(fact.rawValue); \(message)"
            ))
        }
      }
      taken.append("\(state): \(fact.takes)")
      state += ".\(fact.adding)"
    }
    return refusals
  }

  /// The call as messages name it.
  private var words: String {
    forms.contains { $0.parameters.hasPrefix("of views: ") } ? "\(name)(of:)" : name
  }

  var isSlow: Bool { name == "wrapContent" || name.hasSuffix("Between") || facts[0].isPlacing }

  /// The call for states that take it.
  var text: String {
    let clause = (needs(rows, "V") + needs(columns, "H")).joined(separator: ", ")
    let functions = forms.map { form in
      let (h, v) = (next(columns, "H"), next(rows, "V"))
      let isInlined = !isSlow
      let next = "PinChain<View, \(h), \(v), Adjustment, Edges, Widths, Heights>"
      return """
        /// \(summary): \(form.words).
        \(documentation)
        \(isInlined ? "@_alwaysEmitIntoClient @inline(always)\n" : "")public func \(name)\(form.generics)(\(form.parameters)) -> \(next) {
        \((form.statements + ["\(form.statements.isEmpty ? "" : "return ").init(speech\(form.body.map { ".saying(\($0.text))" }.joined()))"]).joined(separator: "\n"))
        }
        """
    }
    return """
      extension PinChain where \(clause) {
      \(functions.joined(separator: "\n\n"))
      }
      """
  }

  private var documentation: String {
    let axes = [columns, rows].filter { !facts(on: $0).isEmpty }.map(\.name)
    return """
      ///
      /// Of the \(axes.joined(separator: " and the ")) axis, in points in the parent's coordinates; evaluated with the
      /// chain. Does not compile beside what it contradicts.
      """
  }

  /// A list of no views, which pins nothing.
  private var emptyListText: [String] {
    forms.filter { $0.parameters.hasPrefix("of views: ") && !isSize }.map { form in
      """
      @available(*, unavailable, message: "an empty list pins nothing; name the views")
      extension PinChain where \((needs(rows, "V") + needs(columns, "H")).joined(separator: ", ")) {
      @_alwaysEmitIntoClient public func \(name)(\(form.parameters.replacingOccurrences(of: "of views: Reference", with: "of views: EmptyPinList"))) -> PinChain<View, \(next(columns, "H")), \(next(rows, "V")), Adjustment, Edges, Widths, Heights> { unreachable() }
      }
      """
    }
  }

  private var isSize: Bool { facts.allSatisfy(\.isLength) }

  /// The call for states that refuse it.
  var refusedText: String {
    (refusedTexts + emptyListText + placingTexts + wrongFormsText).joined(separator: "\n\n")
  }

  /// `justify` and `align` where the chain does not say both edges in the end, so that the error is at the
  /// call: whatever follows is taken.
  private var placingTexts: [String] {
    facts.filter(\.isPlacing).flatMap { fact in
      let axis = fact.axis
      let isColumn = axis.name == "horizontal"
      let (one, other) = isColumn ? ("left", "right") : ("top", "bottom")
      let places = "places the view between \(one) and \(other); say both, or leave it out"
      let (h, v) = isColumn ? ("PinColumns.Refused", "V") : ("H", "PinRows.Refused")
      let general = (condition: "", message: "\(name) \(places)")
      let besideCenter = (
        condition: " where \(isColumn ? "H" : "V"): PinHas\(axis.center.name)",
        message: "\(name) beside \(axis.center.rawValue): it \(places)"
      )
      return [general, besideCenter].map { condition, message in
        """
        @available(*, unavailable, message: "\(message)")
        extension PinChain\(condition) {
        \(forms.map { "@_disfavoredOverload @_alwaysEmitIntoClient public func \(name)(\($0.parameters)) -> PinChain<View, \(h), \(v), Adjustment, Edges, Widths, Heights> { unreachable() }" }.joined(separator: "\n"))
        }
        """
      }
    }
  }

  private var refusedTexts: [String] {
    refusals.map { refusal in
      """
      @available(*, unavailable, message: "\(refusal.message)")
      extension PinChain where \(refusal.needs.joined(separator: ", ")) {
      \(forms.map { form in
        "@_alwaysEmitIntoClient public func \(name)\(form.generics)(\(form.parameters)) -> PinChain<View, \(facts(on: columns).isEmpty ? "H" : "PinColumns.Refused"), \(facts(on: rows).isEmpty ? "V" : "PinRows.Refused"), Adjustment, Edges, Widths, Heights> { unreachable() }"
      }.joined(separator: "\n"))
      }
      """
    }
  }
}

let callNamesFile = """
  /// The calls of a chain, as messages name them. One byte, so that each fact can carry it.
  @_documentation(visibility: internal)
  @frozen
  public enum PinCall: UInt8 {
  \(callNames.map { "case \($0.code)" }.joined(separator: "\n"))

  var name: String {
  switch self {
  \(callNames.map { "case .\($0.code): \"\($0.words)\"" }.joined(separator: "\n"))
  }
  }
  }
  """

let anchorsFile = """
  /// The points of a host, to pin those of other views to: `photo.anchor.topLeft`.
  @frozen
  public struct PinAnchors {
  @usableFromInline let edge: PinEdges

  @_alwaysEmitIntoClient @inline(always)
  init(_ reference: PinnedView) {
  edge = PinEdges(reference)
  }

  \(points.map { point in
    """
    /// \(point.facts[0].words.replacingOccurrences(of: "the ", with: "The ")) and \(point.facts[1].words).
    @_alwaysEmitIntoClient @inline(always)
    public var \(point.name): PinAnchor { PinAnchor((edge.\(point.facts[1].rawValue), edge.\(point.facts[0].rawValue))) }
    """
  }.joined(separator: "\n"))
  }
  """
