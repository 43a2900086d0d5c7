import Foundation

/// One fact as a person would want it told: its name, its value now, and where it was written.
public struct FactReading {
  /// The fact as its verb names it.
  let name: String
  /// A coordinate on the fact's axis for a position, points for a length.
  let value: CGFloat
  let reference: ReferenceSource?
  let callSite: CallSite
}

extension FactReading {
  /// What is wrong with the value, or nil.
  func problem(in context: LayoutContext) -> LayoutIssue.Kind? {
    if value.isFinite { return nil }
    if let problem = reference?.problem(in: context) { return problem }
    return value.isNaN ? .notANumber : .infinite
  }
}

extension ReferenceSource {
  /// Why the reference stands nowhere in `context`, or nil where it does stand somewhere.
  fileprivate func problem(in context: LayoutContext) -> LayoutIssue.Kind? {
    switch self {
    case .host(let host):
      context.problem(of: host)
    case .lookup(let host):
      context.problem(of: host())
    case .hosts(let hosts, let visibleOnly):
      hosts.filter { !(visibleOnly && $0.isHidden) }.isEmpty
        ? .missingReference : hosts.lazy.compactMap(context.problem).first
    }
  }
}

extension LayoutContext {
  fileprivate func problem(of host: (any Layoutable)?) -> LayoutIssue.Kind? {
    guard let host else { return .missingReference }
    if host === child { return .selfReference }
    return frame(of: host) == nil ? .unrelatedReference : nil
  }

  /// Tells the tree of the parent that `asked` could not be had for the child.
  func report(_ kind: LayoutIssue.Kind, _ asked: String, _ callSite: CallSite) {
    LayoutIssue(kind: kind, view: child.layoutName, asked: asked, callSite: callSite)
      .deliver(in: parent)
  }

  /// `span` with a negative length, reported, as 0; nil where it has no finite place.
  func mended(_ span: Span, _ asked: String, _ callSite: CallSite) -> Span? {
    guard span.origin.isFinite && span.length.isFinite else {
      let isNaN = span.origin.isNaN || span.length.isNaN
      report(isNaN ? .notANumber : .infinite, asked, callSite)
      return nil
    }
    if span.length >= 0 { return span }
    report(.negativeLength, asked, callSite)
    return Span(origin: span.origin, length: 0)
  }
}
