import Plumb
import UIKit

/// A card as an app would write it.
final class CardView: LayoutInfoStoredView {
  let photo = UIView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Ada"
    plumb.setupSubview(photo) {
      $0.setDefaultLayout {
        $0.setTopLeading(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 50, height: 50))
      }.setDefaultZIndex(to: 1).addToParent()
    }
    plumb.setupSubview(title) {
      $0.setDefaultLayout {
        $0.pinLeading(to: photo, with: { $0.trailing + 8 })
          .pinTop(to: photo, with: { $0.top }).fitSize()
      }.addToParent()
    }
    trailingPadding = 8
    bottomPadding = 8
  }

  required init?(coder: NSCoder) { nil }
}

enum WidthClass: LayoutCondition {
  case compact
  case regular
}

/// A container of an app's own, with a condition.
final class PageView: UIView, @MainActor LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 500 ? .compact : .regular
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }
}

@main
@MainActor
enum Laws {
  static func main() {
    frames()
    transforms()
    containers()
    conditions()
    order()
    print("UIKit: all laws hold")
  }

  static func frames() {
    let (card, title) = (UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100)), UILabel())
    title.text = "four"
    card.addSubview(title)
    card.plumb.layout(title) { $0.setTrailing(by: { $0.trailing - 8 }).setTop(to: 8.2).fitSize() }
    expect(title.frame == CGRect(x: 160, y: 8, width: 32, height: 20), "edges are on half points")
    card.effectiveUserInterfaceLayoutDirection = .rightToLeft
    card.plumb.layout(title) { $0.setTrailing(by: { $0.trailing - 8 }).setTop(to: 8).fitSize() }
    expect(title.frame.minX == 8, "trailing is left where text runs right-to-left")
    card.safeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 4)
    card.plumb.layout(title) {
      $0.setRight(by: { $0.safeAreaGuide.right }).setTop(by: { $0.safeAreaGuide.top }).fitSize()
    }
    expect(title.frame.origin == CGPoint(x: 164, y: 30), "the safe area is measured from")
    title.layer.anchorPoint = .zero
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 3, y: 4)).fitSize() }
    expect(title.frame.origin == CGPoint(x: 3, y: 4), "the anchor point is taken into account")
  }

  static func transforms() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (turned, title) = (UIView(), UILabel())
    card.addSubview(turned)
    card.addSubview(title)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    card.plumb.layout(turned) {
      $0.setTopLeft(to: CGPoint(x: 40, y: 60)).setSize(to: CGSize(width: 80, height: 20))
    }
    expect(turned.bounds.size == CGSize(width: 80, height: 20), "a transformed view has its size")
    expect(turned.center == CGPoint(x: 80, y: 70), "a transformed view has its center")
    card.plumb.layout(title) {
      $0.pinLeft(to: turned, with: { $0.right }).pinTop(
        to: turned, with: { $0.withoutTransform.top }
      )
      .fitSize()
    }
    expect(abs(title.frame.minX - 90) < 1e-9, "a reference is measured as it stands")
    expect(title.frame.minY == 60, "or as it would stand without its transform")
  }

  static func containers() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let size = card.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    expect(size == CGSize(width: 66 + 24 + 8, height: 66), "a container sizes itself")
    expect(card.title.frame == .zero, "and moves nothing")
    card.layoutIfNeeded()
    expect(card.title.frame == CGRect(x: 66, y: 8, width: 24, height: 20), "and lays out")
    expect(card.photo.layer.zPosition == 1, "z-indices are applied")
    card.title.removeFromSuperview()
    card.bounds.size.width = 400
    card.layoutIfNeeded()
    card.addSubview(card.title)
    card.effectiveUserInterfaceLayoutDirection = .rightToLeft
    card.layoutIfNeeded()
    expect(card.title.frame.maxX == 400 - 66, "a child comes back with its layout")
  }

  static func conditions() {
    let (page, list) = (PageView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), UIView())
    page.addSubview(list)
    page.plumb.setLayout(for: list) { maker, condition in
      switch condition {
      case .compact: maker.stickOnParent()
      case .regular: maker.setTopLeft(to: .zero).setWidth(to: 120).setBottom(by: { $0.bottom })
      }
    }
    page.layoutIfNeeded()
    expect(list.frame == page.bounds, "compact")
    page.frame.size.width = 600
    page.layoutIfNeeded()
    expect(list.frame.width == 120, "regular")
    var transition = page.plumb.transition { page.frame.size.width = 400 }
    transition.setEasing(.easeOut)
    expect(list.frame.width == 120, "a transition begins where things are")
    UIView.animate(withDuration: 0.3) { transition.apply(at: 1) }
    expect(list.frame.width == 400, "and ends where they are to be")
  }

  static func order() {
    let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (photo, title) = (UIView(), UILabel())
    title.text = "Ada"
    card.addSubview(title)
    card.addSubview(photo)
    card.plumb.setLayouts { order in
      let photo = order.place(photo) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 10, height: 10))
      }
      order.place(title) { $0.pinLeft(to: photo, with: { $0.right + 5 }).setTop(to: 0).fitSize() }
    }
    card.layoutIfNeeded()
    expect(title.frame.minX == 15, "a child follows what it is pinned to")
  }

  static func expect(_ condition: Bool, _ law: String) {
    guard !condition else { return }
    print("UIKit: does not hold: \(law)")
    exit(1)
  }
}
