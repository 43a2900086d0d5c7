import Foundation
import Plumb
import PlumbPin
import PlumbSVG
import PlumbTestSupport
import Testing

/// A stored chain is a layout like any other: ordered, conditional, tried, explained, on the grid.
@Suite struct StoredPinTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let photo = HeadlessView()
  private let title = HeadlessView()

  init() {
    (card.name, photo.name, title.name) = ("card", "photo", "title")
    card.addSubview(title)
    card.addSubview(photo)
  }

  // ┌──────────────────────┐
  // │ ┌─────┐ ┌──────────┐ │
  // │ │photo│ │  title   │ │
  // │ └─────┘ └──────────┘ │
  // └──────────────────────┘
  @Test func aChainWaitsForWhatItIsPinnedTo() {
    card.plumb.setPin(for: title) {
      $0.right(of: photo, aligned: .top).marginLeft(8).right(8).height(20)
    }
    card.plumb.setPin(for: photo) { $0.topLeft(8).size(50) }
    card.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 50, height: 50))
    #expect(title.frame == CGRect(x: 66, y: 8, width: 246, height: 20))
  }

  @Test func aChainFollowsTheWritingDirection() {
    card.plumb.setPin(for: photo) { $0.topStart(8).size(50) }
    card.plumb.setPin(for: title) {
      $0.after(of: photo, aligned: .top).marginStart(8).end(8).height(20)
    }
    card.layoutIfNeeded()
    let frames = [photo.frame, title.frame]
    card.direction = .rightToLeft
    card.layoutIfNeeded()
    for (view, frame) in zip([photo, title], frames) {
      #expect(view.frame.minX == 320 - frame.maxX)
      #expect(view.frame.size == frame.size)
    }
  }

  @Test func aContainerSizesItselfFromItsChains() {
    card.plumb.setPin(for: photo) { $0.topLeft(8).size(50) }
    card.plumb.setPin(for: title) {
      $0.below(of: photo).marginTop(4).left(8).width(100).maxWidth(80).height(20)
    }
    card.bottomPadding = 8
    #expect(card.sizeThatFits(CGSize(width: 320, height: 1000)).height == 90)
    #expect(title.frame == .zero)
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 8, y: 62, width: 80, height: 20))
  }

  @Test func aChainIsExplained() {
    card.plumb.setPin(for: photo) { $0.topLeft(8).size(50) }
    card.plumb.setPin(for: title) {
      $0.below(of: photo).marginTop(4).horizontally(8).maxWidth(100).justify(.center).height(20)
    }
    card.layoutIfNeeded()
    let words = card.plumb.explain(title)
    for word in [
      "photo's bottom + 4", "the parent's right - 8", "limits  to x 110", "number 2 of 2",
    ] {
      #expect(words.contains(word), "\(words)")
    }
  }

  @Test func aChainIsPutOnTheGrid() {
    card.pixelGrid = .devicePixels(scale: 1)
    card.plumb.setPin(for: photo) { $0.top(8.4).left(8.4).size(50.4) }
    card.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 51, height: 51))
  }

  @Test func aSetupAndAnOrderTakeChains() {
    let badge = HeadlessView()
    card.plumb.setupSubview(badge) {
      $0.setDefaultPin { $0.bottomRight(8).size(16) }.setDefaultOrder(to: 2).addToParent()
    }
    card.plumb.setLayouts { order in
      let photo = order.pin(photo) { $0.topLeft(8).size(50) }
      order.pin(title) { $0.top(to: photo.edge.bottom).left(to: photo.edge.left).size(40) }
    }
    card.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 296, y: 176, width: 16, height: 16))
    #expect(title.frame == CGRect(x: 8, y: 58, width: 40, height: 40))
  }

  @Test func aReferenceThatIsGoneIsReportedAndTheRestIsApplied() {
    let log = IssueLog(card)
    let loose = HeadlessView()
    card.plumb.setPin(for: title) { $0.below(of: loose).left(8).width(40).height(20) }
    title.frame = CGRect(x: 0, y: 70, width: 1, height: 1)
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 8, y: 70, width: 40, height: 20))
    #expect(log.issues.map(\.asked) == ["below(of:)"])
    #expect(log.kinds == [.unattachedReference])
    #expect("\(log.issues)".contains("StoredPinTests.swift"))
  }

  /// A cell is measured before it is added. Its own edges need no parent, on trial and in a pass.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aPinToTheOwnParentNeedsNoParentOfThat(_ direction: LayoutWritingDirection) {
    let log = IssueLog(card)
    card.direction = direction
    let text = TextLabel(String(repeating: "word ", count: 20), lineLimit: 0)
    card.addSubview(text)
    card.plumb.setPin(for: text) {
      $0.top(8).start(to: card.edge.start).end(to: card.edge.end).marginHorizontal(8)
        .sizeToFit(.width)
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let lines = text.plumbSizeThatFits(CGSize(width: 304, height: unlimited)).height
    #expect(card.plumb.sizeThatFits(CGSize(width: 320, height: unlimited)).height == 8 + lines)
    card.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 8, y: 8, width: 304, height: lines))
    #expect(log.issues.isEmpty)
  }

  @Test func aHiddenViewIsLeftOutWhenTheLayoutRuns() {
    let subtitle = HeadlessView()
    card.addSubview(subtitle)
    card.plumb.setPin(for: photo) { $0.topLeft(8).size(50) }
    card.plumb.setPin(for: title) { $0.topLeft(8).width(40).height(80) }
    card.plumb.setPin(for: subtitle) { $0.below(of: visible([photo, title])).left(8).size(10) }
    card.layoutIfNeeded()
    #expect(subtitle.frame.minY == 88)
    title.isHidden = true
    card.layoutIfNeeded()
    #expect(subtitle.frame.minY == 58)
  }

  enum Width: LayoutCondition { case compact, regular }

  final class Page: ConditionalHeadlessContainerView<Width> {
    override func layoutCondition(in bounds: CGRect) -> Width {
      bounds.width < 500 ? .compact : .regular
    }
  }

  @Test func aChainForEachCondition() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let sidebar = HeadlessView()
    page.addSubview(sidebar)
    page.plumb.setPin(for: sidebar) { pin, condition in
      switch condition {
      case .compact: pin.all()
      case .regular: pin.vertically().left().width(200)
      }
    }
    page.layoutIfNeeded()
    #expect(sidebar.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    page.frame.size.width = 800
    page.layoutIfNeeded()
    #expect(sidebar.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func aTransformedViewKeepsItsTransform() {
    photo.transform = .rotation(by: .pi / 2)
    card.plumb.setPinFrame(for: photo) { $0.topLeft(8).width(100).height(40) }
    card.layoutIfNeeded()
    #expect(photo.frame.distance(to: CGRect(x: 8, y: 8, width: 100, height: 40)) < 1e-9)
  }

  @Test func aSizeThatChainsAtOnceNeed() {
    let size = card.plumb.autoSizeThatFits(CGSize(width: 200, height: 1000)) {
      photo.plumb.pin { $0.top().left().right().height(50).margin(8) }
      title.plumb.pin { $0.below(of: photo).horizontally().height(20).margin(8) }
    }
    #expect(size == CGSize(width: 200, height: 94))
    #expect(photo.frame == .zero && title.frame == .zero)
  }

  /// The box begins at the leading edge.
  @Test(arguments: LayoutWritingDirection.allCases, [200, CGFloat.greatestFiniteMagnitude])
  func aSizeThatChainsAtOnceNeedInEitherDirection(
    _ direction: LayoutWritingDirection, _ width: CGFloat
  ) {
    card.direction = direction
    let size = card.plumb.autoSizeThatFits(CGSize(width: width, height: 1000)) {
      photo.plumb.pin { $0.top(8).start(12).width(30).height(50) }
      title.plumb.pin { $0.after(of: photo, aligned: .top).marginStart(4).width(20).height(60) }
    }
    #expect(size == CGSize(width: 12 + 30 + 4 + 20, height: 68))
  }
}
