// A container in SwiftUI, and SwiftUI's views as children of a container.
// To come: a ready wrapper, and children that tell their container when they want another size.

import Plumb
import SwiftUI
import UIKit

/// Any container in SwiftUI. An axis that SwiftUI leaves open is asked for without limit.
struct Laid<Container: LayoutInfoStoredView>: UIViewRepresentable {
  let make: @MainActor () -> Container
  var update: @MainActor (Container) -> Void = { _ in }

  func makeUIView(context: Context) -> Container { make() }

  func updateUIView(_ container: Container, context: Context) {
    container.semanticContentAttribute =
      context.environment.layoutDirection == .rightToLeft
      ? .forceRightToLeft : .forceLeftToRight
    update(container)
    container.setNeedsLayout()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView container: Container, context: Context
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
  private let header = UIHostingController(rootView: Text("Ada"))

  /// A controller's view is a child, once the controller around has it.
  func setUp(in controller: UIViewController) {
    header.sizingOptions = .intrinsicContentSize
    controller.addChild(header)
    plumb.setupSubview(header.view) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).setTrailing(inset: 8).fitHeight() }
        .addToParent()
    }
    header.didMove(toParent: controller)
  }

  /// Without a controller, a configuration makes a view.
  func setUp() {
    let badge: UIView = UIHostingConfiguration { Text("new").padding(4) }
      .margins(.all, 0).makeContentView()
    plumb.setupSubview(badge) {
      $0.setDefaultLayout { $0.setTop(inset: 8).setTrailing(inset: 8).fitSize() }.addToParent()
    }
  }
}

struct Screen: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Laid(make: { LayoutInfoStoredView() }, update: { $0.alpha = isShown ? 1 : 0.5 })
      Text("below")
    }
  }
}
