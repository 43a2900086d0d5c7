// Layout guides as references: one of the app's own, and the keyboard's.

import Plumb
import UIKit

final class GuidedView: LayoutInfoStoredView {
  private let column = UILayoutGuide()
  private let text = UILabel()
  private let badge = UIView()

  func setUp() {
    column.identifier = "column"
    addLayoutGuide(column)
    NSLayoutConstraint.activate([
      column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      column.heightAnchor.constraint(equalTo: heightAnchor),
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
    plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeft(at: column.plumb.left).setRight(at: column.plumb.right)
          .setTop(inset: 8).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(badge) {
      $0.setDefaultLayout {
        $0.pinTop(to: safeAreaLayoutGuide, with: { $0.top + 4 })
          .setTrailing(at: text.plumb.trailing)
          .setSize(to: CGSize(width: 20, height: 20))
      }.addToParent()
    }
  }
}

#if !os(tvOS)
  final class ChatView: LayoutInfoStoredView {
    private let field = UITextField()

    func setUp() {
      plumb.setupSubview(field) {
        $0.setDefaultLayout {
          $0.stickOnParentHorizontally().setHeight(to: 44)
            .setBottom(at: keyboardLayoutGuide.plumb.top)
        }.addToParent()
      }
    }
  }
#endif
