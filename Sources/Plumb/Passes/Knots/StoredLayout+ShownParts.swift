import Foundation

// `all` points to the four numbers of a child: two for the columns, then two for the rows.

extension StoredLayout {
  /// Puts the known part of an axis into the cell, where others read it.
  @inline(__always)
  func show(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>, at cell: Int,
    in pass: LayoutRun, _ parent: any Layoutable
  ) {
    let grid = pass.grid
    let place = pass.cells + cell
    if !adjustments.isEmpty { return showAdjusted(part, all, place, pass, parent) }
    switch part.pointee.node {
    case .columns where !columns.isDirectional || !pass.space.isMirrored:
      let span = columns.rule.span((all[0], all[1]))
      guard grid.isNone, span.length >= 0, span.end.isFinite else { break }
      place.pointee.frame.origin.x = span.origin
      place.pointee.frame.size.width = span.length
      place.pointee.lengths.size.width = span.length
      return
    case .rows:
      let span = rows.rule.span((all[2], all[3]))
      guard grid.isNone, span.length >= 0, span.end.isFinite else { break }
      place.pointee.frame.origin.y = span.origin
      place.pointee.frame.size.height = span.length
      place.pointee.lengths.size.height = span.length
      return
    default:
      break
    }
    showOther(part, all, place, pass.space, grid)
  }

  /// Puts the part that a single number decides into the cell.
  @inline(never)
  func showNumber(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>, at cell: Int,
    in pass: LayoutRun, _ parent: any Layoutable
  ) {
    let place = pass.cells + cell
    if adjustments.isEmpty {
      showOther(part, all, place, pass.space, pass.grid)
    } else {
      showAdjusted(part, all, place, pass, parent)
    }
  }

  /// Puts the known part of an axis into the cell: on a grid, right-to-left, or if only one number is known.
  @inline(never)
  private func showOther(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>,
    _ place: UnsafeMutablePointer<FrameCell>,
    _ space: ParentSpace, _ grid: PixelGrid
  ) {
    if part.pointee.node.axis == .columns {
      let known = columns.known(part, (all[0], all[1]), space, grid)
      place.pointee.show(known.span, known.length, along: Horizontal.self)
    } else {
      let known = rows.known(part, (all[2], all[3]), space, grid)
      place.pointee.show(known.span, known.length, along: Vertical.self)
    }
  }

  /// Puts the known part of an axis into the cell, for a child with adjustments. An axis that they change is known
  /// only as a whole.
  @inline(never)
  private func showAdjusted(
    _ part: UnsafePointer<FramePart>, _ all: UnsafeMutablePointer<CGFloat>,
    _ place: UnsafeMutablePointer<FrameCell>, _ pass: LayoutRun, _ parent: any Layoutable
  ) {
    guard knowledge(of: part.pointee.node) == .asAWhole else {
      return showOther(part, all, place, pass.space, pass.grid)
    }
    if !part.pointee.closesAxis { return }
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: adjustments, callSite: callSite,
      isSilent: true)
    func show<Axis>(_ axis: StoredAxis<Axis>, _ numbers: (CGFloat, CGFloat)) {
      let span = axis.placed(numbers, .none, in: pass.space).mendedSpan
      let adjusted = evaluation.adjusted(span, along: Axis.self)
        .map { pass.grid.aligned($0, along: Axis.self) }
      place.pointee.show(adjusted, adjusted?.length, along: Axis.self)
    }
    part.pointee.node.axis == .columns
      ? show(columns, (all[0], all[1])) : show(rows, (all[2], all[3]))
  }
}

extension FrameCell {
  /// Writes the known part of an axis into the cell.
  @inline(__always)
  fileprivate mutating func show<Axis: FrameAxis>(
    _ span: LayoutSpan?, _ length: CGFloat?, along axis: Axis.Type
  ) {
    if let span {
      frame =
        Axis.kind == .vertical
        ? CGRect(x: frame.origin.x, y: span.origin, width: frame.size.width, height: span.length)
        : CGRect(x: span.origin, y: frame.origin.y, width: span.length, height: frame.size.height)
    }
    guard let length else { return }
    if Axis.kind == .vertical {
      lengths.size.height = length
      if span == nil { frame.size.height = length }
    } else {
      lengths.size.width = length
      if span == nil { frame.size.width = length }
    }
  }
}

extension StoredAxis {
  /// What is known of the axis after a part is found: a span and a length. For a single place, the span has length 0,
  /// and the length is nil. For a single length, the span is nil. A value that is not finite is not known.
  @inline(__always)
  fileprivate func known(
    _ part: UnsafePointer<FramePart>, _ numbers: (CGFloat, CGFloat), _ space: ParentSpace,
    _ grid: PixelGrid
  ) -> (span: LayoutSpan?, length: CGFloat?) {
    let decided = isLengthFact && numbers.1.isFinite ? max(0, numbers.1) : nil
    if part.pointee.closesAxis {
      let span = placed(numbers, .none, in: space).mendedSpan
      guard span.origin.isFinite, span.length.isFinite else { return (nil, nil) }
      let aligned = grid.isNone ? span : grid.aligned(span, along: Axis.self)
      return (aligned, decided ?? aligned.length)
    }
    let isFirst = part.pointee.node == .firstColumn || part.pointee.node == .firstRow
    let number = isFirst ? numbers.0 : numbers.1
    guard number.isFinite else { return (nil, nil) }
    if !isFirst, isLengthFact { return (nil, decided) }
    let isDirectional = (isFirst ? names.0 : names.1).isDirectional
    let place = LayoutSpan(origin: isDirectional ? space.along(number) : number, length: 0)
    // Only edges are rounded to the grid. A middle stays where it was decided.
    let part = isFirst ? rule.part : facts.named.secondPart
    return (part == 0 || part == 1 ? grid.aligned(place, along: Axis.self) : place, nil)
  }
}

extension PlacedAxis {
  /// The span. A negative length becomes 0 at the fact that was decided earlier.
  fileprivate var mendedSpan: LayoutSpan {
    let span = span
    return span.length >= 0
      ? span : LayoutSpan(origin: rule.isSwapped ? second : first, length: 0)
  }
}
