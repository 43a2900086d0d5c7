// Whom a layout skips is said of a complete one.
// control: replace "skippingHidden" with "itself"
// mend: replace "skippingHidden().equalizeGaps().stickOnParentVertically()" with "equalizeGaps().stickOnParentVertically().skippingHidden()"
import Plumb

func layOut(_ views: [HeadlessView], in card: HeadlessView) {
  card.plumb.layout(views) {
    // expected-error@+1 {{hidden children are skipped at the end, when the layout is complete: stickOnParentVertically().skippingHidden()}}
    $0.row().fitWidth().skippingHidden().equalizeGaps().stickOnParentVertically()
  }
}

extension LayoutMaker {
  func itself() -> Self { self }
}
