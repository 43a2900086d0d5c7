import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// A relation between anchors: one or several comparisons, from which constraints can be made.
///
///     card.plumb.activate {
///       title.anchors.leading == card.anchors.leading + 8
///       title.anchors.width == 120 <<~ .high
///     }
///
/// An equation does nothing by itself. Outside a builder, the compiler warns about an unused one.
public struct Equation {
  var parts: [EquationPart]
  /// The priority; nil means required.
  var priority: ConstraintPriority?
  var site = SourceSite.unknown

  init(_ parts: [EquationPart]) {
    self.parts = parts
  }

  init(
    _ item: AnchorItem, _ attribute: ItemAttribute, _ relation: ItemRelation, _ term: EquationTerm
  ) {
    self.init([EquationPart(item: item, attribute: attribute, relation: relation, term: term)])
  }
}

/// One comparison of an equation.
struct EquationPart {
  let item: AnchorItem
  let attribute: ItemAttribute
  let relation: ItemRelation
  let term: EquationTerm
}

/// The right side of a comparison: a constant, plus a multiple of an attribute if there is one.
struct EquationTerm {
  var item: AnchorItem?
  var attribute = ItemAttribute.width
  var multiplier: CGFloat = 0
  var constant: CGFloat
}

/// How the two sides of an equation compare.
enum ItemRelation: String, Hashable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="

  /// The relation after both sides are negated.
  var reversed: ItemRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}

/// The source location of a constraint.
struct SourceSite {
  let file: StaticString
  let line: UInt
  /// The number of the equation in its array, counted from 1, and the count of equations in the array. Nil if the
  /// equation is not from an array with several equations.
  var place: (number: Int, count: Int)?

  /// A placeholder for a source line that is not known, such as that of an equation before a builder records the line,
  /// or that of a property such as `keep.width`.
  static var unknown: SourceSite { SourceSite(file: "?", line: 0) }

  var words: String {
    let line = "\(file):\(line)"
    return place.map { "\(line), equation \($0.number) of \($0.count)" } ?? line
  }
}

extension LayoutIssue {
  init(_ kind: Kind, view: String, asked: String, members: [String] = [], at site: SourceSite) {
    self.init(
      kind, view: view, asked: asked, members: members, file: site.file, line: site.line)
  }
}

precedencegroup ConstraintPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Gives an equation a priority: `title.anchors.width == 120 <<~ .high`.
infix operator <<~ : ConstraintPriorityPrecedence

extension Equation {
  /// The equation with `priority`, which replaces any priority that was given before.
  public static func <<~ (equation: Equation, priority: ConstraintPriority) -> Equation {
    var equation = equation
    equation.priority = priority
    return equation
  }
}

extension Array where Element == Equation {
  /// The equations. Those without a priority get `priority`.
  public static func <<~ (equations: Self, priority: ConstraintPriority) -> Self {
    equations.map { equation in
      var equation = equation
      equation.priority = equation.priority ?? priority
      return equation
    }
  }
}
