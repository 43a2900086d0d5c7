// A layout guide as a reference, and as an area.
// To come: guides are references themselves, and a guide that moves makes what is pinned to it due.

import Plumb
import UIKit

/// A guide, as a host that nobody lays out.
@MainActor
final class GuideHost: @MainActor Layoutable {
  let guide: UILayoutGuide

  init(_ guide: UILayoutGuide) { self.guide = guide }

  var plumbParent: UIView? { guide.owningView }

  var plumbFrame: CGRect {
    get { guide.layoutFrame }
    set {}
  }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { guide.layoutFrame.size }
}

final class GuidedView: LayoutInfoStoredView {
  private let column = UILayoutGuide()
  private lazy var columnHost = GuideHost(column)
  private let text = UILabel()

  func setUp() {
    column.identifier = "column"
    addLayoutGuide(column)
    NSLayoutConstraint.activate([
      column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      column.heightAnchor.constraint(equalTo: heightAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeft(at: columnHost.plumb.left).setRight(at: columnHost.plumb.right)
          .setTop(inset: 8).fitHeight()
      }.addToParent()
    }
  }
}
