import Foundation

/// The length of a column or a row of a matrix.
public struct MatrixTrack: Hashable, Sendable {
  enum Kind: Hashable {
    case constant
    case fitted
    case weight
  }

  let kind: Kind
  /// The length in points if the track is constant, or the weight if it has one; 0 if it is fitted.
  let number: CGFloat

  /// A fixed number of points. A negative length is reported and becomes 0.
  public static func constant(_ length: CGFloat) -> MatrixTrack {
    MatrixTrack(kind: .constant, number: length)
  }

  /// The length that the longest child in the track needs, including what the layout of the cells adds.
  ///
  /// Columns are fitted first: each child is asked for its width without a limit. Then rows are fitted: each child is
  /// asked for its height at the width that it gets in its columns. If the tracks need more room than there is, the
  /// fitted ones shrink in proportion.
  public static var fitted: MatrixTrack { MatrixTrack(kind: .fitted, number: 0) }

  /// An equal share of the space that the gaps, the constant tracks and the fitted tracks leave.
  public static var equal: MatrixTrack { weight(1) }

  /// A share, by weight, of the space that the gaps, the constant tracks and the fitted tracks leave. A negative weight
  /// is reported and becomes 0. Weights with a sum below 1 leave the rest free.
  public static func weight(_ weight: CGFloat) -> MatrixTrack {
    MatrixTrack(kind: .weight, number: weight)
  }
}
