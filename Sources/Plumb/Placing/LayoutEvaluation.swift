import Foundation

/// Turns evaluated facts into a settled frame: without negative lengths, adjusted, and on the grid. Layouts at once,
/// stored layouts and trials all use it.
struct LayoutEvaluation {
  let context: LayoutContext
  let adjustments: AdjustmentChain
  let callSite: LayoutCallSite
  /// Whether nothing is reported, because the frame will not be applied.
  var isSilent = false
  /// Called with each length that the facts decide or an adjustment makes, before a negative one becomes 0.
  var noteLength: ((_ length: CGFloat, _ isVertical: Bool) -> Void)?

  /// The child's cell if its container may remember the size that the child returns; nil otherwise, as for a layout at
  /// once.
  var cell: Int?

  /// The size that the child asks for when it is offered `room`, with both lengths on the grid.
  func ask(_ room: CGSize) -> CGSize {
    let (parent, child) = (context.parent.object, context.child.object)
    if let cell, let info = parent.plumbLayoutInfo {
      return info.fittedSize(of: child, at: cell, offering: room, on: parent.plumbPixelGrid)
    }
    return parent.plumbPixelGrid.fitted(child.plumbSizeThatFits(room))
  }

  /// The settled frame; nil, and reported, if there is none. Under terms, this asks the child for its size.
  func settled(_ placed: PlacedFrame) -> CGRect? {
    guard let terms = adjustments.terms else {
      noteLengths(placed.frame.size)
      guard let mended = mended(placed), let frame = onBaseline(mended, placed) else { return nil }
      return settled(from: frame, placed)
    }
    let frame = settled(from: frame(placed, under: terms), placed)
    return terms.isTransformed ? frame.map { context.child.object.frame(boxedBy: $0) } : frame
  }

  private func settled(from frame: CGRect, _ placed: PlacedFrame) -> CGRect? {
    guard let frame = adjusted(frame, placed) else { return nil }
    let aligned = context.parent.object.plumbPixelGrid.aligned(frame)
    if aligned.isSound { return aligned }
    report(.infinite, "pixel grid")
    return nil
  }

  /// Notes the lengths that the facts decide, before negative ones become 0.
  func noteLengths(_ size: CGSize) {
    guard let noteLength else { return }
    noteLength(size.width, false)
    noteLength(size.height, true)
  }

  /// Runs the closures that wait for the applied frame, and moves the child's inner hosts if its terms say so.
  func finish(_ frame: CGRect) {
    for adjustment in adjustments.adjustments {
      switch adjustment {
      case .afterLayout(let action): action(frame)
      case .terms(let terms): context.child.object.moveInnerHosts(terms.wrapping)
      default: break
      }
    }
  }

  /// The frame of the facts, with negative lengths set to 0; nil if an axis has no span. Facts without a usable value
  /// are reported, on both axes.
  private func mended(_ placed: PlacedFrame) -> CGRect? {
    let frame = placed.frame
    if frame.isSound { return frame }
    let columns = mended(placed.columns, on: Horizontal.self, other: placed.rows)
    let rows = mended(placed.rows, on: Vertical.self, other: placed.columns)
    guard let columns, let rows else { return nil }
    return CGRect(horizontal: columns, vertical: rows)
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func mended<Axis: FrameAxis>(
    _ placed: PlacedAxis, on axis: Axis.Type, other: PlacedAxis
  ) -> LayoutSpan? {
    guard placed.rule.scale.isFinite else {
      report(.coincidingParts, placed.names.1.words(on: axis))
      return nil
    }
    // A length that follows a missing one is not at fault, so it is not reported.
    if case .ratio = placed.open, !other.span.length.isFinite, placed.first.isFinite { return nil }
    var isSound = true
    for (value, name) in [(placed.first, placed.names.0), (placed.second, placed.names.1)]
    where !value.isFinite {
      report(value.missingReason, name.words(on: axis))
      isSound = false
    }
    guard isSound else { return nil }
    let span = placed.span
    guard span.origin.isFinite, span.length.isFinite else {
      report(.infinite, Axis.lengthName)
      return nil
    }
    if span.length >= 0 { return span }
    report(.negativeLength, Axis.lengthName)
    return LayoutSpan(origin: placed.rule.isSwapped ? placed.second : placed.first, length: 0)
  }

  /// `span`, which an adjustment has made. A negative length is reported and becomes 0 at `part` of the frame. Nil, and
  /// reported, if a number is not finite.
  func mended<Axis: FrameAxis>(
    _ span: LayoutSpan, along axis: Axis.Type, keeping part: CGFloat = 0,
    _ asked: @autoclosure () -> String
  ) -> LayoutSpan? {
    noteLength?(span.length, Axis.kind == .vertical)
    guard span.origin.isFinite && span.length.isFinite else {
      report(span.origin.isNaN || span.length.isNaN ? .notANumber : .infinite, asked())
      return nil
    }
    if span.length >= 0 { return span }
    report(.negativeLength, asked())
    return LayoutSpan(origin: span.origin + span.length * part, length: 0)
  }

  /// Reports, once all is settled, that the child could not get `asked`. A trial reports nothing, because nothing
  /// has happened yet.
  @_optimize(size)
  func report(_ kind: LayoutIssue.Kind, _ asked: String) {
    if isSilent || context.trial?.object.isSilent ?? false { return }
    let parent = context.parent.object
    let issue = LayoutIssue(
      kind: kind, view: context.child.object.plumbName, asked: asked, callSite: callSite)
    parent.whenSettled { issue.deliver(in: parent) }
  }
}
