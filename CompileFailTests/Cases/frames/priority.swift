// A complete frame has nothing that a priority would decide.
// control: replace "priority" with "urgent"
// mend: replace ".priority(500)" with ""
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{no fact contradicts another one, so none has a priority; equations have: title.anchors.width == 120 <<~ .high}}
  card.plumb.layout(title) { $0.setTop(to: 8).setLeft(to: 8).fitSize().priority(500) }
}

extension LayoutMaker {
  func urgent(_ number: Int) -> Self { self }
}
