import Foundation

/// A fact about a span as a linear equation: `a · origin + b · length = value`.
public struct LinearFact: Sendable {
  let a: Double
  let b: Double
  let value: Double

  public init(_ a: Double, _ b: Double, _ value: Double) {
    self.a = a
    self.b = b
    self.value = value
  }

  public static func start(_ value: Double) -> LinearFact { LinearFact(1, 0, value) }
  public static func middle(_ value: Double) -> LinearFact { LinearFact(1, 0.5, value) }
  public static func end(_ value: Double) -> LinearFact { LinearFact(1, 1, value) }
  public static func length(_ value: Double) -> LinearFact { LinearFact(0, 1, value) }
}

/// The one span that satisfies two facts, by Cramer's rule. Nil if there is none or more than one.
///
/// It is independent of the library, so tests can compare the library's evaluation with it.
public func solve(_ first: LinearFact, _ second: LinearFact) -> (origin: Double, length: Double)? {
  let determinant = first.a * second.b - second.a * first.b
  guard determinant != 0 else { return nil }
  return (
    origin: (first.value * second.b - second.value * first.b) / determinant,
    length: (first.a * second.value - second.a * first.value) / determinant
  )
}
