import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// What is to hold between anchors: one or several constraints that are not made yet.
///
///     card.plumb.activate {
///       title.anchors.leading == card.anchors.leading + 8
///       title.anchors.width == 120 <<~ .high
///     }
///
/// An equation does nothing by itself. Outside a builder the compiler warns of one that is not used.
public struct Equation {
  var parts: [EquationPart]
  /// The priority; required if there is none.
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

/// The right side of a comparison: so many times an attribute, if there is one, and so many points.
struct EquationTerm {
  var item: AnchorItem?
  var attribute = ItemAttribute.width
  var multiplier: CGFloat = 0
  var constant: CGFloat
}

/// How the two sides compare.
enum ItemRelation: String, Hashable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="

  /// The relation of the negative values.
  var reversed: ItemRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}

/// Where in the source a constraint was written.
struct SourceSite {
  let file: StaticString
  let line: UInt
  /// Which equation it is of those in an array that begins there, counted from 1, and how many these are.
  var place: (number: Int, count: Int)?

  /// That of a property, which cannot know where it is used.
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
  /// The equation with a priority. Of several, the last one counts.
  public static func <<~ (equation: Equation, priority: ConstraintPriority) -> Equation {
    var equation = equation
    equation.priority = priority
    return equation
  }
}

extension Array where Element == Equation {
  /// The equations, with a priority for those that have none of their own.
  public static func <<~ (equations: Self, priority: ConstraintPriority) -> Self {
    equations.map { equation in
      var equation = equation
      equation.priority = equation.priority ?? priority
      return equation
    }
  }
}
