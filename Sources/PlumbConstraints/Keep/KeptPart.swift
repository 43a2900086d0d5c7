import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// One attribute of one view.
struct KeptPart {
  let rule: KeepRule
  let host: any Layoutable
  let other: (any Layoutable)?

  /// The reference of the measurement; nil for a plain number, or if the reference is the parent and there is none.
  private var base: (any Layoutable)? {
    switch rule.base {
    case .number: nil
    case .itself: host
    case .parent: host.plumbParent
    case .other, .aligned: other
    }
  }

  /// The view's parent if it is a ``ConstraintContainer``, otherwise nil. First applies the values that were set on the
  /// view while it had no parent, and those of the other view if it has the same parent.
  private var container: (any ConstraintContainer)? {
    let container = host.plumbParent as? any ConstraintContainer
    container?.takeAwaitedKeeps(of: host)
    if let container, let other, other.plumbParentID == ObjectIdentifier(container) {
      container.takeAwaitedKeeps(of: other)
    }
    return container
  }

  /// Whether the view has no parent. Then its values are stored until it gets one.
  private var isAwaited: Bool { host.plumbParentID == nil }

  /// The same alignment with both views swapped; nil if the attribute is no alignment.
  var seenFromOther: KeptPart? {
    guard rule.base == .aligned, let other else { return nil }
    return KeptPart(rule: rule, host: other, other: host)
  }

  /// The record of the attribute in the view's current container. Nil if the container has no such record, or if the
  /// view has no parent that can have constraints.
  var kept: (record: KeptRecord, isInverse: Bool)? {
    container?.constraintInfo.attributes.record(rule, of: host, other, making: false)
  }

  /// The record of the attribute, made if needed; nil if there is no parent or it cannot have constraints.
  func record() -> (record: KeptRecord, isInverse: Bool)? {
    container?.constraintInfo.attributes.record(rule, of: host, other, making: true)
  }

  func value(_ relation: ItemRelation) -> KeepValue? {
    guard let (record, isInverse) = kept else {
      return isAwaited ? AwaitedKeeps.shared.value(of: self, relation) : nil
    }
    return isInverse ? record.value(relation.reversed)?.inverse : record.value(relation)
  }

  var isActive: Bool { ItemRelation.all.contains { value($0) != nil } }

  func set(_ relation: ItemRelation, to value: KeepValue?, _ site: SourceSite) {
    if isAwaited {
      KeepAtomic.current?.note(self, relation, value)
      return AwaitedKeeps.shared.set(self, relation, to: value, site)
    }
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

  /// Sets the constant and the priority of an existing constraint. Changes nothing and returns false if a new
  /// constraint is needed, for example for another factor.
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

  /// Updates the name of the constraint for `relation`, after the value of the relation or the name of the attribute
  /// was set.
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

  func reportNoContainer(_ site: SourceSite) { host.reportNoContainer(rule.name, site) }

  /// The name that was set, or else the attribute and its views: "left offset of title to photo".
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
  /// Activates constraints in this container, even if `activate()` would choose another container.
  func plumbActivate(_ constraints: [LayoutConstraint]) { plumb.activateAll(constraints) }
}
