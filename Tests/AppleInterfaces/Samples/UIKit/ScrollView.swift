// A scrolling container with a condition, and what UIKit tells it.

import Plumb
import UIKit

enum Width: LayoutCondition {
  case compact, regular
}

final class ArticleView: ConditionalLayoutInfoStoredScrollView<Width>, UIScrollViewDelegate {
  let header = UILabel()
  let text = UILabel()

  override func layoutCondition(in bounds: CGRect) -> Width {
    traitCollection.horizontalSizeClass == .regular && bounds.width > 600 ? .regular : .compact
  }

  func setUp() {
    delegate = self
    contentInsetAdjustmentBehavior = .always
    text.numberOfLines = 0
    plumb.setupSubview(header) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(inset: 0).fitHeight() }
        .setDefaultZIndex(to: 1).addToParent()
    }
    plumb.setupSubview(text) {
      $0.setLayout { maker, width in
        switch width {
        case .compact: maker.stickOnParentHorizontally().setTop(to: 44).fitHeight()
        case .regular: maker.setWidth(to: 600).setCenter(offset: 0).setTop(to: 44).fitHeight()
        }
      }.addToParent()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.layer.shadowlessBackground = contentOffset.y > 0
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    header.alpha = adjustedContentInset.top > 0 ? 0.9 : 1
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }
}

extension CALayer {
  fileprivate var shadowlessBackground: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }
}
