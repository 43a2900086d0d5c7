import Foundation
import Plumb
import PlumbGTK
import Screens
import Testing

/// What needs a display: `Tests/run` gives it one without a screen.
@Suite(.serialized, .enabled("there is a display") { await Display.isThere })
@MainActor
struct DisplayTests {
  /// The example's window, shown in a size.
  private func show(_ size: CGSize) -> (Window, MainBoard) {
    let board = MainBoard()
    let window = Window("Test", size: size, content: board)
    window.show()
    _ = Display.wait { board.plumbFrame.size == size }
    return (window, board)
  }

  /// The widgets whose frames are not what their layouts give.
  private func stale(in board: Widget) -> [String] {
    var stale: [String] = []
    if let container = board as? any LayoutInfoStorable & Container {
      stale += differences(in: container)
    }
    for child in board.plumbInnerHosts {
      if let widget = child as? Widget, !widget.isHidden { stale += self.stale(in: widget) }
    }
    return stale
  }

  private func differences<Board: LayoutInfoStorable & Container>(in board: Board) -> [String] {
    board.plumbChildren.filter { !$0.isHidden }.compactMap { child in
      let was = child.plumbFrame
      // Run again: nothing may move.
      board.plumb.layoutStoredSubviews()
      return child.plumbFrame == was ? nil : "\(child.plumbName): \(was), \(child.plumbFrame)"
    }
  }

  @Test func framesAreWhatTheLayoutsSay() {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer { window.close() }
    #expect(board.plumbFrame.size == CGSize(width: 700, height: 400))
    #expect(board.bar.plumbFrame == CGRect(x: 0, y: 0, width: 150, height: 400))
    #expect(board.feed.plumbFrame == CGRect(x: 150, y: 0, width: 550, height: 400))
    let cards = (board.feed.content as! FeedBoard).cards
    var top: CGFloat = 12
    for card in cards {
      #expect(card.plumbFrame.origin == CGPoint(x: 12, y: top))
      #expect(card.plumbFrame.width == 526)
      let text = card.text.plumbFrame
      #expect(
        text.height
          == card.text.plumbSizeThatFits(CGSize(width: text.width, height: 9999)).height)
      #expect(card.like.plumbFrame.maxY + 10 == card.plumbFrame.height)
      top = card.plumbFrame.maxY + 12
    }
    #expect(Complaints.shared.take() == [])
  }

  @Test func theConditionFollowsTheWindow() {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer { window.close() }
    window.resize(to: CGSize(width: 400, height: 500))
    #expect(Display.wait { board.plumbFrame.width == 400 })
    #expect(board.bar.plumbFrame.width == 400)
    #expect(board.feed.plumbFrame.minY == board.bar.plumbFrame.maxY)
    #expect(Complaints.shared.take() == [])
  }

  @Test func theSwitchTurnsTheWindowAround() {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer {
      board.settings.rightToLeft.isOn = false
      window.close()
    }
    board.settings.rightToLeft.isOn = true
    #expect(Display.wait { board.bar.plumbFrame.minX == 550 })
    #expect(board.feed.plumbFrame.minX == 0)
    #expect(Complaints.shared.take() == [])
  }

  @Test func buttonsWork() {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer { window.close() }
    board.bar.buttons[1].click()
    #expect(board.feed.isHidden && !board.settings.isHidden)
    board.settings.name.text = "Ada"
    #expect(board.settings.explanation.text.contains("Ada"))
    board.settings.reset.click()
    #expect(board.settings.name.text == "")
    let card = (board.feed.content as! FeedBoard).cards[0]
    card.like.click()
    #expect(card.like.text == "♥ 4")
    #expect(Complaints.shared.take() == [])
  }

  @Test func aLabelStandsOnTheLineOfItsField() throws {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer { window.close() }
    board.show(1)
    let settings = board.settings
    #expect(Display.wait { settings.rows[0].label.plumbFrame.width > 0 })
    func line(_ widget: some BaselineHost) -> CGFloat {
      let frame = widget.plumbFrame
      return frame.minY + widget.plumbBaselines(in: frame.size).first
    }
    let (label, name) = (settings.rows[0].label, settings.name)
    #expect(abs(line(label) - line(name)) <= 0.5)
    #expect(label.plumbFrame.minY > name.plumbFrame.minY)
    #expect(Complaints.shared.take() == [])
  }

  @Test func aMessageMakesRoomForItself() {
    let (window, board) = show(CGSize(width: 400, height: 400))
    defer { window.close() }
    board.show(2)
    let chat = board.chat
    #expect(Display.wait { chat.messages.bubbles[2].plumbFrame.height > 0 })
    chat.entry.text =
      "A message that is long enough to need a second line in a window of this width"
    chat.sendMessage()
    #expect(chat.entry.text == "")
    #expect(Display.wait { chat.messages.bubbles[3].plumbFrame.height > 0 })
    let (own, others) = (chat.messages.bubbles[3].plumbFrame, chat.messages.bubbles[2].plumbFrame)
    #expect(own.maxX == 400 - 10 && others.minX == 10)
    #expect(own.minY == others.maxY + 8)
    #expect(own.height > chat.messages.bubbles[1].plumbFrame.height)
    #expect(Complaints.shared.take() == [])
  }

  @Test func nothingIsLeftOfAClosedWindow() {
    weak var board: MainBoard?
    weak var label: Widget?
    let widget = GoneWidget()
    do {
      let (window, shown) = show(CGSize(width: 700, height: 400))
      board = shown
      let card = (shown.feed.content as! FeedBoard).cards[0]
      label = card.text
      widget.watch(card.text)
      window.close()
    }
    Toolkit.handleEvents()
    #expect(board == nil && label == nil)
    #expect(widget.isGone)
    #expect(Complaints.shared.take() == [])
  }

  @Test func aThousandSizesLeaveNoFrameBehind() {
    let (window, board) = show(CGSize(width: 700, height: 400))
    defer { window.close() }
    var issues: [String] = []
    var random = SystemRandomNumberGenerator()
    for step in 0..<1000 {
      if step % 100 == 0 { board.show(step / 100 % 3) }
      let size = CGSize(
        width: Int.random(in: 300...1000, using: &random),
        height: Int.random(in: 320...800, using: &random))
      window.resize(to: size)
      if !Display.wait(until: { board.plumbFrame.size == size }) {
        issues.append("step \(step): \(size) was not reached: \(board.plumbFrame)")
      }
      issues += stale(in: board).map { "step \(step): \($0)" }
    }
    #expect(issues == [])
    #expect(Complaints.shared.take() == [])
  }
}
