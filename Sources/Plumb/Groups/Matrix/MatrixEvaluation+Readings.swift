import Foundation

extension MatrixEvaluation {
  /// Describes the facts of the matrix's frame, the tracks of the child at index `place`, and the facts of the child
  /// in its cell.
  @_optimize(size)
  func readings(_ place: Int, asking ask: (CGSize) -> CGSize) -> [FactReading] {
    let pass = site.pass
    let areas = CellAreas(pass)
    defer { areas.restore(in: pass) }
    var box = matrix.box.placed(in: pass, site.parent)
    box.close { _ in CGSize(width: work.columns.total, height: work.rows.total) }
    let outer = matrix.box.readings(box, in: pass, site.parent).map {
      $0.named("matrix's \($0.name)")
    }
    _ = assignCells(columns: work.columns.count, rows: work.rows.count, isFinal: false)
    let at = work.cells[place]
    guard at.columns > 0, at.rows > 0 else { return outer }
    let (columns, rows) = (
      work.columns.span(at.column, at.columns), work.rows.span(at.row, at.rows)
    )
    areas.put(CGRect(horizontal: columns, vertical: rows), in: pass)
    var placed = site.layout.placed(in: pass, site.parent)
    placed.close(asking: ask)
    return outer + [
      reading("column", at.column, at.columns, columns, matrix.columns, along: Horizontal.self),
      reading("row", at.row, at.rows, rows, matrix.rows, along: Vertical.self),
    ]
      + site.layout.readings(placed, in: pass, site.parent, of: .cell).map {
        // In a cell, leading and trailing are counted from the cell's own edges.
        areas.inParent($0, from: pass.space)
      }
  }

  /// Describes the columns or rows that a child takes: their total length, their start, and where the length comes
  /// from.
  @_optimize(size)
  private func reading<Axis: FrameAxis>(
    _ word: String, _ first: Int, _ count: Int, _ span: LayoutSpan, _ tracks: MatrixTracks,
    along axis: Axis.Type
  ) -> FactReading {
    let isAlone = count == 1
    return FactReading(
      name: isAlone ? "\(word) \(first + 1)" : "\(word)s \(first + 1) to \(first + count)",
      value: span.length,
      origin: (Axis.kind == .vertical ? "high from y " : "wide from x ")
        + span.origin.roundedInWords
        + ", " + (isAlone ? track(tracks, first).origin : "with the gaps between them"),
      kind: FactReading.Kind(.length, on: Axis.self))
  }
}

extension MatrixTrack {
  /// The words that tell where the length of a track comes from.
  fileprivate var origin: String {
    switch kind {
    case .constant: "a constant"
    case .fitted: "as long as its children need"
    case .weight: "a share of what is left"
    }
  }
}
