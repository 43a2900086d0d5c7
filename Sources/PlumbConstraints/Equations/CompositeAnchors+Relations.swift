import Foundation
import Plumb

extension EdgesAnchor {
  /// Keeps each edge at the same edge of another view.
  public static func == <Others: EdgesTerm>(edges: Self, others: Others) -> Equation
  where Others.Edges == Edges {
    edges.equation(others.insetEdges) { _ in .equal }
  }

  /// Keeps each edge at or before the same edge of another view.
  public static func <= <Others: EdgesTerm>(edges: Self, others: Others) -> Equation
  where Others.Edges == Edges {
    edges.equation(others.insetEdges) { _ in .atMost }
  }

  /// Keeps each edge at or after the same edge of another view.
  public static func >= <Others: EdgesTerm>(edges: Self, others: Others) -> Equation
  where Others.Edges == Edges {
    edges.equation(others.insetEdges) { _ in .atLeast }
  }

  /// Keeps the edges inside the edges of another view. Top and leading stay at or after the same edge of the other
  /// view. Bottom and trailing stay at or before the same edge.
  ///
  ///     title.anchors.allEdges.inside(card.anchors.safeArea.allEdges - 8)
  public func inside<Others: EdgesTerm>(_ others: Others) -> Equation where Others.Edges == Edges {
    equation(others.insetEdges) { $0.isFar ? .atMost : .atLeast }
  }

  private func equation(
    _ others: InsetEdges<Edges>, _ relation: (AnchorEdge) -> ItemRelation
  ) -> Equation {
    Equation(
      Edges.edges.map { edge in
        EquationPart(
          item: item, attribute: edge.attribute, relation: relation(edge),
          term: EquationTerm(
            item: others.edges.item, attribute: edge.attribute, multiplier: 1,
            constant: edge.offset(of: others.insets)))
      })
  }
}

extension SizeAnchor {
  /// Keeps width and height equal to those of another view.
  public static func == (anchor: Self, size: some SizeTerm) -> Equation {
    anchor.equation(.equal, size.sizeExpression)
  }

  /// Keeps width and height at a size in points.
  public static func == (anchor: Self, size: CGSize) -> Equation {
    anchor.equation(.equal, size)
  }

  /// Keeps width and height at most those of another view.
  public static func <= (anchor: Self, size: some SizeTerm) -> Equation {
    anchor.equation(.atMost, size.sizeExpression)
  }

  /// Keeps width and height at most a size in points.
  public static func <= (anchor: Self, size: CGSize) -> Equation {
    anchor.equation(.atMost, size)
  }

  /// Keeps width and height at least those of another view.
  public static func >= (anchor: Self, size: some SizeTerm) -> Equation {
    anchor.equation(.atLeast, size.sizeExpression)
  }

  /// Keeps width and height at least a size in points.
  public static func >= (anchor: Self, size: CGSize) -> Equation {
    anchor.equation(.atLeast, size)
  }

  private func equation(_ relation: ItemRelation, _ size: SizeExpression) -> Equation {
    equation(
      relation,
      EquationTerm(
        item: size.anchor.item, attribute: .width, multiplier: size.multiplier,
        constant: size.constant.width),
      EquationTerm(
        item: size.anchor.item, attribute: .height, multiplier: size.multiplier,
        constant: size.constant.height))
  }

  private func equation(_ relation: ItemRelation, _ size: CGSize) -> Equation {
    equation(relation, EquationTerm(constant: size.width), EquationTerm(constant: size.height))
  }

  private func equation(
    _ relation: ItemRelation, _ width: EquationTerm, _ height: EquationTerm
  ) -> Equation {
    Equation([
      EquationPart(item: item, attribute: .width, relation: relation, term: width),
      EquationPart(item: item, attribute: .height, relation: relation, term: height),
    ])
  }
}

extension CenterAnchor {
  /// Keeps `centerX` and `centerY` at those of another view.
  public static func == (anchor: Self, center: some CenterTerm) -> Equation {
    let center = center.movedCenter
    func part(_ attribute: ItemAttribute, _ offset: CGFloat) -> EquationPart {
      EquationPart(
        item: anchor.item, attribute: attribute, relation: .equal,
        term: EquationTerm(
          item: center.anchor.item, attribute: attribute, multiplier: 1, constant: offset))
    }
    return Equation([part(.centerX, center.offset.x), part(.centerY, center.offset.y)])
  }
}
