// All edges on the parent are one verb.
// control: replace "fillParent" with "coverParent"
// mend: replace "fillParent()" with "stickOnParent()"
import Plumb

extension LayoutMaker where State == IndividualProperty.Initial {
  func coverParent() -> LayoutMaker<IndividualLayout> { stickOnParent() }
}

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))}}
    $0.fillParent()
  }
}
