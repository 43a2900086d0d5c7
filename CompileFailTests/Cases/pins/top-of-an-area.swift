// What an area keeps clear are insets of the parent.
// control: replace "top(area" with "top(insets"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ area: LayoutArea, _ insets: PinInsets) {
  // expected-error@+1 {{the insets of an area are the parent's: top(card.plumb.safeArea)}}
  title.plumb.pin { $0.top(area).left(8) }
}
