import Plumb
import UIKit

// Scroll views and their contents.
extension Laws {
  static func scrolling() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (text, header) = (CountingLabel(), UIView())
    scroll.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeft(to: 0).setWidth(like: .parent.width).setTop(to: 0).fitHeight()
      }
      .addToParent()
    }
    scroll.plumb.setupSubview(header) {
      $0.setDefaultLayout {
        $0.setLeft(inset: 0).setTop(inset: 0, from: .viewport)
          .setSize(to: CGSize(width: 10, height: 10))
      }.addToParent()
    }
    scroll.bottomPadding = 5
    scroll.layoutIfNeeded()
    expect(scroll.contentSize == CGSize(width: 100, height: 45), "content is sized")
    let asked = text.count
    scroll.contentOffset.y = 3
    scroll.layoutIfNeeded()
    expect(header.frame.minY == 3, "the viewport is what is in view")
    let perPass = text.count - asked
    expect(perPass == 1, "and a scroll step does not size the content again")
    text.area = 8000
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height == 85, "a container that is due does")
    scroll.frame.size.width = 200
    scroll.layoutIfNeeded()
    expect(scroll.contentSize == CGSize(width: 200, height: 45), "a resized one does")
    text.removeFromSuperview()
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height < 45, "one that loses a child does")
    scroll.addSubview(text)
    scroll.layoutIfNeeded()
    expect(scroll.contentSize.height == 45, "one that gains a child does")
  }

  static func scrollingInsideInsets() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (text, note) = (CountingLabel(), UILabel())
    scroll.addSubview(text)
    scroll.addSubview(note)
    scroll.plumb.setLayout(for: text) {
      $0.setLeading(inset: 0).setTrailing(inset: 0).setTop(to: 0).fitHeight()
    }
    scroll.plumb.setLayout(for: note) {
      $0.setLeading(inset: 0, from: .safeArea).setTop(to: 0).fitSize()
    }
    scroll.layoutIfNeeded()
    scroll.stub.safeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    scroll.stubAdjustment = UIEdgeInsets(top: 7, left: 20, bottom: 0, right: 0)
    scroll.contentInset.right = 30
    scroll.contentOffset = CGPoint(x: -20, y: -7)
    scroll.layoutIfNeeded()
    expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 80), "layouts end at the insets")
    expect(scroll.contentSize == CGSize(width: 50, height: 80), "and the content as well")
    expect(note.frame.minX == 0, "which keep clear of the safe area already")
    expect(scroll.plumb.explain(text).contains("50 wide"), "and are explained so")
  }
}
