import Foundation
import Plumb
import PlumbTerminal

/// How many panes there is room for.
enum PaneCount: LayoutCondition {
  case one
  case two
  case three
}

/// Folders, their messages, and the message that is read: beside each other as far as there is room.
final class MailBoard: ConditionalBoard<PaneCount> {
  let folders = List()
  let mails = List()
  let mail = MessageBoard()
  let title = Text("", style: .strong)
  let keys = Text("↑↓ message  ←→ folder  Enter read  q quit", style: .faint)
  private let rules = [Rule(), Rule()]
  private var stored = Folder.examples
  /// Whether a window with one pane shows the message, and not the list.
  private(set) var isReading = false

  override init() {
    super.init()
    name = "mail"
    arrangeBars()
    arrangeFolders()
    arrangeMails()
    arrangeMail()
    update()
  }

  override func layoutCondition(in bounds: CGRect) -> PaneCount {
    bounds.width < 50 ? .one : bounds.width < 90 ? .two : .three
  }

  private func arrangeBars() {
    plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.setTop(inset: 0).setLeading(inset: 1).setTrailing(inset: 1).setHeight(to: 1)
      }.addToParent()
    }
    plumb.setupSubview(keys) {
      $0.setDefaultLayout {
        $0.setBottom(inset: 0).setLeading(inset: 1).setTrailing(inset: 1).setHeight(to: 1)
      }.addToParent()
    }
  }

  private func arrangeFolders() {
    plumb.setupSubview(folders) {
      $0.setLayout { maker, condition in
        let start = maker.setTop(inset: 2).setLeading(inset: 1).setBottom(inset: 2)
        return switch condition {
        case .one, .two: start.setWidth(to: 0)
        case .three: start.fitWidth().limitingWidth(to: 10...20, from: .leading)
        }
      }.addToParent()
    }
    plumb.setupSubview(rules[0]) {
      $0.setLayout { maker, condition in
        maker.setTop(inset: 2).setBottom(inset: 2)
          .setLeading(at: folders.plumb.trailing, offset: 1)
          .setWidth(to: condition == .three ? 1 : 0)
      }.addToParent()
    }
  }

  private func arrangeMails() {
    plumb.setupSubview(mails) {
      $0.setLayout { maker, condition in
        let start = maker.setTop(inset: 2).setBottom(inset: 2)
        return switch condition {
        case .one: start.setLeading(inset: 1).setTrailing(inset: 1)
        case .two: start.setLeading(inset: 1).setWidth(part: 0.4)
        case .three:
          start.setLeading(at: rules[0].plumb.trailing, offset: 1).setWidth(part: 1.0 / 3)
        }
      }.addToParent()
    }
    plumb.setupSubview(rules[1]) {
      $0.setLayout { maker, condition in
        maker.setTop(inset: 2).setBottom(inset: 2)
          .setLeading(at: mails.plumb.trailing, offset: 1)
          .setWidth(to: condition == .one ? 0 : 1)
      }.addToParent()
    }
  }

  private func arrangeMail() {
    plumb.setupSubview(mail) {
      $0.setLayout { maker, condition in
        let start = maker.setTop(inset: 2).setBottom(inset: 2).setTrailing(inset: 1)
        return switch condition {
        case .one: start.setLeading(inset: 1)
        case .two, .three: start.setLeading(at: rules[1].plumb.trailing, offset: 1)
        }
      }.addToParent()
    }
  }
}

// What the keys do.
extension MailBoard {
  /// Handles a key; false if it ends the program.
  func press(_ key: String) -> Bool {
    switch key {
    case "q", "\u{3}": return false
    case "\u{1B}[A": select(mails.selection - 1)
    case "\u{1B}[B": select(mails.selection + 1)
    case "\u{1B}[D": open(folder: folders.selection - 1)
    case "\u{1B}[C": open(folder: folders.selection + 1)
    case "\r": isReading.toggle()
    default: break
    }
    update()
    return true
  }

  private func select(_ number: Int) {
    guard stored[folders.selection].mails.indices.contains(number) else { return }
    mails.selection = number
  }

  private func open(folder number: Int) {
    guard stored.indices.contains(number) else { return }
    folders.selection = number
    mails.selection = 0
  }

  /// Gives the board a size, and shows what there is room for.
  func resize(to size: CGSize) {
    frame.size = size
    update()
  }

  private func update() {
    let folder = stored[folders.selection]
    if folder.mails.indices.contains(mails.selection) {
      stored[folders.selection].mails[mails.selection].isRead = true
      mail.show(folder.mails[mails.selection])
    } else {
      mail.show(nil)
    }
    folders.items = stored.map { List.Item($0.name) }
    mails.items = stored[folders.selection].mails.map {
      List.Item("\($0.from): \($0.subject)", isStrong: !$0.isRead)
    }
    title.text = "\(folder.name) (\(folder.mails.count))"
    let isSmall = layoutCondition(in: bounds) == .one
    mails.isHidden = isSmall && isReading
    mail.isHidden = isSmall && !isReading
    plumbSetNeedsLayout()
    plumbLayoutIfNeeded()
  }
}

/// A message: who wrote it, about what, and the text below.
final class MessageBoard: Board {
  private let from = Text("", style: .faint)
  private let subject = Text("", style: .strong)
  private let text = Text("")

  override init() {
    super.init()
    name = "message"
    plumb.setupSubview(from) {
      $0.setDefaultLayout {
        $0.setTop(inset: 0).setLeading(inset: 0).setTrailing(inset: 0).setHeight(to: 1)
      }.addToParent()
    }
    plumb.setupSubview(subject) {
      $0.setDefaultLayout {
        $0.setTop(at: from.plumb.bottom).setLeading(inset: 0).setTrailing(inset: 0).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setTop(at: subject.plumb.bottom, offset: 1).setLeading(inset: 0).setTrailing(inset: 0)
          .fitHeight()
      }.addToParent()
    }
  }

  func show(_ mail: Mail?) {
    from.text = mail.map { "From \($0.from)" } ?? ""
    subject.text = mail?.subject ?? "No message"
    text.text = mail?.text ?? ""
    plumbSetNeedsLayout()
  }
}
