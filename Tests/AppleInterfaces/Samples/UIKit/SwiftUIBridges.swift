// A container in SwiftUI, and SwiftUI's views as children of a container.

import Plumb
import SwiftUI
import UIKit

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
      PlumbView {
        LayoutInfoStoredView()
      } update: {
        $0.alpha = isShown ? 1 : 0.5
      }
      Text("below")
    }
  }
}

/// A child that wants another size tells the controller around, which lays out its container again.
final class HostingController: UIViewController {
  private let header = UIHostingController(rootView: Text("Ada"))

  override func loadView() {
    let card = LayoutInfoStoredView()
    header.sizingOptions = .preferredContentSize
    addChild(header)
    card.plumb.setupSubview(header.view) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).setTrailing(inset: 8).fitHeight() }
        .addToParent()
    }
    header.didMove(toParent: self)
    view = card
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    view.setNeedsLayout()
  }
}
