import Foundation
import Plumb
import PlumbSVG
import Testing

@testable import gallery

/// What a person would check in the pictures, checked in their frames.
@Suite struct PageTests {
  /// Each view of a tree with its frame in the coordinates of the root.
  private func frames(of root: HeadlessView) -> [(view: HeadlessView, frame: CGRect)] {
    root.subviews.flatMap { view -> [(view: HeadlessView, frame: CGRect)] in
      let corner = view.convert(view.bounds.origin, to: root) ?? .zero
      return [(view, CGRect(origin: corner, size: view.bounds.size))]
        + frames(of: view).map { inner in
          let origin = view.convert(inner.frame.origin, to: root) ?? .zero
          return (inner.view, CGRect(origin: origin, size: inner.frame.size))
        }
    }
  }

  private static let pages = Result { try Page.all(posts: FeedReader.bundled()) }

  private static let names = (try? pages.get().map(\.name)) ?? []

  private func page(_ name: String) throws -> Page {
    try #require(try Self.pages.get().first { $0.name == name })
  }

  @Test func everyPageHasItsOwnNameAndEveryChapterAPage() throws {
    let pages = try Self.pages.get()
    #expect(Set(pages.map(\.name)).count == pages.count && pages.count > 20)
    #expect(Set(pages.map(\.chapter)) == Set(Chapter.allCases))
    let files = pages.flatMap { page in page.screens.map(page.fileName) }
    #expect(Set(files).count == files.count)
  }

  @Test(arguments: names)
  func nothingLeavesItsParentAndNoLayoutHasAnIssue(_ name: String) throws {
    let page = try page(name)
    for screen in page.screens {
      let root = page.make(screen)
      for (view, frame) in frames(of: root) where !view.isHidden {
        let parent = try #require(view.superview)
        // The parent of what is in a container that scrolls is its content, and what sticks to the viewport is in
        // the content as long as no page is scrolled beyond its ends, which the next test checks.
        let room = parent.plumbLayoutBounds.insetBy(dx: -0.001, dy: -0.001)
        #expect(room.contains(view.frame), "\(view.plumbName) \(frame) on \(screen.caption)")
      }
    }
  }

  /// A content is shown at rest: neither its beginning nor its end is pulled into the viewport.
  @Test(arguments: names)
  func noContentIsScrolledBeyondItsEnds(_ name: String) throws {
    let page = try page(name)
    for screen in page.screens {
      let root = page.make(screen)
      for view in [root] + frames(of: root).map(\.view) {
        guard let scrolling = view.plumbScrolling else { continue }
        let content = scrolling.content.insetBy(dx: -0.001, dy: -0.001)
        #expect(content.contains(scrolling.viewport), "\(view.plumbName) on \(screen.caption)")
      }
    }
  }

  @Test(arguments: names)
  func noTextIsCutOffOrLeavesItsBox(_ name: String) throws {
    let page = try page(name)
    for screen in page.screens {
      for (view, frame) in frames(of: page.make(screen)) {
        guard let label = view as? TextLabel else { continue }
        let lines = label.lines(forWidth: frame.size.width)
        for line in lines { #expect(line.width <= frame.size.width + 0.001) }
        let needed = label.sizeThatFits(
          CGSize(width: frame.size.width, height: .greatestFiniteMagnitude))
        #expect(needed.height <= frame.size.height + 0.001, "\(label.text)")
      }
    }
  }

  /// Leaves lie beside each other and not on each other; an overlay is there to do so, and so is the
  /// outline of a frame that is adjusted, and what has a z-index.
  @Test(arguments: names)
  func siblingsDoNotOverlap(_ name: String) throws {
    let page = try page(name)
    for screen in page.screens where page.chapter != .adjustments {
      for (view, _) in frames(of: page.make(screen)) {
        let siblings = (view.superview?.subviews ?? []).filter {
          $0 !== view && !$0.isHidden && $0.zPosition == view.zPosition
        }
        for sibling in siblings
        where !view.isHidden && !(view is DimensionOverlay) && !(sibling is DimensionOverlay) {
          let common = view.frame.intersection(sibling.frame)
          #expect(
            common.isNull || common.size.width < 0.001 || common.size.height < 0.001,
            "\(view.plumbName) and \(sibling.plumbName) on \(screen.caption)")
        }
      }
    }
  }

  /// A picture ends with its last view: no more than half of its height lies free at one place.
  @Test(arguments: names)
  func noPictureHasAnEmptyHalf(_ name: String) throws {
    let page = try page(name)
    for screen in page.screens where screen.isDevice {
      let root = page.make(screen)
      let picture = Site.picture(of: root)
      let height = try #require(
        picture.firstMatch(of: /height="([\d.]+)"/).flatMap { Double($0.1) })
      let spans = frames(of: root).filter { !$0.view.isHidden && $0.view.subviews.isEmpty }
        .map(\.frame).sorted { $0.minY < $1.minY }
      var (end, widest) = (spans.first?.minY ?? 0, CGFloat(0))
      for span in spans {
        widest = max(widest, span.minY - end)
        end = max(end, span.maxY)
      }
      #expect(widest <= height / 2, "\(screen.caption): \(widest) of \(height)")
      let free = height - (end - (spans.first?.minY ?? 0))
      #expect(free <= height / 2, "\(screen.caption): \(free) of \(height)")
    }
  }

  @Test(arguments: names)
  func rightToLeftIsTheMirrorImage(_ name: String) throws {
    let page = try page(name)
    // Stills show several things at once, in one direction or both; drawings also have lefts and rights.
    for screen in page.screens where screen.direction == .leftToRight && screen.isDevice {
      let mirrored = Screen(kind: screen.kind, size: screen.size, direction: .rightToLeft)
      let (leftToRight, rightToLeft) = (page.make(screen), page.make(mirrored))
      let (frames, mirrors) = (frames(of: leftToRight), frames(of: rightToLeft))
      #expect(frames.count == mirrors.count && !frames.isEmpty)
      for (one, other) in zip(frames, mirrors) {
        let x = leftToRight.bounds.size.width - one.frame.origin.x - one.frame.size.width
        #expect(abs(other.frame.origin.x - x) < 0.001, "\(one.view.plumbName)")
        #expect(abs(other.frame.origin.y - one.frame.origin.y) < 0.001)
        #expect(abs(other.frame.size.width - one.frame.size.width) < 0.001)
        #expect(abs(other.frame.size.height - one.frame.size.height) < 0.001)
      }
    }
  }

  @Test(arguments: names)
  func eachPageShowsTheCodeThatMadeIt(_ name: String) throws {
    let code = try page(name).source.text
    #expect(code.contains("plumb."))
    #expect(code.first != " ")
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
      #expect(code.count { $0 == open } == code.count { $0 == close }, "\(open)\(close)")
    }
    #expect(!code.contains("excerpt"))
  }
}
