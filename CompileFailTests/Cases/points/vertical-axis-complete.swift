// A point does not fit where its vertical axis is complete.
// control: replace "fitSize" with "fitWidth"
import Plumb

func layOut(_ button: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(button) {
    // expected-error@+1 {{the vertical axis is complete: two facts already decide it; a point decides a fact of each axis}}
    $0.fitSize().setTop(to: 8).setBottomCenter(at: .measured { $0.bottomCenter })
  }
}
