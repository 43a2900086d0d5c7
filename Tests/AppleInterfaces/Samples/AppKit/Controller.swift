// A controller whose view is a container with constraints.

import AppKit
import Plumb
import PlumbConstraints

final class PageController: NSViewController {
  private let page = ConstraintView()
  private let name = NSTextField(labelWithString: "Ada")

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.addSubview(name)
    page.plumb.activate {
      name.anchors.leading == page.anchors.safeArea.leading + 8
      name.anchors.top == page.anchors.safeArea.top + 8
    }
  }

  override func viewDidLayout() {
    super.viewDidLayout()
    preferredContentSize = page.sizeThatFits(view.frame.size)
  }
}
