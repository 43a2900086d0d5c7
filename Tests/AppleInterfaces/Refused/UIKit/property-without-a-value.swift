// Every property has a value before the initializer of the superclass is called.
// control: replace "let title: UILabel" with "let title = UILabel()"
import Plumb
import UIKit

private final class Card: LayoutInfoStoredView {
  private let title: UILabel

  override init(frame: CGRect) {
    // error: property 'self.title' not initialized at super.init call
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}
