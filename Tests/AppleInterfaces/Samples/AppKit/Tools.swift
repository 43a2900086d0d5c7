// Signposts around passes, previews, and a picture of a view.

import AppKit
import Plumb
import SwiftUI

@MainActor func measure() { LayoutSignposts.isEnabled = true }

/// A picture of a view as it stands, for a test.
@MainActor func snapshot(of view: LayoutInfoStoredView, width: CGFloat) -> Data? {
  let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  view.setFrameSize(size)
  view.layoutSubtreeIfNeeded()
  guard let picture = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return nil }
  view.cacheDisplay(in: view.bounds, to: picture)
  return picture.representation(using: .png, properties: [:])
}

@available(macOS 14, *)
#Preview("A card") {
  let card = LayoutInfoStoredView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
  return card
}

#Preview("In SwiftUI") { Text("Ada").frame(width: 200) }
