import Foundation
import Plumb
import PlumbConstraints
import PlumbPin
import PlumbSVG
import PlumbTestSupport
import Testing

/// The sizes of containers that hold equations and layouts.
@Suite struct MixedFittingTests {
  private let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
  private let card = HeadlessConstraintView()
  private let title = TextLabel("Title")
  private let text = TextLabel(String(repeating: "word ", count: 20), lineLimit: 0)
  private let log: IssueLog

  init() {
    log = IssueLog(page)
    page.addSubview(card)
    card.addSubview(title)
    card.addSubview(text)
  }

  /// How an equation places the title across the card.
  enum Across: CaseIterable {
    case edges
    case leading
    case center
    case behindTheText
  }

  private func store(_ across: Across, _ direction: LayoutWritingDirection) {
    (page.direction, card.direction) = (direction, direction)
    card.plumb.activate {
      switch across {
      case .edges: title.anchors.horizontalEdges == card.anchors.horizontalEdges - 8
      case .leading: title.anchors.leading == card.anchors.leading + 8
      case .center: title.anchors.centerX == card.anchors.centerX
      case .behindTheText: title.anchors.leading == text.anchors.leading
      }
      title.anchors.top == card.anchors.top + 8
    }
  }

  private func height(of text: TextLabel, in width: CGFloat) -> CGFloat {
    text.plumbSizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// A text from edge to edge below a title: the card is as high as the text needs in the width of the page.
  @Test(arguments: Across.allCases, LayoutWritingDirection.allCases)
  func aTextIsMeasuredInTheOfferedWidth(_ across: Across, _ direction: LayoutWritingDirection) {
    store(across, direction)
    card.plumb.setLayout(for: text) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(at: title.plumb.bottom, offset: 4)
        .fitHeight()
    }
    page.plumb.setLayout(for: card) { $0.stickOnParentHorizontally().setTop(inset: 0).fitHeight() }
    page.layoutIfNeeded()
    let lines = height(of: text, in: 304)
    #expect(lines > 2 * height(of: title, in: 304))
    #expect(card.frame.height == 8 + height(of: title, in: 304) + 4 + lines)
    #expect(text.frame.size == CGSize(width: 304, height: lines))
    #expect(log.issues.isEmpty)
  }

  /// If no layout depends on the width, the card is as narrow as the equations allow.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aCardHugsWhatDoesNotDependOnIt(_ direction: LayoutWritingDirection) {
    store(.edges, direction)
    card.plumb.setLayout(for: text) {
      $0.setLeading(inset: 8).setTop(at: title.plumb.bottom, offset: 4).setWidth(to: 20)
        .setHeight(to: 30)
    }
    let size = card.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    let line = title.plumbSizeThatFits(CGSize(width: 320, height: 320))
    #expect(size == CGSize(width: line.width + 16, height: 8 + line.height + 4 + 30))
  }

  /// Equations lay out what is in a wrapped box, as layouts do.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aWrappedBoxIsAsLargeAsItsEquationsNeed(_ direction: LayoutWritingDirection) {
    let (tool, name) = (HeadlessConstraintView(), TextLabel("ab"))
    page.addSubview(tool)
    tool.addSubview(name)
    (page.direction, tool.direction) = (direction, direction)
    tool.plumb.activate {
      name.anchors.leading == tool.anchors.leading + 4
      name.anchors.top == tool.anchors.top + 4
      tool.anchors.trailing == name.anchors.trailing + 4
      tool.anchors.bottom == name.anchors.bottom + 4
    }
    page.plumb.setPin(for: tool) { $0.topStart(10).wrapContent() }
    page.layoutIfNeeded()
    let size = name.plumbSizeThatFits(CGSize(width: 320, height: 320))
    #expect(tool.frame.size == CGSize(width: size.width + 8, height: size.height + 8))
    #expect(name.frame == CGRect(origin: CGPoint(x: 4, y: 4), size: size))
    #expect(log.issues.isEmpty)
  }

  /// A title by equations, with layouts below it, in a page that scrolls: the content is as long as the layouts need.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aPageIsAsLongAsItsLayoutsNeed(_ direction: LayoutWritingDirection) {
    let scroll = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.direction = direction
    let log = IssueLog(scroll)
    let (foot, mark) = (HeadlessView(), HeadlessView())
    for view in [title, text, foot, mark] { scroll.addSubview(view) }
    scroll.plumb.activate {
      title.anchors.leading == scroll.anchors.leading + 8
      title.anchors.top == scroll.anchors.top + 8
      mark.anchors.bottom == scroll.anchors.frame.bottom - 8
      mark.anchors.leading == scroll.anchors.leading
      mark.anchors.size == CGSize(width: 10, height: 10)
    }
    scroll.plumb.setLayout(for: text) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(at: title.plumb.bottom, offset: 4)
        .fitHeight()
    }
    scroll.plumb.setLayout(for: foot) {
      $0.stickOnParentHorizontally().setTop(at: text.plumb.bottom).setHeight(to: 600)
    }
    for _ in 0..<3 {
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
      let end = 8 + height(of: title, in: 304) + 4 + height(of: text, in: 304) + 600
      #expect(scroll.contentSize == CGSize(width: 320, height: end))
      #expect(foot.frame == CGRect(x: 0, y: end - 600, width: 320, height: 600))
      #expect(mark.frame.maxY == scroll.bounds.maxY - 8)
      scroll.contentOffset.y += 50
    }
    #expect(log.issues.isEmpty)
  }

  /// A bar at the bottom of the viewport is no part of the content.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aBarThatSticksDoesNotLengthenAPage(_ direction: LayoutWritingDirection) {
    let scroll = HeadlessConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.direction = direction
    let bar = HeadlessView()
    for view in [title, bar] { scroll.addSubview(view) }
    scroll.plumb.activate { title.anchors.allEdges == scroll.anchors.content.allEdges - 8 }
    scroll.plumb.setLayout(for: bar) {
      $0.stickOnParentHorizontally().setBottom(inset: 0, from: .viewport).setHeight(to: 44)
    }
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.height == height(of: title, in: 304) + 16)
    #expect(bar.frame.maxY == 480)
  }
}
