import Foundation

extension IndividualLayout {
  /// The frame in `context`, adjusted and on the grid; nil, and reported, where there is none.
  ///
  /// Moves nothing. The cost is that of the closures and one `sizeThatFits(_:)` at the most.
  @usableFromInline
  func frame(in context: LayoutContext) -> CGRect? {
    let frame = placed(in: context).frame(of: context.child, in: context)
    if frame.isSound && adjustments.isEmpty { return context.grid.aligned(frame) }
    return settled(frame, in: context)
  }

  /// The frame that becomes of `frame`, which the facts gave: mended, adjusted and on the grid.
  @usableFromInline
  func settled(_ frame: CGRect, in context: LayoutContext) -> CGRect? {
    var sound = frame
    if !frame.isSound {
      guard let mended = mended(frame, in: context) else { return nil }
      sound = mended
    }
    return adjustments.adjusted(sound, in: context).map(context.grid.aligned)
  }

  private func mended(_ frame: CGRect, in context: LayoutContext) -> CGRect? {
    let width = Horizontal.span(of: frame)
    let height = Vertical.span(of: frame)
    // Both, even where the first is beyond mending, so that each has its issues reported.
    let columns = context.mended(
      width, horizontal.readings(in: context, beside: height.length), Horizontal.lengthName)
    let rows = context.mended(
      height, vertical.readings(in: context, beside: width.length), Vertical.lengthName)
    guard let columns, let rows else { return nil }
    return CGRect(horizontal: columns, vertical: rows)
  }
}

extension CGRect {
  /// Whether every number is finite and no length negative.
  @inlinable @inline(always)
  var isSound: Bool {
    let sum = origin.x + origin.y + size.width + size.height
    return size.width >= 0 && size.height >= 0 && sum - sum == 0
  }
}
