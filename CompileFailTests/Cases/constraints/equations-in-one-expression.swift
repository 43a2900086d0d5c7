// Each equation stands in a line of its own.
// control: replace "= Equation" with "= Bool"
import Plumb
import PlumbConstraints

typealias Line = Equation

func keep(_ line: Line, _ next: Line) {
  // expected-error@+1 {{each equation stands in a line of its own}}
  _ = line && next
}
