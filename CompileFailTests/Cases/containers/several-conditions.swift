// A layout is stored for one condition at a time, or by a closure that is asked for each.
// control: replace "when: both" with "when: narrow"
import Plumb

func store(_ title: HeadlessView, _ both: [WidthClass], _ narrow: WidthClass, in page: Page) {
  // expected-error@+1 {{a layout is stored for one condition, or by a closure for all: page.plumb.setLayout(for: title) { maker, condition in … }}}
  page.plumb.setLayout(for: title, when: both) { $0.stickOnParent() }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>
