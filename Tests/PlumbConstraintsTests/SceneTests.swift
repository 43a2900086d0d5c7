import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Nine screens that are made of attributes, with the frames that they are to have.
@Suite struct SceneTests {
  /// A board of the size of a drawing, with a child for each box in it.
  func board(_ names: String..., as drawing: Drawing) -> Board {
    let board = Board(width: drawing.size.width, height: drawing.size.height)
    for name in names { board.add(name) }
    return board
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
    let board = board("a", as: drawing)
    board["a"].keep.insets.equal = 10
    #expect(board.frame("a").minX == 10)
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
    let board = board("a", as: drawing)
    board["a"].keep.setInsets(LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 50))
    expect(board, drawing)
  }

  /// Moving the center to the side shrinks the view, whose width is preferred and whose insets hold.
  @Test func aCenterWithInsetsThatHold() {
    let board = Board("a", width: 400, height: 700)
    let a = board["a"]
    a.keep.insets.min = 10
    a.keep.width.equal = .high(100)
    a.keep.height.equal = .high(200)
    a.keep.setCenter(CGPoint(x: 0.5, y: 0.5))
    #expect(board.frame("a") == CGRect(x: 150, y: 250, width: 100, height: 200))
    a.keep.horizontalCenter.equal = 0.1
    #expect(board.frame("a") == CGRect(x: 10, y: 250, width: 60, height: 200))
    #expect(board.log.issues == [])
  }

  @Test func aVideoAsLargeAsItFits() {
    let board = Board("video", width: 400, height: 700)
    let video = board["video"]
    video.keep.aspectRatio.equal = KeepValue(16 / 9)
    video.keep.insets.min = 10
    video.keep.insets.equal = .high(10)
    video.keep.center.equal = .high(0.5)
    let wide = board.frame("video")
    #expect(abs(wide.minX - 10) < 1e-9 && abs(wide.width - 380) < 1e-9)
    #expect(abs(wide.minY - 243.125) < 1e-9 && abs(wide.height - 213.75) < 1e-9)
    video.keep.aspectRatio.equal = KeepValue(9 / 16)
    let high = board.frame("video")
    #expect(abs(high.minX - 10) < 1e-9 && abs(high.width - 380) < 1e-9)
    #expect(abs(high.minY - 110 / 9) < 1e-9 && abs(high.height - 6080 / 9) < 1e-9)
    board.frame.size = CGSize(width: 700, height: 400)
    let turned = board.frame("video")
    #expect(abs(turned.height - 380) < 1e-9 && abs(turned.midX - 350) < 1e-9)
    #expect(board.log.issues == [])
  }

  @Test func aTextThatGrows() {
    let board = Board("text", "badge", width: 200, height: 100)
    let (text, badge) = (board["text"], board["badge"])
    text.wanted = CGSize(width: 50, height: 10)
    text.keep.leftInset.equal = 10
    text.keep.topInset.equal = 10
    badge.keep.size.equal = 20
    badge.keep.topAlign(to: text).equal = 0
    badge.keep.leftOffset(to: text).min = 10
    badge.keep.leftInset.equal = .low(0)
    badge.keep.rightInset.min = 10
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
    let board = board("photo", "title", "tag", "note", "one", "two", "three", as: drawing)
    let (photo, title, tag) = (board["photo"], board["title"], board["tag"])
    let note = board["note"]
    title.wanted = CGSize(width: 60, height: 20)
    note.wanted = CGSize(width: 80, height: 10)
    photo.keep.leftInset.equal = 10
    photo.keep.topInset.equal = 10
    photo.keep.width.equal = 60
    photo.keep.aspectRatio.equal = 1.5
    tag.keep.setSize(CGSize(width: 40, height: 20))
    tag.keep.rightInset.equal = 10
    tag.keep.topAlign(to: photo).equal = 0
    title.keep.leftOffset(to: photo).equal = 20
    title.keep.topAlign(to: photo).equal = 0
    note.keep.leftAlign(to: title).equal = 0
    note.keep.bottomAlign(to: photo).equal = 0
    let buttons = [board["one"], board["two"], board["three"]]
    buttons.keep.horizontalOffsets(10)
    buttons.keep.topAligned()
    buttons.keep.height.equal = 10
    [board["one"], board["two"]].keep.widthsEqual()
    board["one"].keep.width.equal = 50
    board["one"].keep.leftInset.equal = 10
    board["three"].keep.rightInset.equal = 10
    board["one"].keep.topOffset(to: photo).equal = 10
    expect(board, drawing)
  }

  /// Sixteen tiles of one size, and as many constraints as the equations say.
  @Test func tiles() {
    let board = Board(width: 430, height: 230)
    let rows = (0..<4).map { row in (0..<4).map { column in board.add("\(row)\(column)") } }
    for row in rows {
      row.keep.horizontalOffsets(10)
      row.keep.topAligned()
    }
    rows.map { $0[0] }.keep.verticalOffsets(10)
    rows.map { $0[0] }.keep.leftAligned()
    rows.flatMap { $0 }.keep.sizesEqual()
    rows[0][0].keep.leftInset.equal = 0
    rows[0][0].keep.topInset.equal = 0
    rows[3][3].keep.rightInset.equal = 0
    rows[3][3].keep.bottomInset.equal = 0
    for row in 0..<4 {
      for column in 0..<4 {
        let origin = CGPoint(x: CGFloat(column) * 110, y: CGFloat(row) * 60)
        #expect(
          board.frame("\(row)\(column)")
            == CGRect(origin: origin, size: CGSize(width: 100, height: 50)))
      }
    }
    #expect(board.plumb.constraints.count == 4 * 6 + 6 + 30 + 4)
    #expect(board.log.issues == [])
  }

  @Test func halvesThatFitTheirPictures() {
    let board = Board("left", "right", width: 400, height: 300)
    let (left, right) = (board["left"], board["right"])
    let halves = [Board("picture"), Board("picture")]
    for half in halves { board.addSubview(half) }
    halves.keep.verticalInsets.equal = 0
    halves.keep.widthsEqual()
    halves.keep.horizontalOffsets(0)
    halves[0].keep.leftInset.equal = 0
    halves[1].keep.rightInset.equal = 0
    for (half, ratio) in zip(halves, [CGFloat(2), 0.5]) {
      let picture = half["picture"]
      picture.keep.aspectRatio.equal = KeepValue(ratio)
      picture.keep.insets.min = 0
      picture.keep.size(to: half).equal = .high(1)
      picture.keep.centered()
    }
    board.layoutIfNeeded()
    #expect(halves[1].frame == CGRect(x: 200, y: 0, width: 200, height: 300))
    #expect(halves[0]["picture"].frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(halves[1]["picture"].frame == CGRect(x: 25, y: 0, width: 150, height: 300))
    #expect(left.frame == .zero && right.frame == .zero)
    #expect(board.log.issues == [])
  }

  @Test func twoLayoutsThatSwap() {
    let beside = Drawing(
      """
      ┌board───────────┐
      │ ┌one─┐┌other─┐ │
      │ └────┘└──────┘ │
      │                │
      │                │
      └────────────────┘
      """)
    let below = Drawing(
      """
      ┌board───────────┐
      │ ┌one─────────┐ │
      │ └────────────┘ │
      │ ┌other───────┐ │
      │ └────────────┘ │
      └────────────────┘
      """)
    let board = board("one", "other", as: beside)
    let (one, other) = (board["one"], board["other"])
    [one, other].keep.height.equal = 10
    let first = KeepAtomic {
      [one, other].keep.topInset.equal = 10
      one.keep.leftInset.equal = 20
      one.keep.width.equal = 50
      other.keep.leftOffset(to: one).equal = 10
      other.keep.rightInset.equal = 20
    }
    expect(board, beside)
    first.deactivate()
    let second = KeepAtomic {
      [one, other].keep.horizontalInsets.equal = 20
      one.keep.topInset.equal = 10
      other.keep.topOffset(to: one).equal = 10
    }
    expect(board, below)
    second.deactivate()
    first.activate()
    expect(board, beside)
    first.deactivate()
    second.activate()
    expect(board, below)
  }
}
