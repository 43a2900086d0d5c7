// A setup sets the default layout once.
// control: replace "kept).setDefaultLayout" with "kept).keeping"
import Plumb

func setUp(
  _ title: HeadlessView, _ kept: LayoutMaker<IndividualLayout>, in card: HeadlessContainerView
) {
  card.plumb.setupSubview(title) {
    // expected-error@+1 {{the child has its layout already: set the default once, or all conditions; one condition has setLayout(for:)}}
    $0.setDefaultLayout(to: kept).setDefaultLayout(to: kept).addToParent()
  }
}

extension SubviewSetup {
  func keeping(to maker: LayoutMaker<IndividualLayout>) -> SubviewSetup { self }
}
