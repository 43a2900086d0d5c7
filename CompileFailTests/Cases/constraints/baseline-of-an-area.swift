// An area has no text, and no baseline.
// control: replace "safeArea.firstBaseline" with "safeArea.bottom"
import Foundation
import Plumb
import PlumbConstraints

final class Label: HeadlessView, BaselineHost {
  func plumbBaselines(in size: CGSize) -> LayoutBaselines { LayoutBaselines(first: 9, last: 3) }
}

func keep(_ title: Label, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{value of type 'AreaAnchors' has no member 'firstBaseline'}}
    title.anchors.firstBaseline == card.anchors.safeArea.firstBaseline
  }
}
