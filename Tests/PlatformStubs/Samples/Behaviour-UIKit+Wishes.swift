import Plumb
import UIKit

// The sizes that views wish for.
extension Laws {
  static func scrollContainersSizeThemselves() {
    let scroll = LayoutInfoStoredScrollView(frame: CGRect(x: 0, y: 0, width: 33, height: 11))
    expect(scroll.plumbContentSize(offering: .zero) == .none, "without layouts there is no wish")
    let text = Text()
    scroll.plumb.setupSubview(text) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).setRight(inset: 0).fitHeight() }.addToParent()
    }
    scroll.bottomPadding = 5
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8)
    for isLaidOut in [false, true] {
      if isLaidOut { scroll.layoutIfNeeded() }
      for (offer, size) in [
        (CGSize(width: 50, height: unlimited), CGSize(width: 50, height: 109)),
        (CGSize(width: 50, height: 60), CGSize(width: 50, height: 60)),
        (CGSize(width: 90, height: unlimited), CGSize(width: 90, height: 59)),
      ] {
        expect(scroll.sizeThatFits(offer) == size, "\(scroll.sizeThatFits(offer)) in \(offer)")
        let wish = scroll.plumbContentSize(offering: offer)
        expect(wish == LayoutContentSize(size), "its wish is the same")
      }
    }
    let page = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 50, height: 500))
    page.plumb.setupSubview(scroll) {
      $0.setDefaultLayout { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
        .addToParent()
    }
    page.layoutIfNeeded()
    expect(scroll.frame.height == 109, "and a list is as long as its content")
  }

  /// No wish is the size that a view happens to have.
  static func wishes() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for frame in [CGRect.zero, CGRect(x: 1, y: 2, width: 77, height: 88)] {
      let (badge, container, text) = (Badge(frame: frame), OwnContainer(frame: frame), Text())
      let wish = badge.plumbContentSize(offering: CGSize(width: 50, height: 60))
      expect(wish == LayoutContentSize(width: 36), "an intrinsic size is the alignment rectangle's")
      card.addSubview(badge)
      card.plumb.layout(badge) { $0.setTopLeft(to: .zero).fitSize() }
      expect(
        badge.frame.size == CGSize(width: 36, height: frame.height),
        "a view with an intrinsic width alone keeps its height")
      container.plumb.setupSubview(text) {
        $0.setDefaultLayout { $0.setTopLeft(to: .zero).setRight(inset: 0).fitHeight() }
          .addToParent()
      }
      card.addSubview(container)
      card.plumb.layout(container) { $0.setTopLeft(to: .zero).setWidth(to: 40).fitHeight() }
      expect(container.frame.height == 100, "a container of one's own is as large as its layouts")
      expect(
        container.plumbContentSize(offering: CGSize(width: 40, height: unlimited))
          == LayoutContentSize(width: 40, height: 100), "and wishes to be")
    }
  }

  /// The intrinsic size changes only when the engine is told to ask again.
  static func intrinsicSizes() {
    let (box, text) = (LayoutInfoStoredView(), Text())
    box.translatesAutoresizingMaskIntoConstraints = false
    box.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setTopLeft(to: .zero).setWidth(by: { $0.width > 0 ? $0.width : 80 }).fitHeight()
      }
      .addToParent()
    }
    let natural = box.intrinsicContentSize
    expect(natural == CGSize(width: 80, height: 50), "what the layouts need")
    for width in [20.0, 40, 200] {
      box.frame.size.width = width
      expect(box.intrinsicContentSize == natural, "another frame is another matter")
    }
    box.frame.size.width = 40
    let told = box.stubInvalidations
    box.layoutIfNeeded()
    expect(box.stubInvalidations == told + 1, "a pass in another width has the engine ask again")
    expect(box.intrinsicContentSize == CGSize(width: 80, height: 100), "of the height in that")
  }
}
