// Docs/Migration names what LayoutExpressions and KeepLayout have by other names.
import Foundation
import Plumb
import PlumbConstraints

func equations(_ view: HeadlessView, _ other: HeadlessView, in page: ConstraintView) {
  let kept = page.plumb.activate {
    view.anchors.allEdges == page.anchors.margins.allEdges - LayoutInsets(all: 4)
    view.anchors.center == page.anchors.center + AnchorOffset(x: 5, y: -10)
    view.anchors.horizontalEdges == page.anchors.readable.horizontalEdges <<~ .veryHigh
    view.anchors.width == (other.anchors.width + 10) * 2 <<~ .low
    view.anchors.allEdges.inside(page.anchors.allEdges - 8)
    for side in [view, other] { side.anchors.height == 8 <<~ .required }
  }
  kept[0].constant = 8
  kept[0].priority = .high
  kept[0].deactivate()
  evaluate { view.anchors.top == page.anchors.safeArea.top }.activate()
}

func attributes(_ view: HeadlessView, _ other: HeadlessView, in page: ConstraintView) {
  view.keep.size.min = 8
  view.keep.width(to: other).equal = 1
  view.keep.height(to: other).equal = 1
  view.keep.size(to: other).equal = 1
  view.keep.insets.min = nil
  view.keep.topSafeInset.equal = .high(42)
  view.keep.leftMarginInset.equal = KeepValue(42, at: 800)
  view.keep.setCenter(CGPoint(x: 0.5, y: 0.5))
  view.keep.centerXAlign(to: other).equal = 0
  view.keep.edgeAlign(to: other).equal = 0
  view.keep.centerAlign(to: other).equal = 0
  view.keep.width.deactivate()
  let views = [view, other]
  views.keep.leftInset.equal = 8
  views.keep.widthsEqual()
  views.keep.horizontalOffsets(8)
  views.keep.topAligned()
  views.keep.centerXAligned()
  view.keep.setSize(CGSize(width: 8, height: 8))
  view.keep.setInsets(LayoutInsets(all: 8))
  view.keep.centered()
  view.keep.huggingPriority = .high
  view.keep.compressionResistance = .low
  let group = KeepAtomic { view.keep.width.equal = 60 }
  group.deactivate()
  group.activate()
  page.keep.transition { view.keep.width.equal = 80 }.apply(at: 1)
}
