import Foundation
import Testing

/// The mail reader in a real terminal.
@Suite(.serialized, .enabled(if: Tmux.isThere)) struct MailTests {
  @Test func threePanesInAWideWindow() throws {
    let tmux = try Tmux("mail", columns: 100, rows: 12)
    let screen = try tmux.screen { $0.first?.contains("Inbox (3)") ?? false }
    #expect(screen.count == 12)
    #expect(screen[0] == " Inbox (3)")
    #expect(
      screen[2]
        == " Inbox      │ Ada: Three panes                  │ From Ada")
    #expect(screen[3].contains("│ 田中: 全角文字の幅"))
    #expect(screen[11].contains("q quit"))
    for row in 2..<10 { #expect(screen[row].filter { $0 == "│" }.count == 2, "row \(row)") }
  }

  @Test func thePanesFollowTheWindow() throws {
    let tmux = try Tmux("mail", columns: 100, rows: 12)
    _ = try tmux.screen { $0.first?.contains("Inbox (3)") ?? false }
    for (columns, rules) in [(70, 1), (40, 0), (120, 2), (89, 1), (90, 2), (50, 1), (49, 0)] {
      try tmux.resize(columns: columns, rows: 12)
      let screen = try tmux.screen { $0.count == 12 && $0[2].filter { $0 == "│" }.count == rules }
      #expect(screen[2].filter { $0 == "│" }.count == rules, "\(columns) columns")
      #expect(screen[2].hasPrefix(rules == 2 ? " Inbox" : " Ada: Three panes"))
    }
  }

  @Test func keysChooseAndRead() throws {
    let tmux = try Tmux("mail", columns: 40, rows: 14)
    _ = try tmux.screen { $0.first?.contains("Inbox (3)") ?? false }
    try tmux.press("Down", "Enter")
    let screen = try tmux.screen { $0.contains { $0.contains("From 田中") } }
    #expect(screen[2] == " From 田中")
    #expect(screen[3] == " 全角文字の幅")
    // 38 cells: nineteen wide characters and no half of one.
    #expect(screen[5] == " 全角文字は二つのセルを使います。The")
    #expect(screen[6] == " text wraps where the cells end, and no")
    try tmux.press("q")
    #expect(tmux.isEnded)
  }

  @Test func anEmptyFolderSaysSo() throws {
    let tmux = try Tmux("mail", columns: 100, rows: 12)
    _ = try tmux.screen { $0.first?.contains("Inbox (3)") ?? false }
    try tmux.press("Right", "Right")
    let screen = try tmux.screen { $0.first?.contains("Drafts (0)") ?? false }
    #expect(screen[0] == " Drafts (0)")
    #expect(screen[3].hasSuffix("No message"))
  }
}
