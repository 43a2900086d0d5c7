// A text has a baseline for its first line and one for its last.
// control: replace "setBaseline" with "setFirstBaseline"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a view has two baselines, of its first line and of its last: setFirstBaseline(at: title.plumb.firstBaseline)}}
    $0.setLeft(to: 8).setBaseline(to: 20).fitSize()
  }
}
