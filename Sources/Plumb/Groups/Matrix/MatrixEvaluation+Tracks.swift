import Foundation

extension MatrixEvaluation {
  /// Finds the lengths of the columns, then those of the rows. A nil side of the room is unlimited.
  func resolve(
    _ room: (width: CGFloat?, height: CGFloat?), _ cell: LinearCell, _ areas: CellAreas,
    isFinal: Bool = false, asking ask: (Int, CGSize) -> CGSize
  ) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let columns = count(matrix.columns, room.width, isFinal, "columns") ?? max(1, site.work.count)
    let rows = assignCells(
      columns: columns, rows: count(matrix.rows, room.height, isFinal, "rows"), isFinal: isFinal)
    work.columns.begin(columns, gap(matrix.columns, isFinal))
    work.rows.begin(rows, gap(matrix.rows, isFinal))
    fill(isColumn: true, matrix.columns, room.width, isFinal, "columns") { place, isFitted in
      let span = cell.columns
      guard span.asksChild else { return span.needed(0) }
      let wanted = ask(place, CGSize(width: unlimited, height: unlimited)).width
      return span.needed(sound(wanted, place, counts: isFinal && isFitted))
    }
    // These positions are provisional: the rows need only the lengths of the columns.
    work.columns.follow(from: 0, isMirrored: false)
    fill(isColumn: false, matrix.rows, room.height, isFinal, "rows") { place, isFitted in
      guard cell.rows.asksChild else { return cell.rows.needed(0) }
      let at = work.cells[place]
      areas.put(
        CGRect(
          horizontal: work.columns.span(at.column, at.columns),
          vertical: LayoutSpan(origin: 0, length: 0)), in: pass)
      var placed = site.layout.placed(in: pass, site.parent)
      if case .none = placed.rows.open {
        placed.rows = PlacedAxis(
          0, 0, .length(from: 0), .fitted(offer: unlimited), placed.rows.names)
      }
      placed.close { ask(place, $0) }
      return cell.rows.needed(sound(placed.rows.second, place, counts: isFinal && isFitted))
    }
  }

  private var pass: LayoutRun { site.pass }

  /// The number of tracks; nil for as many as the children need.
  private func count(
    _ tracks: MatrixTracks, _ room: CGFloat?, _ isFinal: Bool, _ word: String
  ) -> Int? {
    func sound(_ count: Int) -> Int {
      let sound = min(max(1, count), MatrixTracks.most)
      if count != sound, isFinal { site.note(.countOutOfRange, "the number of \(word)") }
      return sound
    }
    switch tracks.count {
    case .list(let list): return sound(list.count)
    case .fixed(let count, _): return sound(count)
    case .needed: return nil
    case .minimum(let minimum):
      guard let room, minimum > 0, minimum.isFinite else {
        if isFinal, !(minimum > 0) { site.note(.negativeLength, "the minimum of the \(word)") }
        return room == nil ? nil : 1
      }
      let gap = gap(tracks, isFinal)
      let fitting = ((room + gap + RunArithmetic.noise) / (minimum + gap)).rounded(.down)
      return max(1, Int(min(fitting, CGFloat(MatrixTracks.most))))
    }
  }

  private func gap(_ tracks: MatrixTracks, _ isFinal: Bool) -> CGFloat {
    if tracks.gap.isLength { return tracks.gap }
    if isFinal { site.note(tracks.gap.isNaN ? .notANumber : .negativeLength, "the matrix's gaps") }
    return 0
  }

  /// The track at `index`. If a list has no track at this index, it is `.equal`.
  func track(_ tracks: MatrixTracks, _ index: Int) -> MatrixTrack {
    if case .list(let list) = tracks.count, index >= list.count { return .equal }
    return tracks[index]
  }
}

// The lengths of the tracks of one axis, by CSS Grid Layout, level 2, §12.3 "Track Sizing Algorithm" (§11.3 in
// level 1), for tracks that are fixed, `max-content`, or `minmax(0, fr)`.

extension MatrixEvaluation {
  private func fill(
    isColumn: Bool, _ kinds: MatrixTracks, _ room: CGFloat?, _ isFinal: Bool, _ word: String,
    needed: (_ place: Int, _ isFitted: Bool) -> CGFloat
  ) {
    var tracks = isColumn ? work.columns : work.rows
    // Taken out, so that this function owns the memory alone and changes it without a copy.
    if isColumn { work.columns = TrackWork() } else { work.rows = TrackWork() }
    var (isFitted, weights): (Bool, CGFloat) = (false, 0)
    for index in 0..<tracks.count {
      let track = track(kinds, index)
      switch track.kind {
      case .constant: tracks.lengths[index] = mended(track.number, "a constant track", isFinal)
      case .fitted: isFitted = true
      case .weight:
        weights += mended(track.number, "a weight", isFinal)
        if room == nil { isFitted = true }
      }
    }
    if isFitted {
      let children = TrackChildren(matrix: self, kinds: kinds, isColumn: isColumn)
      children.fit(&tracks, needed)
      if room == nil { children.share(&tracks, needed) }
    }
    var fixed = tracks.total
    if let room, fixed > room + RunArithmetic.noise {
      shrink(&tracks, kinds, by: fixed - room)
      fixed = tracks.total
      if isFinal, fixed > room + RunArithmetic.noise { site.note(.noRoom, "the matrix's \(word)") }
    }
    if let room, weights > 0 { share(&tracks, kinds, max(0, room - fixed), weights) }
    if isColumn { work.columns = tracks } else { work.rows = tracks }
  }

  private func mended(_ number: CGFloat, _ asked: String, _ isFinal: Bool) -> CGFloat {
    if number.isLength { return number }
    if isFinal {
      site.note(number.isNaN ? .notANumber : number < 0 ? .negativeLength : .infinite, asked)
    }
    return 0
  }

  func sound(_ length: CGFloat, _ place: Int, counts: Bool) -> CGFloat {
    site.sound(length, "the size that fits", of: place, counts: counts)
  }

  /// Shrinks fitted tracks by the missing space, in proportion to their lengths.
  private func shrink(_ tracks: inout TrackWork, _ kinds: MatrixTracks, by missing: CGFloat) {
    var fitted: CGFloat = 0
    for index in 0..<tracks.count where track(kinds, index).kind == .fitted {
      fitted += tracks.lengths[index]
    }
    let factor = fitted > 0 ? max(0, fitted - missing) / fitted : 0
    for index in 0..<tracks.count where track(kinds, index).kind == .fitted {
      tracks.lengths[index] *= factor
    }
  }

  /// Distributes the remaining space by the weights. Weights with a sum below 1 leave the rest free (CSS Grid
  /// Layout, level 2, §12.7.1 "Find the Size of an fr").
  private func share(
    _ tracks: inout TrackWork, _ kinds: MatrixTracks, _ rest: CGFloat, _ weights: CGFloat
  ) {
    let sum = weights.flexSum
    var (before, start): (CGFloat, CGFloat) = (0, 0)
    for index in 0..<tracks.count {
      let track = track(kinds, index)
      guard track.kind == .weight, track.number > 0, track.number.isFinite else { continue }
      before += track.number
      let end = rest * before / sum
      tracks.lengths[index] = end - start
      start = end
    }
  }
}
