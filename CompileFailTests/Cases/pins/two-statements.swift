// A view has one chain, whose calls are joined by dots.
// control: replace "$0.left(8)" with ".left(8)"
// mend: replace "$0.left(8)" with ".left(8)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a view has one chain; join the calls with dots}}
  title.plumb.pin {
    $0.top(8)
    $0.left(8)
  }
}
