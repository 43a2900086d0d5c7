// Only a complete maker has made a layout.
// control: replace "fitWidth" with "fitSize"
import Plumb

func badge(_ maker: LayoutMaker<IndividualProperty.Initial>) -> IndividualLayout {
  // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
  maker.setTopRight(at: .measured { $0.topRight }).fitWidth().layout
}
