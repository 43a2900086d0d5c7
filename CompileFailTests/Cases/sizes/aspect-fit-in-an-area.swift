// A ratio is fitted into a size that a closure measures.
// control: replace "in: area" with "in: room"
// mend: replace "in: area" with "in: { $0.safeAreaGuide.size }"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, _ area: LayoutArea, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{in: takes a closure that measures the room: aspectFit(ratio: 16 / 9, in: { $0.size })}}
    $0.setTopLeft(to: .zero).aspectFit(ratio: 2, in: area)
  }
}

func room(_ parent: LayoutGuide.Parent<LayoutGuide.Plane>) -> CGSize { parent.size }
