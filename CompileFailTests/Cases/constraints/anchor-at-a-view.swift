// A view has several places.
// control: replace "== card" with "== place"
// mend: replace "== card" with "== card.anchors.leading"
import Plumb
import PlumbConstraints

func layOut(
  _ title: HeadlessView, _ place: ConstraintAnchor<Directional>, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a view has several places; say which one: title.anchors.top == card.anchors.top}}
    title.anchors.leading == card
  }
}
