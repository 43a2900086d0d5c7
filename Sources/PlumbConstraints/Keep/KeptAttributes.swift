import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// The values that `keep` has set on the children of a container.
struct KeptAttributes {
  private var records: [Key: KeptRecord] = [:]

  private struct Key: Hashable {
    let rule: KeepRule
    let host: ObjectIdentifier
    let other: ObjectIdentifier?
  }

  /// Returns the record of an attribute. If there is none, makes one if `making` is true, and returns nil otherwise.
  ///
  /// An alignment has one record for both views. `isInverse` is true if the record was made from the other view. Then
  /// its values have the opposite sign, and its lower and upper limits are swapped.
  mutating func record(
    _ rule: KeepRule, of host: any Layoutable, _ other: (any Layoutable)?, making: Bool
  ) -> (record: KeptRecord, isInverse: Bool)? {
    let own = other.map { ObjectIdentifier($0) }
    let key = Key(rule: rule, host: ObjectIdentifier(host), other: own)
    if let record = records[key], record.isOf(host, other) { return (record, false) }
    if rule.base == .aligned, let other {
      let key = Key(rule: rule, host: ObjectIdentifier(other), other: ObjectIdentifier(host))
      if let record = records[key], record.isOf(other, host) { return (record, true) }
    }
    guard making else { return nil }
    if records.count >= 64, records.count & (records.count - 1) == 0 {
      records = records.filter { $0.value.isAlive }
    }
    // A record with this key can only be of a deallocated view with the same address, so the record is cleared.
    records[key]?.clear()
    let record = KeptRecord(host, other)
    records[key] = record
    return (record, false)
  }
}

/// The values of one attribute, and their constraints.
final class KeptRecord {
  private let host: WeakHost
  private let other: WeakHost?
  private var kept: [ItemRelation: (value: KeepValue, constraint: LayoutConstraint)] = [:]
  /// The name of the attribute in messages, if one was set. If nil, messages describe the attribute and its views.
  var name: String?

  init(_ host: any Layoutable, _ other: (any Layoutable)?) {
    self.host = WeakHost(any: host)
    self.other = other.map { WeakHost(any: $0) }
  }

  /// Whether the views still exist.
  var isAlive: Bool { host.host != nil && (other == nil || other?.host != nil) }

  func isOf(_ host: any Layoutable, _ other: (any Layoutable)?) -> Bool {
    self.host.host === host && self.other?.host === other
  }

  /// The kept value of a relation; nil if there is none.
  func value(_ relation: ItemRelation) -> KeepValue? { kept[relation]?.value }

  /// The constraint that keeps the value of a relation; nil if there is none.
  func constraint(_ relation: ItemRelation) -> LayoutConstraint? { kept[relation]?.constraint }

  /// Sets the value of a relation, or removes it if `value` is nil. Returns the constraint to remove and the constraint
  /// to add. Each is nil if there is none. Both are nil if the existing constraint could be edited.
  func set(
    _ relation: ItemRelation, to value: KeepValue?, _ make: (KeepValue) -> LayoutConstraint,
    editing edit: (LayoutConstraint, KeepValue) -> Bool
  ) -> (old: LayoutConstraint?, new: LayoutConstraint?) {
    let before = kept[relation]?.constraint
    guard let value else {
      kept[relation] = nil
      return (before, nil)
    }
    if let before, edit(before, value) {
      kept[relation] = (value, before)
      return (nil, nil)
    }
    let constraint = make(value)
    kept[relation] = (value, constraint)
    return (before, constraint)
  }

  func clear() {
    kept.values.map(\.constraint).deactivate()
    kept = [:]
  }
}
