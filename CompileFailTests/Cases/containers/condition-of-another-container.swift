// A container picks its layouts by the conditions that it has.
// control: replace "portrait" with "compact"
import Foundation
import Plumb

enum WidthClass: LayoutCondition { case compact, regular }

final class Page: HeadlessView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 500 ? .compact : .regular
  }
}

func setUp(_ title: HeadlessView, in page: Page) {
  // expected-error@+1 {{type 'WidthClass' has no member 'portrait'}}
  page.plumb.setLayout(for: title, when: .portrait) { $0.stickOnParent() }
}
