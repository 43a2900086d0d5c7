// A size is a width and a height, and a view has one width.
// control: replace "setWidth" with "setLeft"
import Foundation
import Plumb

func layOut(_ photo: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(photo) {
    // expected-error@+1 {{the horizontal axis has its width already; add left, center, right, leading or trailing}}
    $0.setWidth(to: 64).setSize(to: CGSize(width: 64, height: 48)).setTop(to: 8)
  }
}
