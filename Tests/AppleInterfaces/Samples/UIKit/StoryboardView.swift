// A view from a storyboard: a container by the ready class, and one of its own.

import Plumb
import UIKit

final class BadgeView: LayoutInfoStoredView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    plumb.setupSubview(label) {
      $0.setDefaultLayout { $0.setMiddle(offset: 0).setCenter(offset: 0).fitSize() }.addToParent()
    }
  }
}

final class ShelfView: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
  @objc dynamic var title = ""

  override class var layerClass: AnyClass { LayoutInfoStoredLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.sizeThatFits(size) }
}

/// A container without initializers of its own has those of a view.
final class PlainView: LayoutInfoStoredView {}

@MainActor func fromBoth(_ coder: NSCoder) -> [UIView?] {
  [PlainView(frame: .zero), PlainView(), PlainView(coder: coder), ShelfView(coder: coder)]
}
