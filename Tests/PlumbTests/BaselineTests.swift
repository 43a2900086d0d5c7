import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A text with lines 20 points high, vertically centered. Its width is at most 40. A baseline is 15 points below the
/// top of its line.
private final class Lines: HeadlessView, BaselineHost {
  var count = 1

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(40, size.width), height: CGFloat(count) * 20)
  }

  func plumbBaselines(in size: CGSize) -> LayoutBaselines {
    let margin = (size.height - CGFloat(count) * 20) / 2
    return LayoutBaselines(first: margin + 15, last: margin + 5)
  }
}

private typealias Horizontally = LayoutMaker<
  IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>
>

@Suite struct BaselineTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  private let title = Lines()
  private let note = Lines()

  init() {
    card.name = "card"
    (title.name, note.name) = ("title", "note")
    card.addSubview(title)
    card.addSubview(note)
  }

  /// The frame of the title by a layout. The result must be the same at once, stored, on trial, and right-to-left.
  private func frame(
    _ make: @escaping (Horizontally) -> LayoutMaker<IndividualLayout>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CGRect {
    func layout(_ maker: LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout> {
      make(maker.setLeft(to: 10).fitWidth())
    }
    let planned = card.plumb.frame(of: title, by: layout)
    card.plumb.layout(title, by: layout)
    let frame = title.frame
    #expect(planned == frame, sourceLocation: sourceLocation)
    for direction in [LayoutWritingDirection.leftToRight, .rightToLeft] {
      card.direction = direction
      title.frame = .zero
      card.plumb.setLayout(for: title, by: layout)
      let size = card.sizeThatFits(card.frame.size)
      #expect(size.height == max(frame.maxY, 0), sourceLocation: sourceLocation)
      card.layoutIfNeeded()
      #expect(title.frame == frame, sourceLocation: sourceLocation)
      card.plumb.removeLayout(for: title)
    }
    return frame
  }

  //   0 ┌card──────────────┐
  //     │                  │
  //  25 │ ┌title┐          │
  //  40 │ │┄┄┄┄┄│          │  first baseline
  //  45 │ └─────┘          │
  @Test func theFirstBaselineStandsWhereItIsSet() {
    #expect(
      frame { $0.setFirstBaseline(to: 40).fitHeight() }
        == CGRect(x: 10, y: 25, width: 40, height: 20))
    #expect(frame { $0.fitHeight().setFirstBaseline(inset: 40) }.minY == 25)
    #expect(frame { $0.setFirstBaseline(at: .measured { $0.top + 40 }).fitHeight() }.minY == 25)
  }

  @Test func theLastBaselineStandsWhereItIsSet() {
    title.count = 3
    #expect(frame { $0.setLastBaseline(to: 70).fitHeight() }.maxY == 75)
    #expect(frame { $0.setLastBaseline(inset: 20).fitHeight() }.maxY == 105)
    #expect(frame { $0.setLastBaseline(at: .parent.middle).fitHeight() }.maxY == 65)
  }

  /// If a text is higher than needed, it is centered, and its baselines move inwards.
  @Test func theHeightDecidesWhereTheTextIs() {
    #expect(frame { $0.setFirstBaseline(to: 60).setHeight(to: 40) }.minY == 35)
    #expect(frame { $0.setLastBaseline(to: 60).setHeight(to: 40) }.maxY == 75)
    #expect(frame { $0.setFirstBaseline(to: 60).setHeight(toWidth: 1) }.minY == 35)
  }

  @Test func baselinesAreReferences() {
    note.frame = CGRect(x: 100, y: 30, width: 40, height: 60)
    note.count = 2
    #expect(
      frame { $0.setFirstBaseline(at: note.plumb.firstBaseline).fitHeight() }.minY == 40)
    #expect(frame { $0.setLastBaseline(at: note.plumb.lastBaseline).fitHeight() }.maxY == 80)
    #expect(frame { $0.setTop(at: note.plumb.lastBaseline, offset: 4).fitHeight() }.minY == 79)
    #expect(frame { $0.setTop(at: note.plumb.firstBaseline + 4).fitHeight() }.minY == 59)
    #expect(
      frame { $0.setFirstBaseline(at: .measured(on: note) { $0.bottom }).fitHeight() }.minY == 75)
  }

  /// A pin to a baseline orders the reference first, and follows it in one call.
  @Test func baselinesDecideTheOrder() {
    card.plumb.setLayout(for: title) {
      $0.setLeft(to: 0).fitWidth().setFirstBaseline(at: note.plumb.firstBaseline).fitHeight()
    }
    card.plumb.setLayout(for: note) {
      $0.setRight(inset: 0).fitWidth().setBottom(inset: 10).fitHeight()
    }
    card.layoutIfNeeded()
    #expect(title.frame.minY == note.frame.minY)
    note.count = 3
    note.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(note.frame.minY == 50)
    #expect(title.frame.minY == 50)
  }

  @Test func adjustmentsComeAfterTheBaseline() {
    #expect(frame { $0.setFirstBaseline(to: 40).fitHeight().movingY(by: 3) }.minY == 28)
    #expect(
      frame { $0.setFirstBaseline(to: 40).fitHeight().limitingHeight(to: 30..., from: .top) }
        == CGRect(x: 10, y: 25, width: 40, height: 30))
  }

  @Test func aViewWithoutTextIsReportedAndKeepsItsFrame() {
    let (log, box) = (IssueLog(card), HeadlessView())
    card.addSubview(box)
    box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    card.plumb.layout(box) {
      $0.setLeft(to: 10).setWidth(to: 5).setFirstBaseline(to: 40).setHeight(to: 8)
    }
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(log.kinds == [.noBaseline])
    #expect(
      log.issues[0].description.hasSuffix(
        "first baseline is asked of a view without lines of text; the view keeps its last frame"))
    card.plumb.layout(title) {
      $0.setLeft(to: 0).fitWidth().setLastBaseline(to: .nan).fitHeight()
    }
    #expect(log.issues.last?.asked == "last baseline")
    #expect(log.kinds.last == .notANumber)
  }

  @Test func aBaselineIsExplained() {
    note.frame.size.height = 20
    card.plumb.setLayout(for: title) {
      $0.setLeft(to: 0).fitWidth().setFirstBaseline(at: note.plumb.firstBaseline + 2)
        .fitHeight()
    }
    card.layoutIfNeeded()
    #expect(card.plumb.explain(title).contains("first baseline  17  note's first baseline + 2"))
  }

  /// A text changes its number of lines but not its size. Views pinned to its baseline follow.
  @Test func whoStandsOnAnotherTextFollowsIt() {
    card.plumb.setLayout(for: title) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 40, height: 60)) }
    card.plumb.setLayout(for: note) {
      $0.setLeft(at: title.plumb.right).setTop(at: title.plumb.firstBaseline).fitSize()
    }
    card.layoutIfNeeded()
    #expect(note.frame.minY == 35)
    title.count = 3
    title.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(note.frame.minY == 15)
  }

  /// A row aligns its children's baselines, whatever their heights.
  @Test func aRowAlignsBaselines() {
    title.count = 2
    card.plumb.setLayout(for: [title, note]) {
      $0.row(leading: 8, trailing: 8).setFirstBaseline(inset: 30).fitHeight().fitWidth()
        .pack(at: .leading, gaps: 8)
    }
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 8, y: 15, width: 40, height: 40))
    #expect(note.frame == CGRect(x: 56, y: 15, width: 40, height: 20))
    note.transform = .identity
    card.plumb.setLayout(for: [title, note]) {
      $0.row(leading: 8, trailing: 8).setLastBaseline(inset: 30).fitHeight().fitWidth()
        .pack(at: .leading, gaps: 8)
    }
    card.layoutIfNeeded()
    #expect(title.frame.maxY == 95)
    #expect(note.frame.maxY == 95)
  }
}
