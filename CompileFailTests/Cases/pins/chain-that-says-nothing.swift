// A chain that says nothing lays out nothing.
// control: replace "{ $0 }" with "{ $0.top(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  title.plumb.pin { $0 }
}
