// A value that is kept has its priority around it.
// control: replace "= 240" with "= most"
// mend: replace "240 <<~ .high" with ".high(240)"
import Plumb
import PlumbConstraints

func keep(_ title: HeadlessView, _ most: Most) {
  // expected-error@+1 {{a priority is around its number: title.keep.width.max = .high(240)}}
  title.keep.width.max = 240 <<~ .high
}

struct Most {
  static func <<~ (most: Most, priority: ConstraintPriority) -> KeepValue { .high(240) }
}
