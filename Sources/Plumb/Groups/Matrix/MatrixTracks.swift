import Foundation

/// The tracks of a matrix on one axis.
struct MatrixTracks {
  indirect enum Count {
    /// The listed tracks.
    case list([MatrixTrack])
    /// A number of tracks of one kind.
    case fixed(Int, MatrixTrack)
    /// As many equal tracks as fit, each at least this long; at least one. In unlimited room, as many as the children
    /// need.
    case minimum(CGFloat)
    /// As many tracks of one kind as the children need.
    case needed(MatrixTrack)
  }

  let count: Count
  let gap: CGFloat

  /// The greatest number of tracks that a matrix accepts on an axis. More tracks would only take memory.
  static var most: Int { 100_000 }

  /// Whether at least one track is fitted, so that children decide its length.
  var isFitted: Bool { contains { $0 == .fitted } }

  /// Whether at least one track is fitted or has a weight. In unlimited room, children decide the lengths of both
  /// kinds.
  var asksChildren: Bool { contains { $0 != .constant } }

  private func contains(_ holds: (MatrixTrack.Kind) -> Bool) -> Bool {
    switch count {
    case .list(let tracks): tracks.contains { holds($0.kind) }
    case .fixed(_, let track), .needed(let track): holds(track.kind)
    case .minimum: holds(.weight)
    }
  }

  /// The track at an index of the axis.
  subscript(index: Int) -> MatrixTrack {
    switch count {
    case .list(let tracks): tracks[index]
    case .fixed(_, let track), .needed(let track): track
    case .minimum: .equal
    }
  }
}
