// What is aligned decides what may be said afterwards, so it is part of the chain's type.
// control: replace "isFirst ? .top : .bottom" with "isFirst ? .top : .top"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, beside photo: HeadlessView, isFirst: Bool) {
  // expected-error@+1 {{what is aligned is part of the chain's type, so it is written out; say two chains: if isFirst { $0.right(of: photo, aligned: .top) } else { … }}}
  title.plumb.pin { $0.right(of: photo, aligned: isFirst ? .top : .bottom) }
}
