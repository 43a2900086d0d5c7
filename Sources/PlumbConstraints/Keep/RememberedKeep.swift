@_spi(PlumbFrontEnd) import Plumb

/// A stored value of an attribute with weak references to its views, for an atomic group or a view without a parent.
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
