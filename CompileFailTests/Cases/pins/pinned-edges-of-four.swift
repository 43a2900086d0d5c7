// With four pinned edges, margins shrink the view anyway.
// control: replace "all" with "horizontally"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'buildExpression' is unavailable: pinEdges has nothing to do: all four edges are pinned}}
  title.plumb.pin { $0.all().margin(8).pinEdges() }
}
