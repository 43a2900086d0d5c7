import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// Something to keep about a view, or about several: its width, its distance from an edge, how it is
/// aligned with another view.
///
///     title.keep.leftInset.equal = 8            // exactly
///     title.keep.rightInset.min = 8             // at least
///     title.keep.width.max = .high(240)         // at most, unless something more important needs it
///     title.keep.width.max = nil                // no longer
///
/// Each attribute keeps up to three values. A value replaces the one before. Setting one asks the
/// container for a pass; it costs an edit of a number, or of the structure where a constraint is added,
/// removed, or made with another factor.
///
/// The constraints live in the view's parent, a ``ConstraintContainer``. If it is none, setting a value
/// is reported and does nothing. An attribute is a value that finds what is kept each time it is used,
/// so it follows the view into another container, where nothing is kept of it yet.
///
/// An alignment is one attribute for both of its views: `b.keep.leftAlign(to: a)` reads and sets the
/// same as `a.keep.leftAlign(to: b)`, with the sign turned round and `min` for `max`.
public struct KeepAttribute {
  var parts: [KeptPart]
  let site: SourceSite

  /// Several attributes that are set together. What is read is what all of them have in common.
  ///
  ///     let insets = KeepAttribute.group(a.keep.leftInset, b.keep.leftInset)
  ///     insets.equal = 10
  public static func group(_ attributes: KeepAttribute...) -> KeepAttribute {
    group(attributes)
  }

  static func group(_ attributes: [KeepAttribute]) -> KeepAttribute {
    KeepAttribute(
      parts: attributes.flatMap(\.parts), site: attributes.first?.site ?? .unknown)
  }

  /// What the attribute is kept at; nil if it is not.
  public var equal: KeepValue? {
    get { value(.equal) }
    nonmutating set { set(.equal, to: newValue) }
  }

  /// What the attribute is kept at or above; nil if it is not.
  public var min: KeepValue? {
    get { value(.atLeast) }
    nonmutating set { set(.atLeast, to: newValue) }
  }

  /// What the attribute is kept at or below; nil if it is not.
  public var max: KeepValue? {
    get { value(.atMost) }
    nonmutating set { set(.atMost, to: newValue) }
  }

  /// Whether any value is kept.
  public var isActive: Bool {
    equal != nil || min != nil || max != nil || parts.contains(where: \.isActive)
  }

  /// Keeps nothing of the attribute any more.
  public func deactivate() {
    for relation in ItemRelation.all { set(relation, to: nil) }
  }

  /// Keeps a preferred value between limits. The preferred one is at `.high`, if nothing else is said.
  public func keep(
    at value: KeepValue? = nil, min: KeepValue? = nil, max: KeepValue? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let sited = KeepAttribute(parts: parts, site: SourceSite(file: file, line: line))
    if let value {
      sited.equal = value.priority == .required ? KeepValue(value.number, at: .high) : value
    }
    if let min { sited.min = min }
    if let max { sited.max = max }
  }

  /// The constraints that keep the values, the one for `equal` first.
  public var constraints: [LayoutConstraint] {
    parts.flatMap { part in
      ItemRelation.all.compactMap { relation in
        part.kept?.record.constraint(relation)
      }
    }
  }

  /// The attribute with a name, which messages use instead of what it is.
  @discardableResult
  public func named(_ name: String) -> KeepAttribute {
    for part in parts {
      part.record()?.record.name = name
      for relation in ItemRelation.all { part.rename(relation) }
    }
    return self
  }

  /// Whether the attribute is about `host`, or measured from it.
  public func isRelated(to host: some Layoutable) -> Bool {
    parts.contains { $0.host === host || $0.other === host }
  }

  private func value(_ relation: ItemRelation) -> KeepValue? {
    guard let first = parts.first?.value(relation) else { return nil }
    return parts.allSatisfy { $0.value(relation) == first } ? first : nil
  }

  private func set(_ relation: ItemRelation, to value: KeepValue?) {
    for part in parts { part.set(relation, to: value, site) }
  }
}

extension KeepAttribute: CustomStringConvertible {
  /// The names and values of the attributes: "left inset of title to card [min 8, equal 12@750]".
  public var description: String { parts.map(\.description).joined(separator: ", ") }
}

extension ItemRelation {
  static var all: [ItemRelation] { [.equal, .atLeast, .atMost] }

  /// The relation in the words of an attribute.
  fileprivate var keepWords: String {
    switch self {
    case .equal: "equal to"
    case .atLeast: "at least"
    case .atMost: "at most"
    }
  }
}

/// One attribute of one view.
struct KeptPart {
  let rule: KeepRule
  let host: any Layoutable
  let other: (any Layoutable)?

  /// What the attribute is measured from; nil for a number.
  private var base: (any Layoutable)? {
    switch rule.base {
    case .number: nil
    case .itself: host
    case .parent: host.plumbParent
    case .other, .aligned: other
    }
  }

  private var container: (any ConstraintContainer)? {
    host.plumbParent as? any ConstraintContainer
  }

  /// What is kept, if anything was set.
  var kept: (record: KeptRecord, isInverse: Bool)? {
    container?.constraintInfo.attributes.record(rule, of: host, other, making: false)
  }

  /// What is kept, made if nothing was set; nil if the parent keeps no constraints.
  func record() -> (record: KeptRecord, isInverse: Bool)? {
    container?.constraintInfo.attributes.record(rule, of: host, other, making: true)
  }

  func value(_ relation: ItemRelation) -> KeepValue? {
    guard let (record, isInverse) = kept else { return nil }
    return isInverse ? record.value(relation.reversed)?.inverse : record.value(relation)
  }

  var isActive: Bool { ItemRelation.all.contains { value($0) != nil } }

  func set(_ relation: ItemRelation, to value: KeepValue?, _ site: SourceSite) {
    guard let container else {
      if value != nil { reportNoContainer(site) }
      return
    }
    guard let (record, isInverse) = value == nil ? kept : record() else { return }
    KeepAtomic.current?.note(self, relation, value)
    let relation = isInverse ? relation.reversed : relation
    let value = isInverse ? value?.inverse : value
    let (first, second) = isInverse ? (other ?? host, Optional(host)) : (host, base)
    let change = record.set(relation, to: value) { value in
      LayoutConstraint(
        rule.part(of: first, second, relation, value.number), value.priority, site)
    } editing: { constraint, value in
      edit(constraint, rule.part(of: first, second, relation, value.number), value)
    }
    if let old = change.old { old.deactivate() }
    if let new = change.new { container.plumbActivate([new]) }
    rename(isInverse ? relation.reversed : relation)
  }

  /// Changes a constraint's numbers, if that is enough.
  private func edit(
    _ constraint: LayoutConstraint, _ part: EquationPart, _ value: KeepValue
  ) -> Bool {
    guard constraint.isActive, constraint.multiplier == part.term.multiplier,
      value.priority.isInRange, part.term.constant.isSolvable,
      constraint.second?.id == part.term.item.map({ ObjectIdentifier($0.host) })
    else { return false }
    constraint.constant = part.term.constant
    constraint.priority = value.priority
    return true
  }

  /// Names the constraint of a relation after what it keeps.
  func rename(_ relation: ItemRelation) {
    guard let (record, isInverse) = kept, let value = value(relation) else { return }
    guard let constraint = record.constraint(isInverse ? relation.reversed : relation) else {
      return
    }
    let words = "\(relation.keepWords) \(value.number.words) with \(value.priority) priority"
    constraint.name = "\(name) \(words)"
    guard record.name == nil else { return }
    let (rule, host, base) = (rule, WeakHost(any: host), base.map { WeakHost(any: $0) })
    constraint.attributeName = { names in
      let attribute = rule.name(
        of: names.name(of: host.host), to: base.map { names.name(of: $0.host) })
      return "\(attribute) \(words)"
    }
  }

  private func reportNoContainer(_ site: SourceSite) {
    LayoutIssue(
      .noConstraintContainer, view: host.plumbName, asked: rule.name, file: site.file,
      line: site.line
    ).report(in: host)
  }

  /// The attribute and its views: "left offset of title to photo".
  private var name: String {
    if let name = kept?.record.name { return name }
    return rule.name(of: host.plumbName, to: base?.plumbName)
  }

  var description: String {
    let values = [("min", ItemRelation.atLeast), ("equal", .equal), ("max", .atMost)].compactMap {
      word, relation in value(relation).map { "\(word) \($0)" }
    }
    return values.isEmpty ? name : "\(name) [\(values.joined(separator: ", "))]"
  }
}

extension ConstraintContainer {
  /// Keeps constraints here, whichever container they would choose.
  func plumbActivate(_ constraints: [LayoutConstraint]) { plumb.activateAll(constraints) }
}
