import Foundation

/// One evaluation of a matrix. It finds cells, columns, rows and frames, in this order.
struct MatrixEvaluation {
  let matrix: StoredMatrix
  let site: GroupSite
  let work: MatrixWork

  private var pass: LayoutRun { site.pass }

  func place(asking ask: (Int, CGSize) -> CGSize) {
    let count = site.work.count
    let areas = CellAreas(pass)
    defer { areas.restore(in: pass) }
    let cell = LinearCell(site.layout, in: site, areas)
    forgetSizes(isRegular(cell) ? 0 : count)
    func asked(_ place: Int, _ room: CGSize) -> CGSize {
      if work.rooms[place] == room { return work.sizes[place] }
      let size = ask(place, room)
      work.rooms[place] = room
      work.sizes[place] = size
      return size
    }
    var box = areas.inParent(pass) { matrix.box.placed(in: pass, site.parent) }
    box.close { offer in
      resolve(offer.limited, cell, areas, asking: asked)
      return CGSize(width: work.columns.total, height: work.rows.total)
    }
    func room<Axis: FrameAxis>(_ ends: PlacedAxis, _ axis: Axis.Type) -> (
      span: LayoutSpan, room: CGFloat?
    )? {
      site.room(
        of: ends, matrix.box, for: "matrix", isDirectional: Axis.kind == .horizontal, along: axis)
    }
    guard let columns = room(box.columns, Horizontal.self), let rows = room(box.rows, Vertical.self)
    else { return site.keepAll() }
    resolve((columns.room, rows.room), cell, areas, isFinal: true, asking: asked)
    site.noteEnds(
      box.columns.span, needed: columns.room == nil ? work.columns.total : 0,
      along: Horizontal.self)
    site.noteEnds(
      box.rows.span, needed: rows.room == nil ? work.rows.total : 0, along: Vertical.self)
    let isMirrored = pass.space.isMirrored
    work.columns.follow(
      from: isMirrored ? columns.span.end : columns.span.origin, isMirrored: isMirrored)
    work.rows.follow(from: rows.span.origin, isMirrored: false)
    flush(&work.columns, matrix.columns, columns, isMirrored: isMirrored)
    flush(&work.rows, matrix.rows, rows, isMirrored: false)
    if isRegular(cell) {
      if putRegularly(cell) { return }
      forgetSizes(count)
      _ = assignCells(columns: work.columns.count, rows: work.rows.count, isFinal: false)
    }
    for place in 0..<count { put(place, cell, areas, asking: asked) }
    site.work.keepThoseUnsound()
  }

  /// Whether all frames are sums, as `LinearCell` describes, no child is asked for a size, and no child has cells of
  /// its own. Then no child is accessed before it gets its frame.
  private func isRegular(_ cell: LinearCell) -> Bool {
    cell.isExact && site.layout.isPlain && matrix.placed.isEmpty && !matrix.columns.isFitted
      && !matrix.rows.isFitted && !pass.isUnlimited(Horizontal.self)
      && !pass.isUnlimited(Vertical.self) && !matrix.box.isFitted
  }

  /// Finds all frames at once: a child's span in a column is the same in each row, so it is computed once.
  /// Returns false if a number is not sound.
  private func putRegularly(_ cell: LinearCell) -> Bool {
    let (columns, rows) = (work.columns.count, work.rows.count)
    guard
      work.columns.place(cell.columns, on: site.grid.columnsPerPoint),
      work.rows.place(cell.rows, on: site.grid.rowsPerPoint)
    else { return false }
    let frames = site.work.frames
    let count = site.work.count
    work.columns.spans.withUnsafeBufferPointer { across in
      work.rows.spans.withUnsafeBufferPointer { down in
        var (column, row) = (firstCell(columns, isFinal: false), 0)
        for place in 0..<count {
          if row < rows {
            frames[place] = CGRect(horizontal: across[column], vertical: down[row])
          } else {
            site.work.keep(place)
          }
          column += 1
          if column == columns { (column, row) = (0, row + 1) }
        }
      }
    }
    return true
  }

  private func forgetSizes(_ count: Int) {
    work.rooms.removeAll(keepingCapacity: true)
    work.sizes.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      work.rooms.append(CGSize(width: -1, height: -1))
      work.sizes.append(.zero)
    }
  }

  /// Ends the last track exactly at the end of the matrix if the tracks fill it, whatever the rounding of the
  /// sum.
  private func flush(
    _ tracks: inout TrackWork, _ kinds: MatrixTracks,
    _ box: (span: LayoutSpan, room: CGFloat?), isMirrored: Bool
  ) {
    guard let room = box.room, tracks.count > 0, abs(tracks.total - room) < RunArithmetic.noise
    else { return }
    if isMirrored {
      tracks.starts[tracks.count - 1] = box.span.origin
    } else {
      tracks.ends[tracks.count - 1] = box.span.end
    }
  }

  /// Gives the child at index `place` its frame in its cell.
  private func put(
    _ place: Int, _ cell: LinearCell, _ areas: CellAreas, asking ask: (Int, CGSize) -> CGSize
  ) {
    let at = work.cells[place]
    guard at.columns > 0, at.rows > 0 else { return site.work.keep(place) }
    let columns = work.columns.span(at.column, at.columns)
    let rows = work.rows.span(at.row, at.rows)
    if let frame = cell.frame(columns, rows), site.layout.isPlain {
      let aligned = site.grid.isNone ? frame : site.grid.alignedOnLines(frame)
      if frame.isSound, aligned.isSound {
        site.work.frames[place] = aligned
        return
      }
    }
    pass.child = site.hosts[site.work.member(place)]
    areas.put(CGRect(horizontal: columns, vertical: rows), in: pass)
    var placed = site.layout.placed(in: pass, site.parent)
    placed.close { ask(place, $0) }
    let frame = placed.frame
    let aligned = site.grid.aligned(frame)
    if frame.isSound, aligned.isSound, site.layout.isPlain {
      site.work.frames[place] = aligned
    } else {
      site.settle(place, placed)
    }
  }
}

extension CGSize {
  /// The sides as limits; nil for an unlimited side.
  fileprivate var limited: (CGFloat?, CGFloat?) {
    (
      width < .greatestFiniteMagnitude ? width : nil,
      height < .greatestFiniteMagnitude ? height : nil
    )
  }
}
