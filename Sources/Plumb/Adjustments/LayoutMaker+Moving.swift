import Foundation

extension LayoutMaker where State: Adjustable {
  @inlinable @inline(always)
  func adjusting(
    _ adjustment: Adjustment
  ) -> LayoutMaker<IndividualLayout> {
    var layout = state.adjustable
    layout.adjustments.append(adjustment)
    return .init(layout)
  }

  @inlinable @inline(always)
  public func movingX(
    by distance: CGFloat
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveBy(.constant(distance))))
  }
}
