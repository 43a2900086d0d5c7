// A cell of a collection that sizes itself in the width that it gets.

import Plumb
import UIKit

final class TagCell: UICollectionViewCell {
  private let content = LayoutInfoStoredView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(content)
    content.plumb.setupSubview(title) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(inset: 4).fitHeight() }
        .addToParent()
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes
    let unlimited = CGFloat.greatestFiniteMagnitude
    attributes.size.height =
      content.sizeThatFits(CGSize(width: attributes.size.width, height: unlimited)).height
    return attributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }
}
