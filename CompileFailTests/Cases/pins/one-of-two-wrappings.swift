// Which axes are wrapped decides what may be said afterwards, so it is part of the chain's type.
// control: replace ".all : .vertically" with ".all : .all"
// mend: replace "$0.topLeft(8).wrapContent(isWide ? .all : .vertically)" with "if isWide { $0.topLeft(8).wrapContent(.all) } else { $0.topLeft(8).wrapContent(.vertically) }"
import Plumb
import PlumbPin

func layOut(_ panel: HeadlessView, isWide: Bool) {
  // expected-error@+1 {{the axes that are wrapped are part of the chain's type, so they are written out; say two chains: if isWide { $0.wrapContent(.all) } else { … }}}
  panel.plumb.pin { $0.topLeft(8).wrapContent(isWide ? .all : .vertically) }
}
