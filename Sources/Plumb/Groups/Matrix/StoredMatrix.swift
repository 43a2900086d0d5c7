import Foundation

/// A matrix, compiled for storing.
final class StoredMatrix: StoredGroup {
  let columns: MatrixTracks
  let rows: MatrixTracks
  let firstColumn: Int
  let box: StoredLayout
  /// The cells of the matrix that `placing` gives to children. The key is the child's cell in the host table.
  var placed: [Int32: MatrixCell] = [:]
  /// The working memory, kept for the next evaluation. Nil before the first evaluation, and while an evaluation uses
  /// the memory.
  private var work: MatrixWork?

  init(columns: MatrixTracks, rows: MatrixTracks, firstColumn: Int, box: StoredLayout) {
    self.columns = columns
    self.rows = rows
    self.firstColumn = firstColumn
    self.box = box
  }

  override var layouts: [StoredLayout] { [box] }

  override var asksChildren: Bool { columns.asksChildren || rows.asksChildren }

  override var word: String { "matrix" }

  override var placesByCell: Bool { !placed.isEmpty }

  override var naming: String { "placing" }

  override func names(_ cell: Int32) -> Bool { placed[cell] != nil }

  override func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {
    let work = self.work.take() ?? MatrixWork()
    MatrixEvaluation(matrix: self, site: site, work: work).place(asking: ask)
    self.work = work
  }

  @_optimize(size)
  override func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] {
    guard let work else { return [] }
    return MatrixEvaluation(matrix: self, site: site, work: work).readings(place, asking: ask)
  }
}

/// The working memory for evaluating a matrix.
final class MatrixWork {
  var cells: ContiguousArray<MatrixCell> = []
  var taken: ContiguousArray<Bool> = []
  var columns = TrackWork()
  var rows = TrackWork()
  /// For each child, the room that it was last offered, and, in `sizes`, the size that it asked for. Both lists are
  /// empty if no child is asked for its size.
  var rooms: ContiguousArray<CGSize> = []
  var sizes: ContiguousArray<CGSize> = []
}

/// The tracks of one axis, while they are evaluated.
struct TrackWork {
  var count = 0
  var gap: CGFloat = 0
  var lengths: ContiguousArray<CGFloat> = []
  var starts: ContiguousArray<CGFloat> = []
  var ends: ContiguousArray<CGFloat> = []
  /// For each track, whether a child has decided its fitted length.
  var haveChildren: ContiguousArray<Bool> = []
  /// For each track, the extra length that it gets for the children across the number of tracks that is being fitted.
  /// Nil if no such child can stretch the track.
  var additions: ContiguousArray<CGFloat?> = []
  /// For each track, the span of a child that is in this track alone. All children have the same layout.
  var spans: ContiguousArray<LayoutSpan> = []

  /// Finds the `spans` of children with the layout `child`, rounded to a grid with `linesPerPoint` lines for each
  /// point; 0 is no grid. Returns false if a length is negative or a number is not finite.
  mutating func place(_ child: LinearSpan, on linesPerPoint: CGFloat) -> Bool {
    spans.removeAll(keepingCapacity: true)
    for index in 0..<count {
      var span = child.at(self.span(index, 1))
      guard span.length >= 0, span.end.isFinite else { return false }
      if linesPerPoint != 0 {
        span = LayoutSpan(from: span.origin, to: span.end, on: linesPerPoint)
      }
      spans.append(span)
    }
    return true
  }

  /// The span of several tracks, with the gaps between them.
  func span(_ first: Int, _ count: Int) -> LayoutSpan {
    let last = first + count - 1
    // Right-to-left, the last track is the leftmost.
    return LayoutSpan(from: min(starts[first], starts[last]), to: max(ends[first], ends[last]))
  }

  /// The length of all tracks with their gaps.
  var total: CGFloat { count == 0 ? 0 : lengths.reduce(0, +) + gap * CGFloat(count - 1) }

  mutating func begin(_ count: Int, _ gap: CGFloat) {
    self.count = count
    self.gap = gap
    lengths.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    haveChildren.removeAll(keepingCapacity: true)
    for _ in 0..<count {
      lengths.append(0)
      haveChildren.append(false)
      starts.append(0)
      ends.append(0)
    }
  }

  /// Places the tracks one after the other from the coordinate `origin`. If `isMirrored` is true, each track lies to
  /// the left of the one before.
  mutating func follow(from origin: CGFloat, isMirrored: Bool) {
    lengths.withUnsafeMutableBufferPointer { lengths in
      starts.withUnsafeMutableBufferPointer { starts in
        ends.withUnsafeMutableBufferPointer { ends in
          RunArithmetic(
            lengths: lengths, starts: starts, ends: ends, origin: origin, isMirrored: isMirrored
          ).follow(lead: 0, gap: gap)
        }
      }
    }
  }
}
