// A chain has start and end.
// control: replace ".leading" with ".start"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{above and below align sides: left, center, right, start or end}}
  title.plumb.pin { $0.below(of: photo, aligned: .leading) }
}
