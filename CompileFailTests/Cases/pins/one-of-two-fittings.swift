// What the view is asked for decides what may be said afterwards, so it is part of the chain's type.
// control: replace ".width : .height" with ".width : .width"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, isWide: Bool) {
  // expected-error@+1 {{what the view is asked for is part of the chain's type, so it is written out; say two chains: if isWide { $0.sizeToFit(.width) } else { … }}}
  title.plumb.pin { $0.topLeft(8).size(40).sizeToFit(isWide ? .width : .height) }
}
