// A container in SwiftUI, and a view of SwiftUI in a container.

import AppKit
import Plumb
import SwiftUI

struct CardWrapper: NSViewRepresentable {
  func makeNSView(context: Context) -> LayoutInfoStoredView { LayoutInfoStoredView() }

  func updateNSView(_ card: LayoutInfoStoredView, context: Context) { card.needsLayout = true }

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: LayoutInfoStoredView, context: Context
  ) -> CGSize? {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return nsView.sizeThatFits(
      CGSize(width: proposal.width ?? unlimited, height: proposal.height ?? unlimited))
  }
}

@MainActor func hostText(in card: LayoutInfoStoredView) {
  card.plumb.setupSubview(NSHostingView(rootView: Text("Ada"))) {
    $0.setDefaultLayout { $0.setTopLeading(inset: 8).fitSize() }.addToParent()
  }
}
