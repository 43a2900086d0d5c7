// A closure says what of the reference is measured.
// control: replace "pinTop" with "putTop"
// mend: replace "at: .bottom" with "with: { $0.bottom }"
import Plumb

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a closure measures the reference: pinTop(to: photo, with: { $0.top + 8 }); a place is moved by offset: setTop(at: photo.plumb.top, offset: 8)}}
    $0.pinTop(to: photo, at: .bottom).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesTop {
  func putTop(
    to view: HeadlessView, at part: LayoutAdjustment.VerticalAnchor
  ) -> LayoutMaker<State.AddingTop> { setTop(at: view.plumb.bottom) }
}
