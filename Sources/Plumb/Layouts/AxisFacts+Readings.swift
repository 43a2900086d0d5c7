import Foundation

extension AxisFacts {
  /// The facts in the order in which they were decided, with their values in `context`.
  func readings(in context: LayoutContext, otherLength: CGFloat) -> [FactReading] {
    switch self {
    case .between(let first, let second):
      return [first.reading(in: context), second.reading(in: context)]
    case .sized(let place, let length):
      let value = length.source.length(in: context, otherLength: otherLength)
      let reading = FactReading(
        name: Axis.lengthName, value: value, reference: nil, callSite: length.callSite)
      return [place.reading(in: context), reading]
    case .frame(let frame, let callSite):
      let span = Axis.span(of: frame(ParentFrameGuide(context)))
      return [
        FactReading(name: "frame", value: span.origin, reference: nil, callSite: callSite),
        FactReading(name: "frame", value: span.length, reference: nil, callSite: callSite),
      ]
    }
  }

  /// `span`, which the facts gave, without a negative length; nil where a fact has no finite value.
  ///
  /// What is wrong is reported, with the fact that it is wrong with.
  func mended(_ span: Span, in context: LayoutContext, otherLength: CGFloat) -> Span? {
    let readings = readings(in: context, otherLength: otherLength)
    let problems = readings.filter { !$0.value.isFinite }
    // A length that follows an unsound one is not to blame.
    if case .otherLength = need, !otherLength.isFinite, problems.count == 1 { return nil }
    for reading in problems {
      context.report(reading.problem(in: context) ?? .notANumber, reading.name, reading.callSite)
    }
    guard problems.isEmpty, let last = readings.last else { return nil }
    return context.mended(span, Axis.lengthName, last.callSite)
  }
}

extension PositionSource {
  /// What the position is pinned to, if it is.
  var reference: ReferenceSource? {
    switch self {
    case .constant, .edge, .parent: nil
    case .reference(let reference, _): reference
    case .point(let point): point.reference
    }
  }
}
