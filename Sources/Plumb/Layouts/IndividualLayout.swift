import Foundation

/// A complete layout: two facts for each axis, and what is done to the frame afterwards.
///
/// It is data and closures and nothing else. It is evaluated against a context, which moves nothing,
/// as often as one likes, with the same result while the context is the same.
///
/// Evaluation takes the axis first that needs nothing of the other. A fitted length asks the child's
/// `sizeThatFits(_:)` once, with the other axis's length where that is decided by then and without a
/// limit where it is not.
@frozen
public struct IndividualLayout {
  @usableFromInline var horizontal: AxisFacts<Horizontal>
  @usableFromInline var vertical: AxisFacts<Vertical>
  @usableFromInline var adjustments: AdjustmentChain

  @inlinable @inline(always)
  init(_ horizontal: AxisFacts<Horizontal>, _ vertical: AxisFacts<Vertical>) {
    self.horizontal = horizontal
    self.vertical = vertical
    adjustments = AdjustmentChain()
  }
}

extension IndividualLayout {
  /// The facts with all evaluated that does not need the child: numbers only, so that nothing of the
  /// layout has to be kept while the child is asked.
  @inlinable @inline(always)
  func placed(in context: LayoutContext) -> PlacedFrame {
    PlacedFrame(
      columns: horizontal.placed(in: context), rows: vertical.placed(in: context),
      isAdjusted: !adjustments.isEmpty)
  }
}

/// The facts of both axes with all evaluated that does not need the child.
@frozen
public struct PlacedFrame {
  @usableFromInline let columns: PlacedFacts
  @usableFromInline let rows: PlacedFacts
  @usableFromInline let isAdjusted: Bool

  @inlinable @inline(always)
  init(columns: PlacedFacts, rows: PlacedFacts, isAdjusted: Bool) {
    self.columns = columns
    self.rows = rows
    self.isAdjusted = isAdjusted
  }

  /// The frame that the facts give, before adjustments; NaN where a fact has no value.
  @inlinable @inline(always)
  func frame(of child: some Layoutable, in context: LayoutContext) -> CGRect {
    context.frame(of: child, columns, rows)
  }
}
