import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing
import gallery

/// The nine screens of the gallery that are made of attributes, with the frames that they are to have.
@Suite struct SceneTests {
  /// A board of the size of a drawing.
  func board(as drawing: Drawing) -> Board {
    Board(width: drawing.size.width, height: drawing.size.height)
  }

  func expect(_ board: Board, _ drawing: Drawing, _ location: SourceLocation = #_sourceLocation) {
    for (name, frame) in drawing.frames {
      #expect(board.frame(name) == frame, "\(name)", sourceLocation: location)
    }
    #expect(board.log.issues == [], sourceLocation: location)
  }

  @Test func equalInsets() {
    let drawing = Drawing(
      """
      ┌board─────────┐
      │ ┌a─────────┐ │
      │ │          │ │
      │ │          │ │
      │ └──────────┘ │
      └──────────────┘
      """)
    let board = board(as: drawing)
    board.keepEqualInsets(10)
    #expect(board.frame("a") == board.bounds.insetBy(dx: 10, dy: 10))
    board["a"].keep.horizontalInsets.equal = 20
    expect(board, drawing)
  }

  @Test func differentInsets() {
    let drawing = Drawing(
      """
      ┌board───────────┐
      │ ┌a────────┐    │
      │ │         │    │
      │ └─────────┘    │
      │                │
      │                │
      └────────────────┘
      """)
    let board = board(as: drawing)
    board.keepDifferentInsets()
    expect(board, drawing)
  }

  /// Moving the center to the side shrinks the view, whose width is preferred and whose insets hold.
  @Test func aCenterWithInsetsThatHold() {
    let board = Board(width: 400, height: 700)
    board.keepCenter(at: 0.5)
    #expect(board.frame("a") == CGRect(x: 150, y: 250, width: 100, height: 200))
    board["a"].keep.centerX.equal = 0.1
    #expect(board.frame("a") == CGRect(x: 10, y: 250, width: 60, height: 200))
    #expect(board.log.issues == [])
  }

  @Test func aVideoAsLargeAsItFits() {
    let board = Board(width: 400, height: 700)
    board.keepVideo(ratio: 16 / 9)
    let wide = board.frame("video")
    #expect(abs(wide.minX - 10) < 1e-9 && abs(wide.width - 380) < 1e-9)
    #expect(abs(wide.minY - 243.125) < 1e-9 && abs(wide.height - 213.75) < 1e-9)
    board["video"].keep.aspectRatio.equal = KeepValue(9 / 16)
    let high = board.frame("video")
    #expect(abs(high.minX - 10) < 1e-9 && abs(high.width - 380) < 1e-9)
    #expect(abs(high.minY - 110 / 9) < 1e-9 && abs(high.height - 6080 / 9) < 1e-9)
    board.frame.size = CGSize(width: 700, height: 400)
    let turned = board.frame("video")
    #expect(abs(turned.height - 380) < 1e-9 && abs(turned.midX - 350) < 1e-9)
    #expect(board.log.issues == [])
  }

  @Test func aTextThatGrows() {
    let board = Board(width: 200, height: 100)
    board.keepText()
    let text = board["text"]
    text.wanted = CGSize(width: 50, height: 10)
    #expect(board.frame("badge").minX == 70)
    text.wanted = CGSize(width: 120, height: 10)
    #expect(board.frame("badge").minX == 140)
    text.wanted = CGSize(width: 300, height: 10)
    text.area = 3000
    #expect(board.frame("text") == CGRect(x: 10, y: 10, width: 150, height: 20))
    #expect(board.frame("badge").minX == 170)
    #expect(board.log.issues == [])
  }

  @Test func everything() {
    let drawing = Drawing(
      """
      ┌board───────────────┐
      │┌photo┐ ┌title┐┌tag┐│
      ││     │ │     ││   ││
      ││     │ └─────┘└───┘│
      ││     │ ┌note───┐   │
      │└─────┘ └───────┘   │
      │┌one─┐┌two─┐┌three─┐│
      │└────┘└────┘└──────┘│
      └────────────────────┘
      """)
    let board = board(as: drawing)
    board.keepEverything()
    board["title"].wanted = CGSize(width: 60, height: 20)
    board["note"].wanted = CGSize(width: 80, height: 10)
    expect(board, drawing)
  }

  /// Sixteen tiles of one size, and as many constraints as the equations say.
  @Test func tiles() {
    let board = Board(width: 450, height: 250)
    let rows = board.keepTiles()
    board.layoutIfNeeded()
    for row in 0..<4 {
      for column in 0..<4 {
        let origin = CGPoint(x: CGFloat(column) * 110 + 10, y: CGFloat(row) * 60 + 10)
        #expect(
          rows[row][column].frame == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
      }
    }
    #expect(board.plumb.constraints.count == 4 * 6 + 6 + 30 + 4)
    #expect(board.log.issues == [])
  }

  @Test func halvesThatFitTheirPictures() throws {
    let board = Board(width: 400, height: 300)
    board.keepHalves()
    board.layoutIfNeeded()
    let halves = try board.subviews.map { try #require($0 as? Board) }
    #expect(halves[1].frame == CGRect(x: 200, y: 0, width: 200, height: 300))
    #expect(halves[0]["picture"].frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(halves[1]["picture"].frame == CGRect(x: 25, y: 0, width: 150, height: 300))
    #expect(board.log.issues == [])
  }

  @Test func twoLayoutsThatSwap() {
    let besideDrawing = Drawing(
      """
      ┌board───────────┐
      │┌one───┐┌other─┐│
      ││      ││      ││
      ││      ││      ││
      ││      ││      ││
      ││      ││      ││
      │└──────┘└──────┘│
      └────────────────┘
      """)
    let belowDrawing = Drawing(
      """
      ┌board───────────┐
      │┌one───────────┐│
      ││              ││
      │└──────────────┘│
      │┌other─────────┐│
      ││              ││
      │└──────────────┘│
      └────────────────┘
      """)
    let board = board(as: besideDrawing)
    let (beside, below) = board.keepSwap()
    for _ in 0..<2 {
      expect(board, besideDrawing)
      beside.deactivate()
      below.activate()
      expect(board, belowDrawing)
      below.deactivate()
      beside.activate()
    }
    expect(board, besideDrawing)
  }

  /// What is drawn has no issue, and every view has a size.
  @Test func allScenesAreSound() {
    #expect(KeepScene<Board>.all.count == 9)
    for scene in KeepScene<Board>.all {
      let board = Board(width: 308, height: 148)
      scene.keep(board)
      for text in [board.views["text"], board.views["title"], board.views["note"]] {
        text?.wanted = CGSize(width: 90, height: 12)
      }
      board.layoutIfNeeded()
      #expect(board.log.issues == [], "\(scene.name)")
      for view in board.subviews {
        #expect(view.frame.width > 0 && view.frame.height > 0, "\(scene.name), \(view.name)")
        #expect(board.bounds.contains(view.frame), "\(scene.name), \(view.name)")
      }
    }
  }
}
