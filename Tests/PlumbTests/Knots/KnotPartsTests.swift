import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Knots of everything that may wait: rows, columns, matrices, boxes around several views, hidden views, looked-up
/// views, sizes of others, adjusted frames, inner containers.
@Suite struct KnotPartsTests {
  @Test(arguments: KnotPart.allCases)
  func partsAreRightInOnePass(_ part: KnotPart) {
    var screen = part.screen
    // A plan does not know looked-up views, so the container is laid out again.
    screen.givesFramesOnce = part != .lookUp
    #expect(screen.failures(with: part) == [])
  }

  @Test(arguments: KnotPart.allCases)
  func theFramesWrittenByHandAreThoseOfTheLayouts(_ part: KnotPart) {
    #expect(part.screen.restlessness(with: part) == [])
  }
}

enum KnotPart: CaseIterable {
  case row
  case rowUpToANote
  case column
  case matrix
  case box
  case boxInClosure
  case visible
  case visibleInClosure
  case lookUp
  case size
  case adjusted
  case process
  case fittedBox
  case partsOfViews

  var screen: KnotScreen {
    switch self {
    //       8  38 44 94 102       312
    //  30 ┌───────────┌label────────┐─┐
    //  40 │ ┌first┐┌last┐│          │ │
    //  60 │ └─────┘└────┘│          │ │
    //  70 └───────────└─────────────┘─┘
    case .row:
      KnotScreen(
        320, 100,
        [
          .view("first", asking: CGSize(width: 30, height: 9), 8, 40, 30, 20),
          .view("last", asking: CGSize(width: 50, height: 9), 44, 40, 50, 20),
          .view("label", 102, 30, 210, 40),
        ])
    // The row ends before the note, and the note is at its vertical middle.
    //
    //       8      133 139   264 272  312
    //   5 ┌────────────────────┌note─┐──┐
    //  10 │ ┌first──┐ ┌last──┐ │     │  │
    //  30 │ └───────┘ └──────┘ │     │  │
    //  35 └────────────────────└─────┘──┘
    case .rowUpToANote:
      KnotScreen(
        320, 40,
        [
          .view("first", 8, 10, 125, 20), .view("last", 139, 10, 125, 20),
          .view("note", 272, 5, 40, 30),
        ])
    // The mark ends at the end of the column's last view, and the column begins after the mark.
    //
    //       8    28 36     86
    //  10 ┌─┌mark┐──┌first─┐─┐
    //  30 │ │    │  └──────┘ │
    //  34 │ │    │  ┌last──┐ │
    //  64 └─└────┘──└──────┘─┘
    case .column:
      KnotScreen(
        100, 80,
        [
          .view("mark", 8, 10, 20, 54),
          .view("first", asking: CGSize(width: 9, height: 20), 36, 10, 50, 20),
          .view("last", asking: CGSize(width: 9, height: 30), 36, 34, 50, 30),
        ])
    // The mark is in the middle of a cell of the matrix, which begins after the mark.
    //
    //      10    30 40      170 180     310
    //  10 ┌─────────┌first────┐ ┌last───┐─┐
    //  25 │ ┌mark┐  │         │ │       │ │
    //  35 │ └────┘  │         │ │       │ │
    //  50 └─────────└─────────┘ └───────┘─┘
    case .matrix:
      KnotScreen(
        320, 60,
        [
          .view("mark", 10, 25, 20, 10), .view("first", 40, 10, 130, 40),
          .view("last", 180, 10, 130, 40),
        ])
    // The titled photo. The title begins after the box around the photo and the badge.
    case .box, .boxInClosure:
      KnotScreen(
        320, 100,
        [
          .view("photo", 8, 20, 40, 40), .view("title", 64, 30, 248, 20),
          .view("badge", 40, 12, 16, 16),
        ])
    // The same layout while the badge is hidden.
    case .visible, .visibleInClosure:
      KnotScreen(
        320, 100,
        [
          .view("photo", 8, 20, 40, 40), .view("title", 56, 30, 256, 20),
          .view("badge", 40, 12, 16, 16),
        ])
    case .lookUp: OrdinaryScreen.messageBar.screen
    // One view is as large as the other, which is at its corner.
    //
    //      10  50  90
    //  10 ┌one─┐
    //  40 └────┘other┐
    //  70      └─────┘
    case .size: KnotScreen(100, 80, [.view("one", 10, 10, 40, 30), .view("other", 50, 40, 40, 30)])
    // The message bar, with a field limited to 200 points and with a field that is made smaller.
    case .adjusted:
      KnotScreen(320, 76, [.view("field", 8, 8, 200, 60), .view("send", 276, 20, 36, 36)])
    case .process:
      KnotScreen(320, 76, [.view("field", 10, 10, 256, 56), .view("send", 276, 20, 36, 36)])
    // A card fits its title, and the price is in the vertical middle of the card, which begins after the price.
    //
    //      10     40 48            114  320
    //  10 ┌────────────┌card─────────┐────┐
    //  14 │            │ ┌title────┐ │    │
    //  25 │ ┌price┐    │ │         │ │    │
    //  35 │ └─────┘    │ │         │ │    │
    //  44 │            │ └─────────┘ │    │
    //  50 └────────────└─────────────┘────┘
    case .fittedBox:
      KnotScreen(
        320, 60,
        [
          .view("price", 10, 22, 30, 10), .box("card", 48, 10, 66, 34),
          .view("title", in: "card", asking: CGSize(width: 60, height: 30), 6, 4, 60, 30),
        ])
    // Each view is placed at a quarter of the other, on alternate axes.
    case .partsOfViews:
      KnotScreen(100, 100, [.view("one", 20, 10, 40, 40), .view("other", 30, 20, 20, 40)])
    }
  }
}
