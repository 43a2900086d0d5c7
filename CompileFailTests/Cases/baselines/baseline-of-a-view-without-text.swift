// A view without lines of text has no baseline to stand on.
// control: replace "box: HeadlessView" with "box: Label"
import Foundation
import Plumb

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func layOut(_ title: Label, beside box: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{the view has no lines of text to measure; a class with some conforms to BaselineHost}}
    $0.setLeft(to: 8).setFirstBaseline(at: box.plumb.firstBaseline).fitSize()
  }
}
