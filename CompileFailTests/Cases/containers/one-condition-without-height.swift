// The layout of each condition has to be complete.
// control: replace "fitWidth" with "fitSize"
import Foundation
import Plumb

enum WidthClass: LayoutCondition { case compact, regular }

final class Page: HeadlessView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
  let header = HeadlessView()

  func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 500 ? .compact : .regular
  }

  func setUp() {
    plumb.setLayout(for: header) { maker, width in
      switch width {
      case .compact:
        maker.stickOnParentHorizontally().setTop(to: 0).setHeight(to: 44)
      case .regular:
        // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
        maker.setTopLeft(to: .zero).fitWidth()
      }
    }
  }
}
