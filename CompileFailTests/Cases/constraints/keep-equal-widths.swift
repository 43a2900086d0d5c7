// What several views have alike is named first.
// control: replace "equalWidths" with "widthsEqual"
import Plumb
import PlumbConstraints

func layOut(_ views: [HeadlessView]) {
  // expected-error@+1 {{several views are alike by widthsEqual(), heightsEqual() and sizesEqual(): views.keep.widthsEqual()}}
  views.keep.equalWidths()
}
