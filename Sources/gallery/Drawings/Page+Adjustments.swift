import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let adjustmentDrawings = [moving, pinching, expanding, limiting]
}

extension Drawing {
  /// The view's frame as its facts alone decide it, dashed, for their dimensions.
  func unadjusted() -> Sheet {
    let sheet = Sheet(.clear, outline: .blue, isDashed: true)
    sheet.name = "before"
    card.addSubview(sheet)
    return sheet
  }
}
