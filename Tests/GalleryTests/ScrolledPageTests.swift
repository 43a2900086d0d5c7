import Foundation
import Plumb
import PlumbSVG
import Testing

@testable import gallery

/// The screens that scroll, scrolled: on three widths and in both directions.
@Suite struct ScrolledPageTests {
  private static let pages = ((try? Page.all(posts: FeedReader.bundled())) ?? [])
    .filter { $0.chapter == .scrolling }

  @Test func thereAreSevenScreens() {
    #expect(
      Set(Self.pages.map(\.name))
        == ["chat", "player", "shop", "form", "sections", "keyboard", "badges"])
  }

  private func lists(in view: HeadlessView) -> [HeadlessContainerScrollView] {
    [view as? HeadlessContainerScrollView].compactMap { $0 } + view.subviews.flatMap(lists)
  }

  /// The offsets of a list along the writing direction: from its beginning to its end.
  private func offsets(of list: HeadlessScrollView, _ direction: LayoutWritingDirection)
    -> [CGPoint]
  {
    let (insets, bounds) = (list.adjustedContentInset, list.bounds.size)
    let down = max(-insets.top, list.contentSize.height - bounds.height + insets.bottom)
    let across = max(0, list.contentSize.width - bounds.width)
    return [0, 0.3, 0.5, 1].map { (part: CGFloat) in
      let x = list.scrollAxes == .horizontal ? across * part : 0
      let y = list.scrollAxes == .horizontal ? 0 : -insets.top + (down + insets.top) * part
      return CGPoint(x: direction == .leftToRight ? x : across - x, y: y)
    }
  }

  @Test(arguments: pages.map(\.name))
  func whereverItIsScrolledTheScreenIsRight(_ name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    var listCount = 0
    for screen in page.screens {
      let root = page.make(screen)
      var issues: [LayoutIssue] = []
      root.issueHandler = { issues.append($0) }
      for list in lists(in: root) {
        listCount += 1
        let before = list.subviews.filter { $0.zPosition == 0 }.map(\.frame)
        let size = list.contentSize
        for offset in offsets(of: list, screen.direction) {
          list.contentOffset = offset
          root.layoutIfNeeded()
          #expect(list.contentSize == size)
          #expect(list.subviews.filter { $0.zPosition == 0 }.map(\.frame) == before)
          for view in list.subviews {
            let room = list.plumbLayoutBounds.insetBy(dx: -0.001, dy: -0.001)
            #expect(
              room.contains(view.frame), "\(view.plumbName) at \(offset) on \(screen.caption)")
          }
          expectSticking(name, in: list, "\(offset) on \(screen.caption)")
        }
        // What has been scrolled is what a new pass gives.
        let frames = list.subviews.map(\.frame)
        list.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(list.subviews.map(\.frame) == frames)
      }
      #expect(issues.isEmpty, "\(issues)")
    }
    #expect(listCount == page.screens.count)
  }

  /// What sticks is in view.
  private func expectSticking(_ name: String, in list: HeadlessScrollView, _ place: String) {
    let sticking = list.subviews.filter { $0.zPosition == 1 }
    let bounds = list.bounds
    switch name {
    case "chat", "shop":
      #expect(sticking.count == 1 && bounds.contains(sticking[0].frame), "\(place)")
    case "sections":
      // The last header that begins at or above the top of what is in view touches it, or is pushed out.
      let headers = sticking.map(\.frame)
      let current = headers.last { $0.minY <= max(0, bounds.minY) + 0.001 }
      #expect(
        current.map { $0.maxY >= max(0, bounds.minY) - 12.001 } ?? (bounds.minY < 6), "\(place)")
      for (one, next) in zip(headers, headers.dropFirst()) {
        #expect(one.maxY <= next.minY + 0.001)
      }
    default: break
    }
  }
}
