// A baseline says nothing of the height.
// control: replace "fitWidth" with "fitSize"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{underspecified frame: the vertical axis has a baseline; add height}}
    $0.setLeft(to: 8).setFirstBaseline(to: 20).fitWidth()
  }
}
