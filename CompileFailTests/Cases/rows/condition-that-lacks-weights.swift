// Under each condition there is a complete group.
// control: replace "fitWidth" with "equalizeWidths"
import Plumb

func store(_ views: [HeadlessView], in page: Page) {
  // expected-error@+1 {{underspecified: every branch ends with a complete row, column, flow or matrix, and one of them does not}}
  page.plumb.setLayout(for: views) { maker, condition in
    switch condition {
    case .compact: maker.column().equalizeHeights().setGaps(to: 8).stickOnParentHorizontally()
    case .regular: maker.row().fitWidth().setGaps(to: 8).stickOnParentVertically()
    }
  }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>
