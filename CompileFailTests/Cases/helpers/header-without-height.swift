// A helper that promises a layout has to give a complete one.
// control: replace "fitWidth" with "fitSize"
import Plumb

func header(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
  // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
  maker.setTopLeft(to: .zero).fitWidth()
}
