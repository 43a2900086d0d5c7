// The distance to an edge is a margin, on both axes.
// control: replace "edge.right" with "edge.side"
// mend: replace "left(to: photo.edge.right - 8)" with "left(to: photo.edge.right).marginLeft(-8)"
import Plumb
import PlumbPin

struct Side {}

func - (side: Side, points: Int) -> PinHorizontalEdge { HeadlessView().edge.left }

extension PinEdges { var side: Side { Side() } }

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{the distance to an edge is a margin: left(to: photo.edge.right).marginLeft(8)}}
  title.plumb.pin { $0.left(to: photo.edge.right - 8).top(8).sizeToFit() }
}
