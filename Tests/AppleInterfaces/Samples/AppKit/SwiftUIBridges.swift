// A container in SwiftUI, and SwiftUI's views as children of a container.

import AppKit
import Plumb
import SwiftUI

final class HostingCard: LayoutInfoStoredView {
  private let header = NSHostingView(rootView: Text("Ada"))
  private let footer = NSHostingController(rootView: Text("Grace"))

  func setUp() {
    header.sizingOptions = .intrinsicContentSize
    plumb.setupSubview(header) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).fitSize() }.addToParent()
    }
    plumb.setupSubview(footer.view) {
      $0.setDefaultLayout { $0.setTop(at: header.plumb.bottom).setLeading(inset: 8).fitSize() }
        .addToParent()
    }
  }
}

struct Screen: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      PlumbView {
        LayoutInfoStoredView()
      } update: {
        $0.alphaValue = isShown ? 1 : 0.5
      }
      Text("below")
    }
  }
}
