// A view has either a layout or constraints.
// control: replace "setDefaultLayout" with "setDefaultOrder"
import Plumb
import PlumbConstraints

func setUp(_ title: HeadlessView, in card: HeadlessConstraintView) {
  func anything<Value>() -> Value { fatalError() }
  card.plumb.setupSubview(title) {
    $0.setDefaultLayout(to: anything())
      // expected-error@+1 {{the child has a layout; a view has either a layout or constraints}}
      .setConstraints { title.anchors.width == 9 }
      .addToParent()
  }
}
