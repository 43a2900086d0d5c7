// A view has either a layout or constraints.
// control: replace "setDefaultLayout" with "setDefaultOrder"
import Plumb
import PlumbConstraints

func setUp(_ title: HeadlessView, in card: HeadlessConstraintView) {
  func anything<Value>() -> Value { fatalError() }
  card.plumb.setupSubview(title) {
    $0.setConstraints { title.anchors.allEdges == card.anchors.allEdges }
      // expected-error@+1 {{the child has constraints; a view has either a layout or constraints}}
      .setDefaultLayout(to: anything())
      .addToParent()
  }
}
