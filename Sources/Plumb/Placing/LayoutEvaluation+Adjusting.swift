import Foundation

extension LayoutEvaluation {
  /// `frame` after all adjustments, in the order in which they were written; nil, and reported, if one fails.
  ///
  /// If a limit changes a length, a length that depends on it is found again. For example, a text that is limited to
  /// a width of 240 points gets the height that it has at that width. `tell` is called with each adjustment and the
  /// frame after it.
  func adjusted(
    _ frame: CGRect, _ placed: PlacedFrame?, tell: ((Adjustment, CGRect) -> Void)? = nil
  ) -> CGRect? {
    var frame = frame
    // The lengths that the facts decide, with the changes that limits have made.
    var lengths = placed?.frame.size ?? frame.size
    for adjustment in adjustments.adjustments {
      guard var adjusted = adjustment.adjusted(frame, in: self) else { return nil }
      switch adjustment {
      case .width(_, .within):
        adjusted = followed(
          adjusted, frame, &lengths, by: placed?.rows, Horizontal.self, Vertical.self)
      case .height(_, .within):
        adjusted = followed(
          adjusted, frame, &lengths, by: placed?.columns, Vertical.self, Horizontal.self)
      default:
        break
      }
      frame = adjusted
      tell?(adjustment, frame)
    }
    return frame
  }

  /// A span after all adjustments of its axis, which must be constants; nil if a number is not finite.
  @_semantics("optimize.sil.specialize.generic.never")
  func adjusted<Axis: FrameAxis>(_ span: LayoutSpan, along axis: Axis.Type) -> LayoutSpan? {
    let isVertical = Axis.kind == .vertical
    let other = LayoutSpan(origin: 0, length: 0)
    var frame = CGRect(horizontal: isVertical ? other : span, vertical: isVertical ? span : other)
    for adjustment in adjustments.adjustments where adjustment.isAlong(rows: isVertical) {
      guard let adjusted = adjustment.adjusted(frame, in: self) else { return nil }
      frame = adjusted
    }
    return frame.isSound ? LayoutSpan(of: frame, along: Axis.self) : nil
  }

  /// `adjusted`, a frame in which a limit has changed the length along `limited`. If the length along `following`
  /// depends on the limited one, it is found again. `frame` is the frame before the limit.
  @_semantics("optimize.sil.specialize.generic.never")
  private func followed<Limited: FrameAxis, Following: FrameAxis>(
    _ adjusted: CGRect, _ frame: CGRect, _ lengths: inout CGSize, by axis: PlacedAxis?,
    _ limited: Limited.Type, _ following: Following.Type
  ) -> CGRect {
    let change = Limited.length(of: adjusted.size) - Limited.length(of: frame.size)
    guard let axis, change != 0 else { return adjusted }
    let limited = Limited.length(of: lengths) + change
    let before = Following.length(of: lengths)
    let length =
      switch axis.open {
      case .none: before
      case .fitted(let offer):
        Following.length(of: ask(Limited.size(max(0, limited), other: offer)))
      case .ratio(let ratio): Following.length(at: ratio, of: limited)
      }
    lengths = Limited.size(limited, other: length)
    var span = LayoutSpan(of: adjusted, along: Following.self)
    span = span.resized(to: max(0, span.length + length - before), from: axis.rule.part)
    return Following.kind == .vertical
      ? CGRect(horizontal: LayoutSpan(of: adjusted, along: Horizontal.self), vertical: span)
      : CGRect(horizontal: span, vertical: LayoutSpan(of: adjusted, along: Vertical.self))
  }
}
