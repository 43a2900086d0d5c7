// A chain that says nothing lays out nothing; margins and pinned edges need something to move.
// control: replace "margin" with "top"
// mend: replace "{ $0.margin(8) }" with "{ $0.all(8) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{the chain says nothing; say where the view stands: $0.top(8).left(8)}}
  title.plumb.pin { $0.margin(8) }
}
