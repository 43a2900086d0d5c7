import Foundation

/// A layout at once as plain numbers: what a front end fills in where it is written, and the core
/// evaluates in one place.
///
/// It says the facts that are most frequent. If a host is no plain sibling, or the frame is not sound, it
/// is not applied, and the layout is evaluated with all it says.
///
/// It is never changed in its place: what is said makes the next one, from a tuple, so that the optimizer
/// keeps it in registers. A larger struct that is written property by property stays in memory.
@_documentation(visibility: internal)
@frozen
public struct QuickLayout {
  @usableFromInline typealias All = (
    columns: QuickAxis, rows: QuickAxis, ratio: CGFloat, isTooMuch: Bool
  )

  @usableFromInline let all: All

  @inlinable @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @inlinable @inline(always)
  public static var nothing: QuickLayout {
    QuickLayout((.nothing, .nothing, 0, false))
  }
}

extension QuickLayout {
  @inlinable @inline(always)
  public func columns(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((next(columns), rows, ratio, isTooMuch))
  }

  @inlinable @inline(always)
  public func rows(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((columns, next(rows), ratio, isTooMuch))
  }

  /// The side that is not known goes with the other one.
  @inlinable @inline(always)
  public func ratio(_ ratio: CGFloat) -> QuickLayout {
    let (columns, rows, _, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, isTooMuch))
  }

  /// The layout says more than numbers.
  @inlinable @inline(always)
  public func tooMuch(_ isMore: Bool = true) -> QuickLayout {
    let (columns, rows, ratio, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, isTooMuch || isMore))
  }

  /// Whether the layout says no more than two facts of each axis.
  @inlinable @inline(always)
  var isQuick: Bool { !all.isTooMuch && !all.columns.isOverdone && !all.rows.isOverdone }
}

extension QuickLayout {
  /// Whether a size is asked for, so that layouts at once move nothing.
  @usableFromInline
  static var isSizing: Bool { LayoutSession.unretained.with { $0.sizing != nil } }

  /// Gives the host of a scope the frame of the layout; false if there is none, and nothing has been moved.
  // Without an attribute it is copied for each class, and not inlined.
  @inlinable
  public func place<Host: Layoutable>(_ scope: LayoutScope<Host>) -> Bool {
    let host = scope.host
    guard isQuick, let parent = host.plumbParent, !QuickLayout.isSizing else { return false }
    let context = LayoutContext(parent: parent, child: host)
    let (columns, rows, ratio, _) = all
    let isWide = columns.isKnown
    var placed = PlacedFrame(
      columns: columns.placed(Horizontal.self, isWide ? 0 : ratio, in: context) {
        host.plumbFrame
      },
      rows: rows.placed(Vertical.self, isWide ? ratio : 0, in: context) { host.plumbFrame })
    // A place that is no number is not asked about, and a length of 0 that nobody has said is no offer.
    guard placed.isFinite, !offersNothing(placed) else { return false }
    let grid = parent.plumbPixelGrid
    placed.close { grid.fitted(host.plumbSizeThatFits($0)) }
    let frame = placed.frame
    let aligned = grid.aligned(frame)
    guard frame.isSound, aligned.isSound else { return false }
    host.plumbFrame = aligned
    return true
  }
}

extension QuickLayout {
  /// Whether the child is asked for one length, and the other is 0 because the child has no size yet.
  @inlinable @inline(always)
  func offersNothing(_ placed: PlacedFrame) -> Bool {
    let (columns, rows, _, _) = all
    return rows.asksChild && columns.isUnsaid && placed.columns.second == 0
      || columns.asksChild && rows.isUnsaid && placed.rows.second == 0
  }
}

extension PlacedFrame {
  /// Whether all that is known so far are numbers.
  @inlinable @inline(always)
  var isFinite: Bool { (columns.first + columns.second + rows.first + rows.second).isFinite }
}
