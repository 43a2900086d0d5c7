import Foundation

/// A layout in plain numbers that is applied at once. A front end fills it in at the call site, and the core evaluates
/// it.
///
/// It holds the most frequent facts. In some cases nothing is applied, and the front end evaluates its full layout
/// instead: for example, if the layout has other facts, if a measured host is transformed or has another parent than
/// the child, or if the frame has a negative length or a number that is not finite.
///
/// It is never changed in place: each fact makes a new value from a tuple, so that the optimizer keeps it in
/// registers. A larger struct that is written property by property stays in memory.
@_documentation(visibility: internal)
@frozen
public struct QuickLayout {
  @usableFromInline typealias All = (
    columns: QuickAxis, rows: QuickAxis, ratio: CGFloat, measured: QuickIDs, parentID: Int,
    isTooMuch: Bool
  )

  @usableFromInline let all: All

  @_alwaysEmitIntoClient @inline(always)
  init(_ all: All) {
    self.all = all
  }

  @_alwaysEmitIntoClient @inline(always)
  public static var nothing: QuickLayout {
    QuickLayout((.nothing, .nothing, 0, .nobody, 0, false))
  }
}

extension QuickLayout {
  @_alwaysEmitIntoClient @inline(always)
  public func columns(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, measured, parentID, isTooMuch) = all
    return QuickLayout((next(columns), rows, ratio, measured, parentID, isTooMuch))
  }

  @_alwaysEmitIntoClient @inline(always)
  public func rows(_ next: (QuickAxis) -> QuickAxis) -> QuickLayout {
    let (columns, rows, ratio, measured, parentID, isTooMuch) = all
    return QuickLayout((columns, next(rows), ratio, measured, parentID, isTooMuch))
  }

  /// Sets the ratio of width to height. The side whose length is unknown is computed from the other side.
  @_alwaysEmitIntoClient @inline(always)
  public func ratio(_ ratio: CGFloat) -> QuickLayout {
    let (columns, rows, _, measured, parentID, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, measured, parentID, isTooMuch))
  }

  /// Notes that the layout measures `host`. If `host` has a transform or another parent than the child, the full layout
  /// is needed.
  @_alwaysEmitIntoClient @inline(always)
  public func beside(_ host: QuickHost) -> QuickLayout {
    let (columns, rows, ratio, measured, parentID, isTooMuch) = all
    let isElsewhere = !host.isThere || parentID != 0 && parentID != host.parentID
    return QuickLayout(
      (columns, rows, ratio, measured, host.parentID, isTooMuch || isElsewhere))
  }

  /// Notes that the layout takes a length from `host`. If it takes lengths from a second host, the full layout is
  /// needed.
  @_alwaysEmitIntoClient @inline(always)
  public func measuring(_ host: QuickHost) -> QuickLayout {
    let (columns, rows, ratio, measured, parentID, isTooMuch) = all
    let isOther = measured.id != 0 && measured.id != host.all.ids.id
    return QuickLayout(
      (columns, rows, ratio, host.all.ids, parentID, isTooMuch || isOther)
    ).beside(host)
  }

  /// Notes that the layout has facts which plain numbers cannot express.
  @_alwaysEmitIntoClient @inline(always)
  public func tooMuch(_ isMore: Bool = true) -> QuickLayout {
    let (columns, rows, ratio, measured, parentID, isTooMuch) = all
    return QuickLayout((columns, rows, ratio, measured, parentID, isTooMuch || isMore))
  }

  /// Whether plain numbers express the whole layout: at most two facts for each axis.
  @_alwaysEmitIntoClient @inline(always)
  var isQuick: Bool { !all.isTooMuch && !all.columns.isOverdone && !all.rows.isOverdone }
}

extension QuickLayout {
  /// Whether a host is being asked for its size. Meanwhile, layouts that are applied directly must not move views.
  @usableFromInline
  static var isSizing: Bool { LayoutSession.unretained.with { $0.sizing != nil } }

  /// Gives the scope's host the frame of the layout. Returns false, and moves nothing, if the full layout is
  /// needed.
  // Without an inlining attribute, it is specialized for each class and not inlined.
  @_alwaysEmitIntoClient
  public func place<Host: Layoutable>(_ scope: LayoutScope<Host>) -> Bool {
    let host = scope.host
    guard isQuick, let parent = host.plumbParent, !QuickLayout.isSizing else { return false }
    let context = LayoutContext(parent: parent, child: host)
    let (columns, rows, ratio, measured, parentID, _) = all
    guard parentID == 0 || parentID == context.parentID, !measured.has(context.childID)
    else { return false }
    let isWide = columns.isKnown
    var placed = PlacedFrame(
      columns: columns.placed(Horizontal.self, isWide ? 0 : ratio, in: context) {
        host.plumbFrame
      },
      rows: rows.placed(Vertical.self, isWide ? ratio : 0, in: context) { host.plumbFrame })
    // With a missing place or an empty offer, the child is not asked here: the full layout is needed.
    if isOpen, !placed.isFinite || offersNothing(placed) { return false }
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
  /// Whether the child is asked for a length.
  @_alwaysEmitIntoClient @inline(always)
  var isOpen: Bool { all.columns.all.asking.isOpen || all.rows.all.asking.isOpen }

  /// Whether the child is asked for its length on one axis, but its current length on the other axis, which is offered,
  /// is 0.
  @_alwaysEmitIntoClient @inline(always)
  func offersNothing(_ placed: PlacedFrame) -> Bool {
    let (columns, rows, _, _, _, _) = all
    return rows.asksChild && columns.isUnsaid && placed.columns.second == 0
      || columns.asksChild && rows.isUnsaid && placed.rows.second == 0
  }
}

extension PlacedFrame {
  /// Whether all numbers that are known so far are finite.
  @_alwaysEmitIntoClient @inline(always)
  var isFinite: Bool { (columns.first + columns.second + rows.first + rows.second).isFinite }
}
