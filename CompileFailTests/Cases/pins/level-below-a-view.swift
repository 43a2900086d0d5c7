// Above and below a view its sides or its center are aligned.
// control: replace ".top" with ".left"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{above and below align sides: left, center, right, start or end}}
  title.plumb.pin { $0.below(of: photo, aligned: .top) }
}
