// A view is asked for its own width by a verb.
// control: replace "fitted" with "pi"
// mend: replace "setWidth(to: .fitted)" with "fitWidth()"
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a view is asked for its own length by a verb: fitWidth(), fitHeight(), fitSize(); in a pin chain by sizeToFit()}}
    $0.setTop(inset: 8).setLeft(inset: 8).setWidth(to: .fitted).fitHeight()
  }
}
