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
/// The constraints live in the view's parent, a ``ConstraintContainer``. What is set on a view without a parent waits for
/// it. If the parent is no such container, setting a value is reported and does nothing. An attribute is a value that
/// finds what is kept each time it is used, so it follows the view into another container, where nothing is kept of it
/// yet.
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
  var keepWords: String {
    switch self {
    case .equal: "equal to"
    case .atLeast: "at least"
    case .atMost: "at most"
    }
  }
}
