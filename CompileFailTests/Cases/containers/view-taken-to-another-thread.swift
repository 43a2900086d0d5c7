// A tree belongs to the thread that uses it, so a closure for another thread cannot take a view along.
// control: replace "{ _ = card }" with "{ _ = width }"
import Plumb

func watch(_ card: HeadlessView, _ width: Double, by start: (@escaping @Sendable () -> Void) -> Void) {
  // expected-error@+1 {{capture of 'card' with non-Sendable type 'HeadlessView' in a '@Sendable' closure}}
  start { _ = card }
}
