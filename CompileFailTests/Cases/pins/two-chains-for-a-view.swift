// A view has one chain.
// control: replace "pin.left" with ".left"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'buildBlock' is unavailable: a view has one chain; join the calls with dots}}
  title.plumb.pin { pin in
    pin.top(8)
    pin.left(8)
  }
}
