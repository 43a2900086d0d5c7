// The distance to an edge is a margin.
// control: replace "edge.bottom" with "edge.level"
// mend: replace "top(to: photo.edge.bottom + 8)" with "top(to: photo.edge.bottom).marginTop(8)"
import Plumb
import PlumbPin

struct Level {}

func + (level: Level, points: Int) -> PinVerticalEdge { HeadlessView().edge.top }

extension PinEdges { var level: Level { Level() } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the distance to an edge is a margin: top(to: photo.edge.bottom).marginTop(8)}}
  title.plumb.pin { $0.top(to: photo.edge.bottom + 8).left(8).sizeToFit() }
}
