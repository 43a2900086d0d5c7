// A layout guide as a reference; its frame is in its owner's coordinates, which may not be flipped.
// To come: guides are references themselves.

import AppKit
import Plumb

@MainActor
final class GuideHost: @MainActor Layoutable {
  let guide: NSLayoutGuide

  init(_ guide: NSLayoutGuide) { self.guide = guide }

  var plumbParent: NSView? { guide.owningView }

  var plumbFrame: CGRect {
    get {
      guard let owner = guide.owningView, !owner.isFlipped else { return guide.frame }
      var frame = guide.frame
      frame.origin.y = owner.bounds.minY + owner.bounds.maxY - frame.maxY
      return frame
    }
    set {}
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { guide.frame.size }
}

@MainActor func standBeside(_ guide: NSLayoutGuide, _ title: NSTextField, in card: NSView) {
  card.addLayoutGuide(guide)
  let host = GuideHost(guide)
  card.plumb.layout(title) {
    $0.setLeft(at: host.plumb.right).setTop(at: host.plumb.top).fitSize()
  }
}
