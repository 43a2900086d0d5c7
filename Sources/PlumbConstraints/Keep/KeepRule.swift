import Foundation
import Plumb

/// The rule that turns an attribute and a value into an equation.
struct KeepRule: Hashable {
  /// The kept attribute of the view.
  let first: ItemAttribute
  /// The reference of the measurement: none, the view itself, its parent, or another view.
  let base: Base
  /// The attribute of the reference that `first` is compared with, and the part of the reference that has this
  /// attribute. Not used without a reference.
  var second = ItemAttribute.width
  var part = ItemPart.whole
  /// How the equation uses the value: as a length or distance, or as a factor.
  var meaning = Meaning.points
  /// The name of the attribute in messages, such as "left inset". The name of its view follows.
  let name: String

  enum Base: Hashable {
    case number
    case itself
    case parent
    /// Another view, outside an alignment. The attribute belongs only to the view that is kept, not to the reference.
    case other
    /// Another view, in an alignment. The attribute belongs to both views. If it is read from the other view, its
    /// values have the opposite sign, and `min` and `max` are swapped.
    case aligned
  }

  enum Meaning: Hashable {
    /// A length in points, or a distance in points from the reference to the right, downwards or along the writing
    /// direction.
    case points
    /// A distance in points from the reference to the left, upwards or against the writing direction, such as inwards
    /// from the parent's right edge. The equation negates it, so its relation is reversed: an inset of at least 8
    /// points means an edge of at most the parent's edge minus 8 points.
    case pointsBefore
    /// A factor by which the reference's attribute `second` is multiplied.
    case factor
  }
}

extension KeepRule {
  static let width = KeepRule(first: .width, base: .number, name: "width")
  static let height = KeepRule(first: .height, base: .number, name: "height")
  static let aspectRatio = KeepRule(
    first: .width, base: .itself, second: .height, meaning: .factor, name: "aspect ratio")
  static let widthTo = KeepRule(
    first: .width, base: .other, second: .width, meaning: .factor, name: "relative width")
  static let heightTo = KeepRule(
    first: .height, base: .other, second: .height, meaning: .factor, name: "relative height")
  static let centerX = KeepRule(
    first: .centerX, base: .parent, second: .width, meaning: .factor, name: "center x")
  static let centerY = KeepRule(
    first: .centerY, base: .parent, second: .height, meaning: .factor, name: "center y")
  static let firstBaselineInset = KeepRule(
    first: .firstBaseline, base: .parent, second: .top, name: "first baseline inset")
  static let lastBaselineInset = KeepRule(
    first: .lastBaseline, base: .parent, second: .bottom, meaning: .pointsBefore,
    name: "last baseline inset")
  static let baselineOffset = KeepRule(
    first: .firstBaseline, base: .other, second: .lastBaseline, name: "first baseline offset")

  /// The rule for an inset: the distance of the view's `edge` inwards from the same edge of the parent's `area`.
  static func inset(_ edge: ItemAttribute, _ area: LayoutArea) -> KeepRule {
    let words: String =
      switch area {
      case .bounds: "inset"
      case .safeArea: "safe inset"
      case .layoutMargins: "margin inset"
      case .readable: "readable inset"
      case .viewport: "viewport inset"
      }
    return KeepRule(
      first: edge, base: .parent, second: edge, part: area == .bounds ? .whole : .area(area),
      meaning: edge.isFar ? .pointsBefore : .points, name: "\(edge.rawValue) \(words)")
  }

  /// The rule for an offset: the distance from the other view's right, bottom or trailing edge to the view's `edge`,
  /// which is left, top or leading.
  static func offset(_ edge: ItemAttribute) -> KeepRule {
    let far: ItemAttribute = edge == .left ? .right : edge == .top ? .bottom : .trailing
    return KeepRule(first: edge, base: .other, second: far, name: "\(edge.rawValue) offset")
  }

  /// The rule for an alignment: the distance from the other view's `attribute` to the same attribute of the view. For
  /// right, bottom and trailing edges and baselines, it is positive to the left, upwards or against the writing
  /// direction.
  static func alignment(_ attribute: ItemAttribute, _ name: String) -> KeepRule {
    KeepRule(
      first: attribute, base: .aligned, second: attribute,
      meaning: attribute.isFar ? .pointsBefore : .points, name: "\(name) alignment")
  }

  /// The name of the attribute with its view, and with the parent or the other view if the rule has one as its
  /// reference: "left offset of title to photo".
  func name(of host: String, to base: String?) -> String {
    let own = "\(name) of \(host)"
    switch self.base {
    case .number, .itself: return own
    case .parent, .other, .aligned: return "\(own) to \(base ?? "nothing")"
    }
  }

  /// The equation or inequality that keeps the value `number`. `other` is the reference of the measurement; nil if the
  /// rule has none, or if it does not exist.
  func part(
    of host: any Layoutable, _ other: (any Layoutable)?, _ relation: ItemRelation, _ number: CGFloat
  ) -> EquationPart {
    var term = EquationTerm(constant: 0)
    if let other {
      term.item = AnchorItem(host: other, part: part)
      term.attribute = second
      term.multiplier = 1
    }
    var relation = relation
    switch meaning {
    case .points: term.constant = number
    case .pointsBefore:
      term.constant = -number
      relation = relation.reversed
    case .factor: term.multiplier = number
    }
    return EquationPart(
      item: AnchorItem(host: host, part: .whole), attribute: first, relation: relation, term: term)
  }
}

extension ItemAttribute {
  /// Whether the rules `inset` and `alignment` measure this attribute against the direction of its axis: to the left,
  /// upwards, or against the writing direction.
  fileprivate var isFar: Bool {
    switch self {
    case .right, .bottom, .trailing, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
