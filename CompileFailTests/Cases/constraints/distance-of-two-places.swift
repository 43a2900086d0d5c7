// An equation says where one place is from the other.
// control: replace "top - photo" with "top % photo"
// mend: replace "title.anchors.top - photo.anchors.bottom == 8" with "title.anchors.top == photo.anchors.bottom + 8"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a distance is said from one place to the other: title.anchors.top == photo.anchors.bottom + 8}}
    title.anchors.top - photo.anchors.bottom == 8
  }
}

func % (
  one: ConstraintAnchor<Vertical>, other: ConstraintAnchor<Vertical>
) -> LengthAnchor { HeadlessView().anchors.height }
