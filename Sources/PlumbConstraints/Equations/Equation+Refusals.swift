import Foundation
import Plumb

// What is no equation, in words. The type checker looks at these only where nothing else fits.

extension LengthAnchor {
  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func == (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a length cannot be kept at a place; compare it with a width, a height or a number"
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

extension MovedAnchor {
  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (moved: Self, place: some PlaceTerm) -> Equation {
    unreachable()
  }
}

extension LengthExpression {
  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func == (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func <= (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (length: Self, other: some LengthTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "what is kept stands alone on the left side; add or subtract on the right side"
  )
  @_alwaysEmitIntoClient public static func >= (length: Self, points: CGFloat) -> Equation {
    unreachable()
  }
}

extension CenterAnchor {
  @available(
    *, unavailable,
    message: "a center is kept with ==; compare centerX and centerY with <= and >="
  )
  @_alwaysEmitIntoClient public static func <= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }

  @available(
    *, unavailable,
    message: "a center is kept with ==; compare centerX and centerY with <= and >="
  )
  @_alwaysEmitIntoClient public static func >= (anchor: Self, center: some CenterTerm) -> Equation {
    unreachable()
  }
}

extension EdgesAnchor {
  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func == <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func <= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }

  @available(
    *, unavailable,
    message:
      "the edges of an equation are the same ones on both sides: allEdges, horizontalEdges or verticalEdges"
  )
  @_alwaysEmitIntoClient public static func >= <Others: EdgesTerm>(edges: Self, others: Others)
    -> Equation
  {
    unreachable()
  }
}
