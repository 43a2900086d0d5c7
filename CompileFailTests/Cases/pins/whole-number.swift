// Points are a CGFloat, of which a literal is one.
// control: replace "Int" with "CGFloat"
// mend: replace "(inset)" with "(CGFloat(inset))"
import Foundation
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, inset: Int) {
  // expected-error@+1 {{no exact matches in call to instance method 'top'}}
  title.plumb.pin { $0.top(inset).left(8) }
}
