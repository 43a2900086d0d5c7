import Foundation

extension LayoutContext {
  /// Tells the tree of the parent that `asked` could not be had for the child.
  func report(_ kind: LayoutIssue.Kind, _ asked: String) {
    LayoutIssue(kind: kind, view: child.layoutName, asked: asked, callSite: callSite)
      .deliver(in: parent)
  }

  /// `span`, which facts with `readings` gave, without a negative length; nil where one of them has
  /// no finite value. What is wrong is reported, with the fact that it is wrong with.
  func mended(_ span: Span, _ readings: [FactReading], _ lengthName: String) -> Span? {
    var isSound = true
    for reading in readings where !reading.value.isFinite {
      let kind =
        reading.reference?.problem(in: self) ?? (reading.value.isNaN ? .notANumber : .infinite)
      report(kind, reading.name)
      isSound = false
    }
    guard isSound, span.origin.isFinite, span.length.isFinite else { return nil }
    return mended(span, lengthName)
  }

  /// `span` with a negative length, reported, as 0; nil, and reported, where it has no finite place.
  func mended(_ span: Span, _ asked: String) -> Span? {
    guard span.origin.isFinite && span.length.isFinite else {
      report(span.origin.isNaN || span.length.isNaN ? .notANumber : .infinite, asked)
      return nil
    }
    if span.length >= 0 { return span }
    report(.negativeLength, asked)
    return Span(origin: span.origin, length: 0)
  }
}

extension ReferenceSource {
  /// Why the reference stands nowhere in `context`, or nil where it does stand somewhere.
  fileprivate func problem(in context: LayoutContext) -> LayoutIssue.Kind? {
    switch self {
    case .host(let host): context.problem(of: host)
    case .view(let view): context.problem(of: view)
    case .lookup(let host): context.problem(of: host())
    case .hosts(let hosts): context.problem(of: hosts)
    case .pair(let one, let other): context.problem(of: [one, other])
    case .views(let views): context.problem(of: views)
    case .held(let held): context.problem(of: held.hosts)
    case .heldView(let held): context.problem(of: held.view)
    case .visible(let hosts): context.problem(of: hosts.filter { !$0.isHidden })
    }
  }
}

extension LayoutContext {
  fileprivate func problem(of hosts: [any Layoutable]) -> LayoutIssue.Kind? {
    hosts.isEmpty ? .missingReference : hosts.lazy.compactMap(problem).first
  }

  fileprivate func problem(of host: (any Layoutable)?) -> LayoutIssue.Kind? {
    guard let host else { return .missingReference }
    if host === child { return .selfReference }
    return frame(of: host) == nil ? .unrelatedReference : nil
  }
}
