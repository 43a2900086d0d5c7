// A cell of a table that sizes itself by the layouts of a container.

import Plumb
import UIKit

final class PostCell: UITableViewCell {
  private let content = LayoutInfoStoredView()
  private let title = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.addSubview(content)
    content.bottomPadding = 8
    content.plumb.setupSubview(title) {
      $0.setDefaultLayout { $0.setTopLeading(inset: 8).setTrailing(inset: 8).fitHeight() }
        .addToParent()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }
}
