// Several views are a list.
// control: replace "$0.below" with "$0.beneath"
// mend: replace "of: photo, badge" with "of: [photo, badge]"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView, and badge: HeadlessView) {
  // expected-error@+1 {{several views are a list: below(of: [photo, title])}}
  title.plumb.pin { $0.below(of: photo, badge).left(8) }
}

extension PinChain {
  func beneath(of one: HeadlessView, _ other: HeadlessView) -> Self { self }
}
