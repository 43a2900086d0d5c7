// Four equations are four constraints, and not one.
// control: replace "-> LayoutConstraint" with "-> Constraints"
import Plumb
import PlumbConstraints

typealias Constraints = [LayoutConstraint]

func keep(_ title: HeadlessView, in card: HeadlessConstraintView) -> LayoutConstraint {
  // expected-error@+1 {{cannot convert return expression of type '[LayoutConstraint]' to return type 'LayoutConstraint'}}
  evaluate { title.anchors.allEdges == card.anchors.allEdges }
}
