// A list of layouts holds complete ones.
// control: replace "fitWidth" with "fitSize"
import Plumb

func rows(_ maker: LayoutMaker<IndividualProperty.Initial>) -> [LayoutMaker<IndividualLayout>] {
  [
    maker.setTopLeft(to: .zero).fitSize(),
    // expected-error@+1 {{underspecified frame: the vertical axis has its top; add middle, bottom or height}}
    maker.setTopRight(to: .zero).fitWidth(),
  ]
}
