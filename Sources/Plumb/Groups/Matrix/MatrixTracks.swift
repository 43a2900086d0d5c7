import Foundation

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
