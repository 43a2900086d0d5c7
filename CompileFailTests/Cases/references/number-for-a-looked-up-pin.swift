// A reference that is looked up is measured by a closure as well.
// control: replace "with: 8" with "with: edge"
import Plumb

func layOut(
  _ title: HeadlessView, in card: HeadlessView, beside selected: @escaping () -> HeadlessView?,
  at edge: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
) {
  card.plumb.layout(title) {
    // expected-error@+1 {{with: takes a closure that measures the reference: pinLeading(to: photo, with: { $0.leading + 8 }); a number alone goes to to: setLeading(to: 8)}}
    $0.pinLeading(to: .lookup { selected() }, with: 8).setTop(inset: 8).fitSize()
  }
}
