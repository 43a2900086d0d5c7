import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// An attribute to keep, of one view or several: a width, a distance from an edge, an alignment with another view.
///
///     title.keep.leftInset.equal = 8            // exactly
///     title.keep.rightInset.min = 8             // at least
///     title.keep.width.max = .high(240)         // at most, unless something more important needs it
///     title.keep.width.max = nil                // no longer
///
/// Each attribute keeps up to three values: `equal`, `min` and `max`. A new value replaces the previous one. Setting
/// a value requests a pass. It only edits the existing constraint, unless a constraint must be added, removed, or made
/// with another factor.
///
/// The constraints belong to the view's parent, a ``ConstraintContainer``. Values of a view without a parent wait until
/// it gets one. If the parent is no such container, setting a value is reported and has no effect. The attribute looks
/// up its values in the view's current container on each use. So after the view moves to another container, the
/// attribute has no values until they are set there.
///
/// An alignment is one attribute for both of its views: `b.keep.leftAlign(to: a)` reads and sets the same values as
/// `a.keep.leftAlign(to: b)`, with the opposite sign and with `min` and `max` swapped.
public struct KeepAttribute {
  var parts: [KeptPart]
  let site: SourceSite

  /// Makes one attribute that sets and reads several attributes together. A value that differs among them is nil.
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

  /// The value to which the attribute is kept equal. Nil if there is none, or if the attributes of a group differ.
  public var equal: KeepValue? {
    get { value(.equal) }
    nonmutating set { set(.equal, to: newValue) }
  }

  /// The lower limit of the attribute. Nil if there is none, or if the attributes of a group differ.
  public var min: KeepValue? {
    get { value(.atLeast) }
    nonmutating set { set(.atLeast, to: newValue) }
  }

  /// The upper limit of the attribute. Nil if there is none, or if the attributes of a group differ.
  public var max: KeepValue? {
    get { value(.atMost) }
    nonmutating set { set(.atMost, to: newValue) }
  }

  /// Whether the attribute, or any attribute of a group, has a kept value.
  public var isActive: Bool {
    equal != nil || min != nil || max != nil || parts.contains(where: \.isActive)
  }

  /// Removes all kept values of the attribute.
  public func deactivate() {
    for relation in ItemRelation.all { set(relation, to: nil) }
  }

  /// Keeps a preferred value between limits. An argument that is nil changes nothing. The preferred value is never
  /// required: if its priority is `.required`, as by default, it gets priority `.high`.
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

  /// The constraints for the kept values. For each attribute, the constraint for `equal` comes first. A view whose
  /// parent is no ``ConstraintContainer`` has no constraints.
  public var constraints: [LayoutConstraint] {
    parts.flatMap { part in
      ItemRelation.all.compactMap { relation in
        part.kept?.record.constraint(relation)
      }
    }
  }

  /// Names the attribute. Messages then use the name instead of a description. Does nothing if the view has no parent,
  /// or if its parent is no ``ConstraintContainer``: the name is not stored for later.
  @discardableResult
  public func named(_ name: String) -> KeepAttribute {
    for part in parts {
      part.record()?.record.name = name
      for relation in ItemRelation.all { part.rename(relation) }
    }
    return self
  }

  /// Whether the attribute belongs to `host`, or was made with `host` as the other view. The parent does not count.
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

  /// The relation in words, for messages.
  var keepWords: String {
    switch self {
    case .equal: "equal to"
    case .atLeast: "at least"
    case .atMost: "at most"
    }
  }
}
