// What is aligned decides what may be said afterwards, so it is part of the chain's type.
// control: replace "isFirst ? .left : .right" with "isFirst ? .left : .left"
// mend: replace "$0.below(of: photo, aligned: isFirst ? .left : .right)" with "if isFirst { $0.below(of: photo, aligned: .left) } else { $0.below(of: photo, aligned: .right) }"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView, isFirst: Bool) {
  // expected-error@+1 {{what is aligned is part of the chain's type, so it is written out; say two chains: if isFirst { $0.below(of: photo, aligned: .left) } else { … }}}
  title.plumb.pin { $0.below(of: photo, aligned: isFirst ? .left : .right) }
}
