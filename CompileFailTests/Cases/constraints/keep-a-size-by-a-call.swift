// A size is kept by a call that sets it.
// control: replace ".size(" with ".setSize("
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a size that is kept is set: title.keep.setSize(CGSize(width: 40, height: 40))}}
  title.keep.size(CGSize(width: 40, height: 40))
}
