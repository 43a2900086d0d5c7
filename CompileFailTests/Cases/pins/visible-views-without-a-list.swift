// The visible ones of several views are those of a list.
// control: replace "visible(" with "around("
// mend: replace "photo, badge" with "[photo, badge]"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView, _ badge: HeadlessView) {
  // expected-error@+1 {{several views are a list: below(of: visible([photo, title]))}}
  title.plumb.pin { $0.below(of: visible(photo, badge)).left(8) }
}

func around(_ one: HeadlessView, _ other: HeadlessView) -> LayoutBox { one.plumb.and(other) }
