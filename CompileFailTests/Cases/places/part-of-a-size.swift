// A part of a size is a size that is measured.
// control: replace "setSize" with "setWidth"
// mend: replace "part: 0.5" with "like: .parent.size * 0.5"
import Plumb

func place(_ maker: LayoutMaker<IndividualProperty.Initial>) {
  // expected-error@+1 {{a part of a size is measured: setSize(like: .parent.size * 0.5)}}
  _ = maker.setSize(part: 0.5)
}
