import Foundation

/// The adjustments of a layout, in the order in which they were written.
///
/// A list that grows at its end and shares its beginning, so that forked makers do not copy, and one
/// that costs a layout without adjustments nothing but an empty word.
@frozen
public struct AdjustmentChain {
  @usableFromInline var last: Link?

  @inlinable @inline(always)
  init() {
    last = nil
  }

  /// One adjustment and those before it.
  @usableFromInline
  final class Link {
    let adjustment: Adjustment
    let previous: Link?

    @usableFromInline
    init(_ adjustment: Adjustment, after previous: Link?) {
      self.adjustment = adjustment
      self.previous = previous
    }
  }

  @inlinable @inline(always)
  var isEmpty: Bool { last == nil }

  @inlinable @inline(always)
  mutating func append(_ adjustment: Adjustment) {
    last = Link(adjustment, after: last)
  }

  /// `frame` after all adjustments, or nil where one gives no frame.
  ///
  /// A length that an adjustment makes negative is reported and becomes 0 before the next one.
  @usableFromInline
  func adjusted(_ frame: CGRect, in context: LayoutContext) -> CGRect? {
    last.map { $0.adjusted(frame, in: context) } ?? frame
  }
}

extension AdjustmentChain {
  /// Each adjustment by name, with what it makes of what the one before has made, from `frame` on.
  func steps(
    from frame: CGRect, in context: LayoutContext
  ) -> [(name: String, frame: CGRect)] {
    var adjustments: [Adjustment] = []
    var link = last
    while let current = link {
      adjustments.insert(current.adjustment, at: 0)
      link = current.previous
    }
    var frame = frame
    return adjustments.map { adjustment in
      frame = adjustment.adjusted(frame, in: context)
      return (adjustment.name, frame)
    }
  }
}

extension AdjustmentChain.Link {
  fileprivate func adjusted(_ frame: CGRect, in context: LayoutContext) -> CGRect? {
    let before = previous.map { $0.adjusted(frame, in: context) } ?? frame
    guard let before else { return nil }
    let after = adjustment.adjusted(before, in: context)
    if after.isSound { return after }
    let width = context.mended(Horizontal.span(of: after), adjustment.name)
    let height = context.mended(Vertical.span(of: after), adjustment.name)
    guard let width, let height else { return nil }
    return CGRect(horizontal: width, vertical: height)
  }
}
