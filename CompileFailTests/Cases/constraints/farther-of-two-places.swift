// The farther of two places is two inequalities.
// control: replace "max(" with "either("
import Plumb
import PlumbConstraints

func layOut(
  _ title: HeadlessView, _ photo: HeadlessView, _ badge: HeadlessView, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{the farther of two places is two inequalities: title.anchors.top >= photo.anchors.bottom, and the same with the other view}}
    title.anchors.top == max(photo.anchors.bottom, badge.anchors.bottom)
  }
}

func either(
  _ one: ConstraintAnchor<Vertical>, _ other: ConstraintAnchor<Vertical>
) -> ConstraintAnchor<Vertical> { one }
