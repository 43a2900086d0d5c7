// A layout is stored for a child, and is in force when a condition holds.
// control: replace "if: " with "when: "
import Plumb

func store(_ title: HeadlessView, in page: Page) {
  // expected-error@+1 {{when: takes the condition: page.plumb.setLayout(for: title, when: .compact) { … }}}
  page.plumb.setLayout(for: title, if: .compact) { $0.stickOnParent() }
}

enum WidthClass: LayoutCondition { case compact, regular }
typealias Page = ConditionalHeadlessContainerView<WidthClass>
