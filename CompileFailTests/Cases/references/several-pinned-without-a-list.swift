// Several references are a list, around which there is a box.
// control: replace "$0.pinTop" with "$0.putTop"
// mend: replace "photo, badge" with "[photo, badge]"
import Plumb

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ badge: HeadlessView, in card: HeadlessView
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{several views are a list: pinTop(to: [photo, title], with: { $0.top })}}
    $0.pinTop(to: photo, badge, with: { $0.bottom }).setLeft(to: 8).fitSize()
  }
}

extension LayoutMaker where State: TakesTop {
  func putTop(
    to one: HeadlessView, _ other: HeadlessView,
    with top: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State.AddingTop> { pinTop(to: [one, other], with: top) }
}
