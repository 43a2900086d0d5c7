// Compiled with `-default-isolation MainActor`, as new app targets are.

import Plumb
import UIKit

enum WidthClass: LayoutCondition {
  case compact
  case regular
}

final class Page: ConditionalLayoutInfoStoredView<WidthClass> {
  let list = UIView()
  var issues: [LayoutIssue] = []

  override func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < columnWidth * 4 ? .compact : .regular
  }

  var columnWidth: CGFloat = 120

  func setUp() {
    plumb.issueHandler = { [weak self] in self?.issues.append($0) }
    plumb.setupSubview(list) {
      $0.setLayout { maker, condition in
        switch condition {
        case .compact: maker.stickOnParent()
        case .regular:
          maker.setTopLeading(inset: 0).setBottom(inset: 0)
            .setWidth(by: { $0.parent(as: Page.self)?.columnWidth ?? 0 })
        }
      }.addToParent()
    }
  }
}

/// A container of a module's own, whose conformance is isolated without being told.
final class Shelf: UIView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()
  let title = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }
}

/// A host of a module's own.
final class Node: Layoutable {
  weak var plumbParent: Node?
  var plumbFrame = CGRect.zero
  func plumbSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 3, height: 4) }
}

@main
enum Laws {
  static func main() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    page.setUp()
    page.layoutIfNeeded()
    expect(page.list.frame.width == 120, "regular")
    page.frame.size.width = 300
    page.layoutIfNeeded()
    expect(page.list.frame.width == 300, "compact")
    let shelf = Shelf(frame: page.frame)
    shelf.addSubview(shelf.title)
    shelf.plumb.setLayout(for: shelf.title) { $0.setTopLeft(to: .zero).setWidth(to: 5).fitHeight() }
    shelf.layoutIfNeeded()
    expect(shelf.title.frame.width == 5, "a container of its own")
    let (tree, leaf) = (Node(), Node())
    leaf.plumbParent = tree
    tree.plumb.layout(leaf) { $0.setTopLeft(to: .zero).fitSize() }
    expect(leaf.plumbFrame.size == CGSize(width: 3, height: 4), "a host of its own")
    page.plumb.layout(shelf) { $0.setTopLeft(to: .zero).fitSize() }
    expect(page.issues.map(\.kind) == [.notAChild], "a handler of its own")
    print("UIKit: all laws hold on the main actor")
  }
}
