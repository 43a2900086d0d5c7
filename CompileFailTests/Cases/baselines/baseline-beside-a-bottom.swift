// How far the last line is above the bottom follows from the height.
// control: replace "setBottom" with "setHeight"
import Foundation
import Plumb

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a baseline goes with a height alone: where the text is in a view follows from its height; set the height and the baseline, or two others of top, middle, bottom and height}}
    $0.setLeft(to: 8).fitWidth().setBottom(to: 40).setLastBaseline(to: 30)
  }
}
