// A setup stores layouts; it is none.
// control: replace "setupSubview" with "setUp"
// mend: replace "$0.setTopLeft(inset: 8).fitSize()" with "$0.setDefaultLayout { $0.setTopLeft(inset: 8).fitSize() }.addToParent()"
import Plumb

func fill(_ card: HeadlessContainerView, with title: HeadlessView) {
  // expected-error@+1 {{a setup stores layouts: setupSubview(title) { $0.setDefaultLayout { $0.setTop(inset: 8).… }.addToParent() }}}
  card.plumb.setupSubview(title) { $0.setTopLeft(inset: 8).fitSize() }
}

extension LayoutScope where Host: LayoutInfoStorable {
  func setUp(
    _ child: Host.PlumbChild,
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) { setLayout(for: child, by: make) }
}
