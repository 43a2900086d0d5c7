// A layout is stored for one condition at a time.
// control: replace ".setLayout" with ".keepLayout"
// mend: replace ", .regular" with ""
import Plumb

func store(_ title: HeadlessView, in page: Page) {
  // expected-error@+1 {{a layout is stored for one condition, or by a closure for all: page.plumb.setLayout(for: title) { maker, condition in … }}}
  page.plumb.setLayout(for: title, when: .compact, .regular) { $0.stickOnParent() }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>

extension LayoutScope {
  func keepLayout(
    for child: HeadlessView, when condition: WidthClass, _ next: WidthClass,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {}
}
