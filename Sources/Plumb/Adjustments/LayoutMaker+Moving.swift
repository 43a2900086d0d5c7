import Foundation

extension LayoutMaker where State: Adjustable {
  @inlinable
  func adjusting(
    _ adjustment: Adjustment, _ file: StaticString, _ line: UInt
  ) -> LayoutMaker<IndividualLayout> {
    var layout = state.adjustable
    layout.adjustments.append(adjustment, CallSite(file: file, line: line))
    return .init(layout)
  }

  @inlinable
  public func movingX(
    by distance: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutMaker<IndividualLayout> {
    adjusting(.horizontal(.moveBy(.constant(distance))), file, line)
  }
}
