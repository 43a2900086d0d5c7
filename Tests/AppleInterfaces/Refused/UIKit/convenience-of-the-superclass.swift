// An initializer calls a designated one of the superclass, which init(arrangedSubviews:) is not.
// control: replace "arrangedSubviews: []" with "frame: .zero"
import UIKit

private final class Column: UIStackView {
  init(title: String) {
    // error: must call a designated initializer of the superclass 'UIStackView'
    super.init(arrangedSubviews: [])
  }

  required init(coder: NSCoder) { fatalError("not from a storyboard") }
}
