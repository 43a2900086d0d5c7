// What a view asks for is a size, and a view has one height.
// control: replace "setHeight" with "setTop"
import Foundation
import Plumb

func layOut(_ text: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(text) {
    // expected-error@+1 {{the vertical axis has its height already; add top, middle or bottom}}
    $0.setHeight(to: 20).fitSize(by: { CGSize(width: $0.width, height: 400) }).setLeading(to: 8)
  }
}
