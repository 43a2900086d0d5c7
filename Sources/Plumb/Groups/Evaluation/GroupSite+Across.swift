import Foundation

extension GroupSite {
  /// Finds the frames of a run's children, whose lengths along the run are known: first their facts across the run, for
  /// which children may be asked, then the frames.
  func placeAcross<Main: FrameAxis>(
    _ run: StoredRun, _ placed: PlacedFrame, along axis: Main.Type,
    asking ask: (Int, CGSize) -> CGSize
  ) {
    let across = Main.across(placed)
    var isOpen = true
    if case .none = across.open { isOpen = false }
    // Children with unusable lengths are not asked again.
    for place in work.unsound { work.askedFor[place] = work.lengths[place] }
    for place in 0..<work.count where isOpen && work.askedFor[place] != work.lengths[place] {
      var one = Main.frame(along: .length(work.lengths[place], Main.along(placed)), across: across)
      one.close { ask(place, $0) }
      work.seconds[place] = Main.across(one).second
    }
    var one = across
    for place in 0..<work.count {
      if isOpen { one.second = work.seconds[place] }
      put(place, Main.along(placed), one, along: axis)
    }
    work.keepThoseUnsound()
    if run.breaking != nil, work.lineCount > 0 { moveLines(run, placed, along: axis) }
  }

  /// Gives the child at index `place` its frame. If the frame has a negative length or a number that is not finite, or
  /// if the layout has adjustments or a baseline, the frame is settled.
  @inline(__always)
  private func put<Main: FrameAxis>(
    _ place: Int, _ along: PlacedAxis, _ across: PlacedAxis, along axis: Main.Type
  ) {
    let (start, end) = (work.starts[place], work.ends[place])
    let span = across.span
    let lines = Main.lines(grid)
    let frame = Main.rect(
      along: lines.along == 0
        ? LayoutSpan(origin: start, length: work.lengths[place])
        : LayoutSpan(from: start, to: end, on: lines.along),
      across: lines.across == 0
        ? span : LayoutSpan(from: span.origin, to: span.end, on: lines.across))
    if frame.isSound, layout.isPlain {
      work.frames[place] = frame
    } else {
      settle(
        place,
        Main.frame(along: .span(LayoutSpan(from: start, to: end), along), across: across))
    }
  }

  /// Places the lines of a flow one after the other across the run. The first line stays where its facts place it.
  /// Each further line begins where the line before ends, plus the gap.
  private func moveLines<Main: FrameAxis>(
    _ run: StoredRun, _ placed: PlacedFrame, along axis: Main.Type
  ) {
    guard let breaking = run.breaking else { return }
    var gap = breaking.gap
    if !isFinite(gap, "the flow's line gap") { gap = 0 }
    if gap < 0 {
      note(.negativeLength, "the flow's line gap")
      gap = 0
    }
    var first = 0
    var next: CGFloat?
    for line in 0..<work.lineCount {
      let last = Int(work.lineEnds[line])
      guard let box = boxAcross(first..<last, along: axis) else {
        first = last
        continue
      }
      let start = next ?? box.origin
      for place in first..<last where !work.keeps(place) {
        move(
          place, by: start - box.origin, in: LayoutSpan(origin: start, length: box.length),
          breaking.alignment, along: axis)
      }
      next = start + box.length + gap
      first = last
    }
  }

  /// The span across the run that encloses the children of a line; nil if all of them keep their current frames.
  private func boxAcross<Main: FrameAxis>(
    _ places: Range<Int>, along axis: Main.Type
  ) -> LayoutSpan? {
    var box: (start: CGFloat, end: CGFloat)?
    for place in places where !work.keeps(place) {
      let span = Main.spanAcross(work.frames[place])
      box = (min(box?.start ?? span.origin, span.origin), max(box?.end ?? span.end, span.end))
    }
    return box.map { LayoutSpan(from: $0.start, to: $0.end) }
  }

  /// Moves a child of a flow across the run: by `distance`, or to its alignment in `line` if there is an alignment.
  private func move<Main: FrameAxis>(
    _ place: Int, by distance: CGFloat, in line: LayoutSpan, _ alignment: LineAlignment?,
    along axis: Main.Type
  ) {
    let frame = work.frames[place]
    var span = Main.spanAcross(frame)
    switch alignment {
    case nil: span.origin += distance
    case .stretched: span = line
    case let alignment?: span.origin = line.origin + (line.length - span.length) * alignment.part
    }
    let lines = Main.lines(grid).across
    work.frames[place] = Main.rect(
      along: LayoutSpan(of: frame, along: axis),
      across: lines == 0 ? span : LayoutSpan(from: span.origin, to: span.end, on: lines))
  }
}

extension FrameAxis {
  /// The span of `rect` along the other axis: the horizontal one if this axis is vertical.
  fileprivate static func spanAcross(_ rect: CGRect) -> LayoutSpan {
    kind == .vertical
      ? LayoutSpan(of: rect, along: Horizontal.self) : LayoutSpan(of: rect, along: Vertical.self)
  }
}

extension PlacedAxis {
  /// An axis with a known length and the origin 0, whose facts have the names of `axis`.
  @inline(__always)
  fileprivate static func length(_ length: CGFloat, _ axis: PlacedAxis) -> PlacedAxis {
    .span(LayoutSpan(origin: 0, length: length), axis)
  }

  /// An axis with a known span, whose facts have the names of `axis`.
  @inline(__always)
  static func span(_ span: LayoutSpan, _ axis: PlacedAxis) -> PlacedAxis {
    PlacedAxis(span.origin, span.length, .length(from: 0), .none, axis.names)
  }
}
