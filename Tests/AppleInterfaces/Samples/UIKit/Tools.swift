// Signposts around passes, previews, and a picture of a view.

import Plumb
import SwiftUI
import UIKit

/// A container of an app's own, whose passes are marked as those of ready containers are.
final class MeasuredView: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  override func layoutSubviews() {
    super.layoutSubviews()
    LayoutSignposts.around(self) { plumb.layoutStoredSubviews() }
  }
}

@MainActor func measure() { LayoutSignposts.isEnabled = true }

/// A picture of a view as it stands, for a test.
@MainActor func snapshot(of view: UIView, width: CGFloat) -> Data {
  let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  view.frame = CGRect(origin: .zero, size: size)
  view.layoutIfNeeded()
  return UIGraphicsImageRenderer(size: size).pngData { context in
    view.layer.render(in: context.cgContext)
  }
}

@available(iOS 17, tvOS 17, *)
#Preview("A card", traits: .fixedLayout(width: 200, height: 100)) {
  let card = LayoutInfoStoredView()
  card.backgroundColor = .red
  return card
}

@available(iOS 17, tvOS 17, *)
#Preview { UIViewController() }

#Preview("In SwiftUI") { Text("Ada").frame(width: 200) }
