// A container in SwiftUI, and SwiftUI's views as children of a container.
// To come: a ready wrapper, and children that tell their container when they want another size.

import AppKit
import Plumb
import SwiftUI

struct Laid<Container: LayoutInfoStoredView>: NSViewRepresentable {
  let make: @MainActor () -> Container
  var update: @MainActor (Container) -> Void = { _ in }

  func makeNSView(context: Context) -> Container { make() }

  func updateNSView(_ container: Container, context: Context) {
    container.userInterfaceLayoutDirection =
      context.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    update(container)
    container.needsLayout = true
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView container: Container, context: Context
  ) -> CGSize? {
    func offered(_ length: CGFloat?) -> CGFloat {
      guard let length, length.isFinite else { return .greatestFiniteMagnitude }
      return length
    }
    let size = CGSize(width: offered(proposal.width), height: offered(proposal.height))
    return container.sizeThatFits(size)
  }
}

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
