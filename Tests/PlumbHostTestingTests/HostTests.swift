import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbHostTesting
import PlumbSVG
import Testing

@Suite struct HostTests {
  @Test func aHeadlessViewKeepsEachPromise() {
    func twoLines() -> TextLabel {
      let label = TextLabel("fourteen chars", lineLimit: 0)
      label.measuring = FixedTextMeasuring()
      return label
    }
    #expect(
      checkLayoutable(
        makeHost: { HeadlessView() }, add: { $1.addSubview($0) },
        showing: { part, view, root in
          let bounds = view.bounds
          let point = CGPoint(
            x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y)
          return view.convert(point, to: root)!
        },
        capabilities: [
          .parentIdentity,
          .name { $0.name = $1 },
          .scrolling { $0.bounds.origin = $1 },
          .hiding { $0.isHidden = $1 },
          .transforms { $0.transform = $1 },
          .anchorPoints(by: { $0.anchorPoint = $1 }, transform: { $0.transform = $1 }),
          .directions { $0.direction = $1 },
          .area(.safeArea) {
            $0.layoutMargins = .zero
            $0.safeAreaInsets = $1
          },
          .area(.layoutMargins) { $0.layoutMargins = $1 },
          .area(.readable) { $0.layoutMargins = $1 },
          .grid(.devicePixels(scale: 3)) { $0.pixelGrid = .devicePixels(scale: 3) },
          .grid(.cells(CGSize(width: 8, height: 16))) {
            $0.pixelGrid = .cells(CGSize(width: 8, height: 16))
          },
          .zPositions { $0.zPosition },
          .issues { $0.issueHandler = $1 },
          .fitting(CGSize(width: 80, height: 40), in: CGSize(width: 85, height: 100), by: twoLines),
          .baselines(
            LayoutBaselines(first: 25, last: 15), in: CGSize(width: 85, height: 60), by: twoLines),
        ]) == [])
  }

  @Test func aHostInOneScreenIsAHost() {
    #expect(checkLayoutable(makeHost: { Node() }, add: { $0.plumbParent = $1 }) == [])
  }

  @Test func anOpenClassOfAToolkitIsAHost() {
    #expect(
      checkLayoutable(
        makeHost: { KitView() }, add: { $1.insertSubview($0, at: $1.subviews.count) }) == [])
  }

  /// Where all is well, nothing is printed.
  @Test func aCheckIsSilent() {
    let printed = Printed()
    let take: @Sendable (String) -> Void = { printed.texts.append($0) }
    LayoutIssue.$printer.withValue(take) {
      aHeadlessViewKeepsEachPromise()
      containersKeepTheirPromises()
      let loose = HeadlessView()
      HeadlessView().plumb.layout(loose) { $0.setFrame(to: .zero) }
    }
    // The last one shows that what is printed is seen here.
    #if DEBUG
      #expect(printed.texts.count == 1, "\(printed.texts)")
    #endif
  }

  private final class Printed: @unchecked Sendable {
    var texts: [String] = []
  }

  @Test func containersKeepTheirPromises() {
    #expect(
      checkContainer(
        makeContainer: { HeadlessContainerView() }, makeChild: { HeadlessView() },
        putting: { $0.addSubview($1) }, remove: { $0.removeFromSuperview() }) == [])
    #expect(
      checkContainer(
        makeContainer: { HeadlessContainerScrollView() }, makeChild: { HeadlessView() },
        sizesItself: false, putting: { $0.addSubview($1) }, remove: { $0.removeFromSuperview() })
        == [])
    #expect(
      checkContainer(
        makeContainer: { KitBoard() }, makeChild: { KitView() },
        putting: { $0.insertSubview($1, at: 0) }, remove: { $0.removeFromSuperview() }) == [])
  }

  @Test func aHostOfYourOwnIsLaidOutLikeAView() {
    let (card, title) = (Node(), Node())
    card.plumbFrame = CGRect(x: 0, y: 0, width: 100, height: 50)
    title.plumbParent = card
    card.plumb.layout(title) { $0.stickOnParent(withInsets: LayoutInsets(all: 8)) }
    #expect(title.plumbFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  /// A tree of one's own lays out each container by itself. Page is asked for its size before side has been laid
  /// out.
  @Test func aBoardThatFitsOneWhichIsPinnedIntoAnotherIsRightAtOnce() {
    let (root, side, mark, page, text) = (
      KitBoard(), KitBoard(), KitBoard(), KitBoard(), KitBoard()
    )
    root.frame.size = CGSize(width: 600, height: 400)
    for board in [side, page] { root.insertSubview(board, at: root.subviews.count) }
    side.insertSubview(mark, at: 0)
    page.insertSubview(text, at: 0)
    root.plumb.setLayout(for: side) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 310, height: 50))
    }
    root.plumb.setLayout(for: page) { $0.setTopLeft(to: .zero).fitSize() }
    page.plumb.setLayout(for: text) {
      $0.setTopLeft(to: .zero).setWidth(like: mark.plumb.width).setHeight(to: 20)
    }
    for width in [250, 120] as [CGFloat] {
      side.plumb.setLayout(for: mark) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: width, height: 10))
      }
      root.plumbLayoutIfNeeded()
      #expect(text.frame.width == width)
      #expect(page.frame.width == width)
    }
  }
}
