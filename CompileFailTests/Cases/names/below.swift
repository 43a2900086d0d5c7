// What is below a view has its top at the view's bottom.
// control: replace "$0.below" with "$0.under"
// mend: replace "below(photo)" with "setTop(at: photo.plumb.bottom)"
import Plumb

extension LayoutMaker where State: TakesTop {
  func under(_ view: HeadlessView) -> LayoutMaker<State.AddingTop> { setTop(at: view.plumb.bottom) }
}

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{'below' is unavailable: below a view is at its bottom: setTop(at: photo.plumb.bottom, offset: 8)}}
    $0.below(photo).setLeft(to: 8).fitSize()
  }
}
