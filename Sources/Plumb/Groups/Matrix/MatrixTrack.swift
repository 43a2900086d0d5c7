import Foundation

/// How long a column or a row of a matrix is.
public struct MatrixTrack: Hashable, Sendable {
  enum Kind: Hashable {
    case constant
    case fitted
    case weight
  }

  let kind: Kind
  /// Points, or a weight.
  let number: CGFloat

  /// So many points. A negative length is reported and taken as 0.
  public static func constant(_ length: CGFloat) -> MatrixTrack {
    MatrixTrack(kind: .constant, number: length)
  }

  /// As long as its longest child needs, with what the cells' layout adds to it.
  ///
  /// Columns are fitted first, each child by the width that it asks for without a limit; then rows, each
  /// child by the height that it asks for in the width that it has. If the fitted tracks do not fit,
  /// they shrink in proportion.
  public static var fitted: MatrixTrack { MatrixTrack(kind: .fitted, number: 0) }

  /// An equal share of what constant and fitted tracks leave.
  public static var equal: MatrixTrack { weight(1) }

  /// A share of what constant and fitted tracks leave. A negative weight is reported and taken as 0. Weights
  /// whose sum is below 1 leave the rest free.
  public static func weight(_ weight: CGFloat) -> MatrixTrack {
    MatrixTrack(kind: .weight, number: weight)
  }
}
