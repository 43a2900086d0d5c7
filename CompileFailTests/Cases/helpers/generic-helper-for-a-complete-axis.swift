// A helper of your own can ask for a complete axis, and the sentence is the same.
// control: replace "fitWidth" with "stickOnParentHorizontally"
import Plumb

func asTall<H: CompleteHorizontalAxis>(
  as photo: HeadlessView, _ maker: LayoutMaker<IndividualProperty.Frame<H, Vertical.Open>>
) -> LayoutMaker<IndividualLayout> {
  maker.pinTop(to: photo, with: { $0.top }).pinBottom(to: photo, with: { $0.bottom })
}

func layOut(_ title: HeadlessView, beside photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing}}
    asTall(as: photo, $0.fitWidth())
  }
}
