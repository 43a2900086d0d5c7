// How far the lines are apart is the text's affair.
// control: replace "setLastBaseline" with "setHeight"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the two baselines do not go together: where the text is in a view follows from its height; add height}}
    $0.setLeft(to: 8).fitWidth().setFirstBaseline(to: 20).setLastBaseline(to: 60)
  }
}
