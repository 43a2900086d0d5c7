// A cell has designated initializers of its own; that of a view is none of them.
// control: replace "override init(frame: CGRect) { super.init(frame: frame) }" with "override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }"
import UIKit

private final class Cell: UITableViewCell {
  // error: initializer does not override a designated initializer from its superclass
  // error: must call a designated initializer of the superclass 'UITableViewCell'
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }
}
