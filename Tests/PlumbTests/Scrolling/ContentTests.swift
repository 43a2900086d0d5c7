import Foundation
import Plumb
import Testing

/// How large a content is that scrolls along both axes, or has views without a frame.
@Suite struct ContentTests {
  private func page(_ direction: LayoutWritingDirection, _ axes: ScrollAxes) -> (
    page: HeadlessContainerScrollView, view: HeadlessView
  ) {
    let page = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    page.direction = direction
    page.scrollAxes = axes
    let view = HeadlessView()
    page.addSubview(view)
    return (page, view)
  }

  /// The content is at least as wide as what is in view, and the height is found in that width.
  @Test(arguments: LayoutWritingDirection.allCases)
  func theHeightIsFoundInTheWidthThatTheContentHas(_ direction: LayoutWritingDirection) {
    let (page, photo) = page(direction, .both)
    page.plumb.setLayout(for: photo) {
      $0.setLeading(inset: 0).setWidth(like: .parent.width).setTop(inset: 0).setHeight(toWidth: 2)
    }
    page.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(page.contentSize.height == 150)
  }

  /// What its facts say does not count, since it keeps the frame that it has.
  @Test(arguments: LayoutWritingDirection.allCases, [ScrollAxes.vertical, .horizontal, .both])
  func aViewWithoutAFrameCountsWhereItIs(
    _ direction: LayoutWritingDirection, _ axes: ScrollAxes
  ) {
    let (page, view) = page(direction, axes)
    var issues: [LayoutIssue] = []
    page.issueHandler = { issues.append($0) }
    let other = HeadlessView()
    page.addSubview(other)
    page.plumb.setLayout(for: other) {
      $0.setTopLeading(inset: 0).setSize(to: CGSize(width: 600, height: 600))
    }
    page.plumb.setLayout(for: view) {
      $0.setLeading(at: other.plumb.trailing).setTop(at: other.plumb.bottom)
        .setSize(to: CGSize(width: 50, height: 50))
    }
    page.layoutIfNeeded()
    let (frame, content) = (view.frame, page.contentSize)
    let width: CGFloat = axes.contains(.horizontal) ? 650 : 300
    #expect(content == CGSize(width: width, height: axes.contains(.vertical) ? 650 : 100))
    other.removeFromSuperview()
    page.layoutIfNeeded()
    #expect(issues.allSatisfy { $0.kind == .unrelatedReference } && !issues.isEmpty)
    #expect(view.frame == frame)
    // Right-to-left a narrower content begins further to the left, and the view is inside of it where it is.
    if direction == .leftToRight || axes == .vertical { #expect(page.contentSize == content) }
  }
}
