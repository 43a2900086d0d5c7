import Foundation

extension LayoutEvaluation {
  /// The frame with the layout's terms applied; nil if the layout has no terms, or if they change nothing.
  func limited(_ placed: PlacedFrame) -> CGRect? {
    guard let terms = adjustments.terms, !terms.isPlain else { return nil }
    return frame(placed, under: terms)
  }

  /// The frame with `terms` applied. Known lengths are limited first. Then the child or the other axis determines the
  /// remaining lengths, and these are limited, too. Facts without a value are reported and ignored.
  func frame(
    _ placed: PlacedFrame, under terms: LayoutTerms
  ) -> CGRect {
    let now =
      context.trial?.object.givenFrame(of: context.child.object)
      ?? context.child.object.frame(transformed: terms.isTransformed)
    let current = (
      columns: LayoutSpan(of: now, along: Horizontal.self),
      rows: LayoutSpan(of: now, along: Vertical.self)
    )
    var ignored = terms.ignored
    let limits = (
      columns: bounds(terms.columns, terms.names.columns, &ignored),
      rows: bounds(terms.rows, terms.names.rows, &ignored)
    )
    var placed = PlacedFrame(
      columns: usable(
        Horizontal.self, placed.columns, current.columns, terms.names.columns, &ignored
      )
      .limited(limits.columns, isOpen: false),
      rows: usable(Vertical.self, placed.rows, current.rows, terms.names.rows, &ignored)
        .limited(limits.rows, isOpen: false))
    placed.close { ask($0) }
    placed = PlacedFrame(
      columns: answered(Horizontal.self, placed.columns, current.columns, terms, &ignored)
        .limited(limits.columns, isOpen: true),
      rows: answered(Vertical.self, placed.rows, current.rows, terms, &ignored)
        .limited(limits.rows, isOpen: true))
    report(ignored, terms.names)
    noteLengths(placed.frame.size)
    return CGRect(
      horizontal: mended(placed.columns, .horizontal), vertical: mended(placed.rows, .vertical))
  }

  private typealias Names = LayoutCallNames.Names

  /// Replaces each unusable number of the axis by the child's current origin or length on this axis. A length that the
  /// child or the other axis still has to determine stays undetermined.
  private func usable<Axis: FrameAxis>(
    _ kind: Axis.Type, _ axis: PlacedAxis, _ now: LayoutSpan, _ names: Names,
    _ ignored: inout [IgnoredFact]
  ) -> PlacedAxis {
    let isLength = axis.rule.difference == 0
    let swapped = axis.rule.isSwapped ? (names.second, names.first) : (names.first, names.second)
    let first = isUsable(
      axis.first, axis.first.isOfSecondFact ? names.farEdge : swapped.0,
      axis.names.0.words(on: kind), &ignored)
    var open = axis.open
    if case .ratio(let ratio) = axis.open, !(ratio.isFinite && ratio > 0) {
      if !ratio.isPresent {
        let reason = ratio.isNaN ? ratio.callReason : .unusableRatio
        ignored.append(IgnoredFact(reason, names.second, Axis.lengthName))
      }
      open = .none
    }
    let waits = open.isAsked
    let dropsRatio = axis.open.isAsked && !waits
    let second =
      !dropsRatio
      && (waits
        || isUsable(
          axis.second, swapped.1, axis.names.1.words(on: kind), isLength: isLength, &ignored))
    switch (first, second) {
    case (true, true):
      return PlacedAxis(axis.first, axis.second, axis.rule, open.limitedOffer, axis.names)
    case (true, false):
      return PlacedAxis(
        axis.first, now.length, .length(from: axis.rule.part), .none, axis.names)
    case (false, true) where isLength:
      return PlacedAxis(now.origin, axis.second, .length(from: 0), open, axis.names)
    case (false, true):
      let part = axis.rule.part + 1 / axis.rule.scale
      return PlacedAxis(axis.second, now.length, .length(from: part), .none, axis.names)
    case (false, false):
      return PlacedAxis(now.origin, now.length, .length(from: 0), .none, axis.names)
    }
  }

  private func isUsable(
    _ number: CGFloat, _ call: String, _ fact: @autoclosure () -> String, isLength: Bool = false,
    _ ignored: inout [IgnoredFact]
  ) -> Bool {
    if number.isFinite && !(isLength && number < 0) { return true }
    if !number.isPresent {
      let reason = number.isNaN ? number.callReason : .unusableNumber
      ignored.append(IgnoredFact(reason, call, fact()))
    }
    return false
  }

  /// Adds the padding after the child's own children to the length of the axis, if the child or the other axis has
  /// determined it. If that length is unusable, the current length replaces it, without padding.
  private func answered<Axis: FrameAxis>(
    _ kind: Axis.Type, _ axis: PlacedAxis, _ now: LayoutSpan, _ terms: LayoutTerms,
    _ ignored: inout [IgnoredFact]
  ) -> PlacedAxis {
    let names = kind.kind == .vertical ? terms.names.rows : terms.names.columns
    guard axis.open.isAsked else { return axis }
    let isUsable = isUsable(axis.second, names.second, Axis.lengthName, isLength: true, &ignored)
    let padding = terms.wrapping.after(along: kind.kind, isMirrored: context.space.isMirrored)
    if isUsable, padding == 0 { return axis }
    return PlacedAxis(
      axis.first, isUsable ? axis.second + padding : now.length, axis.rule, axis.open, axis.names)
  }

  /// The limits as numbers. Invalid limits are reported and ignored.
  private func bounds<Axis: FrameAxis>(
    _ limits: LengthLimits<Axis>?, _ names: Names, _ ignored: inout [IgnoredFact]
  ) -> LengthBounds? {
    guard let limits else { return nil }
    func bound(_ source: LengthSource<Axis>?, _ name: String) -> CGFloat? {
      guard let number = source?.length(in: context).known else { return nil }
      return isUsable(number, name, Axis.lengthName, isLength: true, &ignored) ? number : nil
    }
    return LengthBounds(
      least: bound(limits.least, names.least) ?? 0,
      most: bound(limits.most, names.most) ?? .infinity,
      part: limits.part.map { limits.isDirectional ? context.space.along(part: $0) : $0 })
  }

  /// The span of an axis. A negative length is reported and becomes 0. The span then begins at its origin, or at the
  /// origin plus the negative length if the facts are directional and the writing direction is right-to-left.
  private func mended(_ placed: PlacedAxis, _ axis: LayoutAxisKind) -> LayoutSpan {
    let span = placed.span
    if span.length >= 0 { return span }
    report(.negativeLength, axis == .vertical ? Vertical.lengthName : Horizontal.lengthName)
    let isTurned = placed.names.0.isDirectional && context.space.isMirrored
    return LayoutSpan(origin: isTurned ? span.origin + span.length : span.origin, length: 0)
  }
}

extension LayoutEvaluation {
  /// Reports the ignored facts, once for each call that states them. If the call also states facts that are used, the
  /// report names the ignored ones.
  @_optimize(size)
  private func report(_ ignored: [IgnoredFact], _ names: LayoutCallNames) {
    var rest = ignored[...]
    while let next = rest.first {
      let facts = rest.filter { $0.isTold(with: next) }.map(\.fact)
      rest.removeAll { $0.isTold(with: next) }
      let said =
        next.said
        ?? [names.columns.first, names.columns.second, names.rows.first, names.rows.second]
        .count { $0 == next.call }
      let isAll = facts.count >= said
      report(next.reason, isAll ? next.call : "\(next.call) (\(facts.joined(separator: ", ")))")
    }
  }
}

/// Limits of a length as numbers. If they cross, the upper limit wins.
private struct LengthBounds {
  let least: CGFloat
  let most: CGFloat
  let part: CGFloat?

  func limited(_ length: CGFloat) -> CGFloat { min(max(length, least), most) }
}

extension PlacedAxis {
  /// Limits the length. If `isOpen` is true, limits only a length that the child or the other axis has determined. If
  /// it is false, limits only a length that is known without them, and the offer to a child that is still to be asked;
  /// an unlimited offer stays unlimited.
  fileprivate func limited(_ bounds: LengthBounds?, isOpen: Bool) -> PlacedAxis {
    guard let bounds else { return self }
    if open.isAsked != isOpen {
      guard case .fitted(let offer) = open else { return self }
      let limited =
        offer < .greatestFiniteMagnitude ? bounds.limited(offer) : offer
      return PlacedAxis(first, second, rule, .fitted(offer: limited), names)
    }
    let part = bounds.part ?? (rule.difference == 0 ? rule.part : 0)
    return PlacedAxis(
      span.coordinate(at: part), bounds.limited(span.length), .length(from: part), open, names)
  }
}

extension PlacedAxis.OpenLength {
  fileprivate var isAsked: Bool {
    if case .none = self { return false }
    return true
  }

  /// This length, with an unlimited offer in place of an offer that is not finite.
  fileprivate var limitedOffer: PlacedAxis.OpenLength {
    guard case .fitted(let offer) = self, !offer.isFinite else { return self }
    return .fitted(offer: .greatestFiniteMagnitude)
  }
}

extension CGFloat {
  /// Why this number is unusable, for the report of an ignored call.
  fileprivate var callReason: LayoutIssue.Kind {
    missingReason == .notANumber ? .unusableNumber : missingReason
  }
}
