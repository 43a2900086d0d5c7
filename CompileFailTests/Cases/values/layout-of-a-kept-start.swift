// A start that was kept has made no layout yet.
// control: replace "fitWidth" with "fitSize"
import Plumb

func badge(_ maker: LayoutMaker<IndividualProperty.Initial>) -> IndividualLayout {
  let badge = maker.setTopRight(at: .measured { $0.topRight }).fitWidth()
  // expected-error@+1 {{underspecified frame: the vertical axis needs two facts before there is a layout}}
  return badge.layout
}
