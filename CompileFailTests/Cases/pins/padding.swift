// Room around a view is its margin.
// control: replace "padding" with "margin"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{room around a view is a margin: margin(8), marginHorizontal(8), marginVertical(8)}}
  title.plumb.pin { $0.top().left().size(40).padding(8) }
}
