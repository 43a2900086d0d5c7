// A point is inset from the parent's own edges; one of an area is measured.
// control: replace "setTopLeading" with "setLeading"
// mend: replace "setTopLeading(inset: 0, from: .safeArea)" with "setTopLeading(at: .parent.safeArea.topLeading)"
import Plumb

func place(_ maker: LayoutMaker<IndividualProperty.Initial>) {
  // expected-error@+1 {{a point of an area is measured: setTopLeading(at: .parent.safeArea.topLeading), moved by .moved(x: 8, y: 8)}}
  _ = maker.setTopLeading(inset: 0, from: .safeArea)
}
