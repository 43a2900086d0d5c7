// A closure that says no chain lays out nothing.
// control: replace "false" with "true"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{'buildBlock()' is unavailable: the closure says nothing; say where the view stands: $0.top(8).left(8)}}
  title.plumb.pin { pin in
    #if false
      pin.top(8).left(8)
    #endif
  }
}
