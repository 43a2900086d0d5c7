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

  /// The record of an attribute. If there is none, a new one if `making` is true, otherwise nil.
  ///
  /// An alignment has one record for both views. `isInverse` is true if the record was made for the other view, so that
  /// its values have the opposite sign.
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
    // A record that is found here is that of a deallocated view with the same address, so it is cleared.
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
  /// The name in messages; nil if messages describe the attribute.
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

  /// The constraint that keeps a relation.
  func constraint(_ relation: ItemRelation) -> LayoutConstraint? { kept[relation]?.constraint }

  /// Changes the value of a relation. Returns the constraint to remove and the one to add, if editing the existing
  /// one is not enough.
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
