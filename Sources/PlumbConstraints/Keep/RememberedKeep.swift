@_spi(PlumbFrontEnd) import Plumb

/// The value of an attribute and a relation, with weak references to the attribute's views. A ``KeepAtomic`` group
/// stores the values that its closure sets, and ``AwaitedKeeps`` stores those of views without a parent.
struct RememberedKeep {
  private let rule: KeepRule
  private let host: WeakHost
  private let other: WeakHost?
  let relation: ItemRelation
  let value: KeepValue
  let site: SourceSite

  init(_ part: KeptPart, _ relation: ItemRelation, _ value: KeepValue, _ site: SourceSite) {
    rule = part.rule
    host = WeakHost(any: part.host)
    other = part.other.map { WeakHost(any: $0) }
    self.relation = relation
    self.value = value
    self.site = site
  }

  func isOf(_ part: KeptPart, _ relation: ItemRelation) -> Bool {
    rule == part.rule && self.relation == relation && other?.host === part.other
      && host.host === part.host
  }

  /// The attribute; nil if one of its views is gone.
  var part: KeptPart? {
    guard let host = host.host, (other == nil) == (other?.host == nil) else { return nil }
    return KeptPart(rule: rule, host: host, other: other?.host)
  }
}
