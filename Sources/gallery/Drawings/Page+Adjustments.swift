import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let adjustmentDrawings: [Page] = [moving, pinching, expanding, limiting]
}

extension Drawing {
  /// An outline of the frame that the view's facts decide before it is adjusted.
  func unadjusted() -> Sheet {
    let sheet = Sheet(.clear)
    sheet.name = "before"
    card.addSubview(sheet)
    card.plumb.setLayout(for: sheet) {
      $0.setTopLeft(to: CGPoint(x: 50, y: 30)).setSize(to: CGSize(width: 120, height: 70))
    }
    return sheet
  }
}
