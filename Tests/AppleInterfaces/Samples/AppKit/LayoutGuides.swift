// Layout guides as references.

import AppKit
import Plumb

@MainActor func standBeside(_ guide: NSLayoutGuide, _ title: NSTextField, in card: NSView) {
  card.addLayoutGuide(guide)
  card.plumb.layout(title) {
    $0.setLeft(at: guide.plumb.right + 4).pinTop(to: card.safeAreaLayoutGuide, with: { $0.top })
      .fitSize()
  }
}
