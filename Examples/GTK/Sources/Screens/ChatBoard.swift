import Foundation
import Plumb
import PlumbGTK

/// Messages, and a line to write one.
public final class ChatBoard: Board {
  public let messages = MessagesBoard()
  public let area: ScrolledArea
  public let entry = Entry(placeholder: "Message")
  public private(set) var send: Button!

  public override init() {
    area = ScrolledArea(messages)
    super.init()
    send = Button("Send") { [weak self] in self?.sendMessage() }
    entry.onEnter { [weak self] in self?.sendMessage() }
    plumb.setupSubview(send) {
      $0.setDefaultLayout { $0.setTrailing(inset: 10).setBottom(inset: 10).fitSize() }
        .addToParent()
    }
    plumb.setupSubview(entry) {
      $0.setDefaultLayout {
        $0.setLeading(inset: 10).setTrailing(at: send.plumb.leading, offset: -8)
          .setMiddle(at: send.plumb.middle).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(area) {
      $0.setDefaultLayout {
        $0.setTop(inset: 0).setLeading(inset: 0).setTrailing(inset: 0)
          .setBottom(at: entry.plumb.top, offset: -10)
      }.addToParent()
    }
    messages.add("Did the layout compile?", isOwn: false)
    messages.add("Yes. So it is complete.", isOwn: true)
    messages.add(
      "And if I write a message that is so long that it needs a second line?", isOwn: false)
  }

  public func sendMessage() {
    guard !entry.text.isEmpty else { return }
    messages.add(entry.text, isOwn: true)
    entry.text = ""
    area.scrollToEnd()
  }
}

/// Messages, one below the other; one's own at the trailing edge.
public final class MessagesBoard: Board {
  public private(set) var bubbles: [Bubble] = []

  public override init() {
    super.init()
    padding = 10
  }

  public func add(_ text: String, isOwn: Bool) {
    let (bubble, previous) = (Bubble(text, isOwn: isOwn), bubbles.last)
    bubbles.append(bubble)
    plumb.setupSubview(bubble) {
      $0.setDefaultLayout {
        let top = previous.map { $0.plumb.bottom + 8 } ?? .parent.top + 10
        // Offered no more than three quarters of the width.
        let sized = $0.setTop(at: top).fitSize(by: {
          CGSize(width: $0.width * 0.75, height: .greatestFiniteMagnitude)
        })
        return isOwn ? sized.setTrailing(inset: 10) : sized.setLeading(inset: 10)
      }.addToParent()
    }
  }
}

/// A text with room around it.
public final class Bubble: Board {
  public let text: Label

  init(_ text: String, isOwn: Bool) {
    self.text = Label(text)
    super.init()
    addStyle(isOwn ? "own" : "others")
    padding = 8
    plumb.setupSubview(self.text) {
      $0.setDefaultLayout {
        $0.setTopLeading(inset: 8).fitSize(by: {
          CGSize(width: $0.width - 16, height: .greatestFiniteMagnitude)
        })
      }.addToParent()
    }
  }
}
