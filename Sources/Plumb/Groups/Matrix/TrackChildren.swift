import Foundation

/// The children of a matrix on one axis. They decide the lengths of the fitted tracks and, in unlimited room, of the
/// tracks with weights.
///
/// The algorithm is that of CSS Grid Layout, level 2, §12.5 "Resolve Intrinsic Track Sizes" (§11.5 in level 1), for
/// tracks that are fixed, `max-content`, or `minmax(0, fr)`: fitted tracks are `max-content`, and tracks with weights
/// are `minmax(0, fr)`.
struct TrackChildren {
  let matrix: MatrixEvaluation
  let kinds: MatrixTracks
  let isColumn: Bool

  /// A closure that returns the length that the tracks of the child at `place` must have together, with their gaps.
  /// `isFitted` tells whether one of these tracks is fitted. Only then may an unusable length be reported.
  typealias Needed = (_ place: Int, _ isFitted: Bool) -> CGFloat

  private func range(_ place: Int) -> Range<Int> {
    let cell = matrix.work.cells[place]
    let (first, count) = isColumn ? (cell.column, cell.columns) : (cell.row, cell.rows)
    return first..<(first + count)
  }

  private func kind(_ index: Int) -> MatrixTrack.Kind { matrix.track(kinds, index).kind }

  /// Whether `range` contains a track of this kind.
  private func crosses(_ range: Range<Int>, _ kind: MatrixTrack.Kind) -> Bool {
    range.contains { self.kind($0) == kind }
  }

  /// Makes fitted tracks as long as their children need: first for children in one track, then for children
  /// across two tracks, and so on. A child across a track with a weight does not stretch fitted tracks, because
  /// the weighted track can grow for it.
  func fit(_ tracks: inout TrackWork, _ needed: Needed) {
    for place in 0..<matrix.site.work.count {
      let range = range(place)
      guard range.count == 1, let index = range.first, kind(index) == .fitted else { continue }
      tracks.lengths[index] = max(tracks.lengths[index], needed(place, true))
      tracks.haveChildren[index] = true
    }
    var span = 1
    while let next = nextSpan(after: span) {
      span = next
      fitSpans(of: span, &tracks, needed)
    }
  }

  /// Stretches fitted tracks for the children across `span` tracks. The extra length that a child needs goes in
  /// equal parts to its fitted tracks that no child has decided yet. If there are none, it goes to all of its
  /// fitted tracks (§12.5.1 "Distributing Extra Space Across Spanned Tracks").
  private func fitSpans(of span: Int, _ tracks: inout TrackWork, _ needed: Needed) {
    tracks.additions.removeAll(keepingCapacity: true)
    for _ in 0..<tracks.count { tracks.additions.append(nil) }
    for place in 0..<matrix.site.work.count {
      let range = range(place)
      guard range.count == span, crosses(range, .fitted), !crosses(range, .weight) else { continue }
      let more = max(0, needed(place, true) - tracks.length(of: range))
      let isAnyOpen = range.contains { kind($0) == .fitted && !tracks.haveChildren[$0] }
      func takes(_ index: Int) -> Bool {
        kind(index) == .fitted && (!isAnyOpen || !tracks.haveChildren[index])
      }
      let part = more / CGFloat(range.count(where: takes))
      for index in range where kind(index) == .fitted {
        // The extra lengths for children across the same number of tracks are not added: the greatest one counts.
        tracks.additions[index] = max(tracks.additions[index] ?? 0, takes(index) ? part : 0)
      }
    }
    for index in 0..<tracks.count {
      guard let addition = tracks.additions[index] else { continue }
      tracks.lengths[index] += addition
      tracks.haveChildren[index] = true
    }
  }

  /// The least number of tracks above `longest` that a child spans; nil if no child spans more than `longest`.
  private func nextSpan(after longest: Int) -> Int? {
    var next: Int?
    for place in 0..<matrix.site.work.count {
      let span = range(place).count
      if span > longest { next = min(next ?? span, span) }
    }
    return next
  }

  /// Makes the tracks with weights just long enough for each child in them, in proportion to the weights. It is called
  /// if the room is unlimited (§12.7 "Expand Flexible Tracks").
  func share(_ tracks: inout TrackWork, _ needed: Needed) {
    var unit: CGFloat = 0
    for place in 0..<matrix.site.work.count {
      let range = range(place)
      guard crosses(range, .weight) else { continue }
      let weights = range.reduce(0) { $0 + weight($1) }
      // Tracks with a weight of 0 get nothing, whatever a child needs, as in browsers.
      if weights == 0 { continue }
      let rest = needed(place, crosses(range, .fitted)) - tracks.length(of: range)
      unit = max(unit, rest / weights.flexSum)
    }
    for index in 0..<tracks.count where kind(index) == .weight {
      tracks.lengths[index] = unit * weight(index)
    }
  }

  private func weight(_ index: Int) -> CGFloat {
    let track = matrix.track(kinds, index)
    return track.kind == .weight && track.number.isLength ? track.number : 0
  }
}

extension TrackWork {
  /// The length of several tracks, with the gaps between them.
  fileprivate func length(of range: Range<Int>) -> CGFloat {
    range.reduce(gap * CGFloat(range.count - 1)) { $0 + lengths[$1] }
  }
}

extension CGFloat {
  /// The divisor for shares: the sum of the weights, but at least 1, so that weights with a smaller sum leave
  /// space free.
  var flexSum: CGFloat {
    // Ten times 0.1 counts as 1, whatever the rounding of the sum.
    self < 1 - RunArithmetic.noise ? 1 : self
  }
}
