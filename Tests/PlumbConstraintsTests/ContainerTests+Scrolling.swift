import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Containers that scroll.
extension ContainerTests {
  @Test func scrollingContentIsAsLargeAsItsConstraintsMakeIt() {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (text, badge) = (Plain(), Plain())
    text.wanted = CGSize(width: 1000, height: 10)
    text.area = 54_000
    page.addSubview(text)
    page.addSubview(badge)
    page.plumb.activate {
      text.anchors.allEdges == page.anchors.content.allEdges - 10
      text.anchors.width == page.anchors.frame.width - 20
      badge.anchors.trailing == page.anchors.frame.trailing - 5
      badge.anchors.top == page.anchors.frame.top + 5
      badge.anchors.size == CGSize(width: 10, height: 10)
    }
    page.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
    #expect(page.contentSize == CGSize(width: 200, height: 320))
    #expect(badge.frame == CGRect(x: 185, y: 5, width: 10, height: 10))
    page.contentOffset = CGPoint(x: 0, y: 50)
    page.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 10, y: 10, width: 180, height: 300))
    #expect(badge.frame.minY == 55)
    // The view's own edges are those of its content, its size that of its frame.
    let line = Plain()
    page.addSubview(line)
    page.plumb.activate {
      line.anchors.bottom == page.anchors.bottom
      line.anchors.leading == page.anchors.leading
      line.anchors.width == page.anchors.width * 0.5
      line.anchors.height == 1
    }
    page.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 319, width: 100, height: 1))
  }

  /// Across the axis that scrolls, the content is as long as what is in view, whatever a text asks for.
  @Test(arguments: LayoutWritingDirection.allCases, [ScrollAxes.vertical, .horizontal, .both])
  func aContentIsAsLongAsWhatIsInViewAcrossScrolling(
    _ direction: LayoutWritingDirection, _ axes: ScrollAxes
  ) {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.direction = direction
    page.scrollAxes = axes
    page.contentInset = LayoutInsets(top: 4, leading: 3, bottom: 6, trailing: 7)
    let text = Plain()
    text.wanted = CGSize(width: 1000, height: 400)
    page.addSubview(text)
    text.keep.horizontalInsets.equal = 8
    text.keep.verticalInsets.equal = 16
    page.layoutIfNeeded()
    let width: CGFloat = axes.contains(.horizontal) ? 1016 : 190
    let height: CGFloat = axes.contains(.vertical) ? 432 : 90
    #expect(page.contentSize == CGSize(width: width, height: height))
    #expect(text.frame == CGRect(x: 8, y: 16, width: width - 16, height: height - 32))
    text.keep.size.equal = 300
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 316, height: 332))
    page.scrollAxes = .both
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 316, height: 332))
  }

  @Test func withoutConstraintsStoredLayoutsMakeTheContent() {
    let page = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Plain()
    page.addSubview(view)
    page.plumb.setLayout(for: view) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).setHeight(to: 400)
    }
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 400))
    #expect(page.contentSize == CGSize(width: 200, height: 408))
  }
}
