// A helper takes no fact too many either.
// control: replace "setWidth" with "expandingWidth"
import Plumb

func header(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
  // expected-error@+1 {{the horizontal axis is complete: two facts already decide it; to change a complete frame, add moving, pinching, expanding or limiting}}
  maker.stickOnParentHorizontally().setTop(to: 0).fitHeight().setWidth(to: 300)
}
