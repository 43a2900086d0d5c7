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

/// The tracks of a matrix on one axis.
struct MatrixTracks {
  enum Count {
    /// These and no others.
    case list([MatrixTrack])
    /// So many of one kind.
    case fixed(Int, MatrixTrack)
    /// As many equal ones as fit, none shorter than this.
    case minimum(CGFloat)
    /// As many of one kind as the children need.
    case needed(MatrixTrack)
  }

  let count: Count
  let gap: CGFloat

  /// More tracks than this are no number that anyone means.
  static var most: Int { 100_000 }

  /// Whether children decide the length of a track.
  var isFitted: Bool { contains { $0 == .fitted } }

  /// Whether children decide the length of a track, at least where there is no limit.
  var asksChildren: Bool { contains { $0 != .constant } }

  private func contains(_ holds: (MatrixTrack.Kind) -> Bool) -> Bool {
    switch count {
    case .list(let tracks): tracks.contains { holds($0.kind) }
    case .fixed(_, let track), .needed(let track): holds(track.kind)
    case .minimum: holds(.weight)
    }
  }

  /// The track at an index.
  subscript(index: Int) -> MatrixTrack {
    switch count {
    case .list(let tracks): tracks[index]
    case .fixed(_, let track), .needed(let track): track
    case .minimum: .equal
    }
  }
}

/// Which cells of a matrix a child has.
struct MatrixCell {
  var column: Int
  var row: Int
  var columns = 1
  var rows = 1
}
