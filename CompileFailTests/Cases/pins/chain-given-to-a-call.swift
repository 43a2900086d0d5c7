// A closure gives its chain back, and a call that gives nothing back is no chain.
// control: replace "print(" with "same("
// mend: replace "print($0.top(8).left(8).size(40))" with "$0.top(8).left(8).size(40)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{the closure gives its chain back: $0.top(8).left(8)}}
  title.plumb.pin { print($0.top(8).left(8).size(40)) }
}

func same<Chain>(_ chain: Chain) -> Chain { chain }
