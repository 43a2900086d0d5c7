// A baseline stands at a place; a closure measures one as a value.
// control: replace "setFirstBaseline" with "setTop"
// mend: replace "by: { $0.top + 20 }" with "at: .measured { $0.top + 20 }"
import Plumb

func place(_ maker: LayoutMaker<IndividualProperty.Initial>) {
  // expected-error@+1 {{a closure measures a place: setFirstBaseline(at: .measured { $0.top + 20 })}}
  _ = maker.setFirstBaseline(by: { $0.top + 20 })
}
