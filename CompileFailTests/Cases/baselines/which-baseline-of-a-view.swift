// A text has a baseline for its first line and one for its last.
// control: replace "plumb.baseline" with "plumb.firstBaseline"
import Foundation
import Plumb

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func layOut(_ title: Label, beside name: Label, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{a view has two baselines, of its first line and of its last: title.plumb.firstBaseline, title.plumb.lastBaseline}}
    $0.setLeft(to: 8).setFirstBaseline(at: name.plumb.baseline).fitSize()
  }
}
