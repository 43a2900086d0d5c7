import Plumb
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    frames()
    transforms()
    areas()
    grid()
    containers()
    fittedContainers()
    amongConstraints()
    traits()
    keyboard()
    cells()
    accessibility()
    conditions()
    scrolling()
    scrollingInsideInsets()
    issues()
    forgottenLayouts()
    ownNames()
    print("UIKit: all laws hold")
  }

  static func frames() {
    let (card, title) = (UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100)), UILabel())
    title.text = "four"
    card.addSubview(title)
    card.plumb.layout(title) { $0.setTrailing(inset: 8).setTop(to: 8.2).fitSize() }
    expect(title.frame == CGRect(x: 160, y: 8, width: 32, height: 20), "edges are on half points")
    card.stub.direction = .rightToLeft
    card.plumb.layout(title) { $0.setTrailing(inset: 8).setTop(to: 8).fitSize() }
    expect(title.frame.minX == 8, "trailing is left where text runs right-to-left")
    title.layer.anchorPoint = .zero
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 3, y: 4)).fitSize() }
    expect(title.frame.origin == CGPoint(x: 3, y: 4), "the anchor point is taken into account")
    expect(title.plumbFrame == title.frame, "and read back so")
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
      $0.setLeft(at: turned.plumb.right)
        .pinTop(to: turned, with: { $0.withoutTransform.top }).fitSize()
    }
    expect(abs(title.frame.minX - 90) < 1e-9, "a reference is measured as it stands")
    expect(title.frame.minY == 60, "or as it would stand without its transform")
  }

  static func areas() {
    let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
    card.addSubview(title)
    card.stub.safeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 4)
    card.plumb.layout(title) {
      $0.setRight(inset: 0, from: .safeArea).setTop(by: { $0.safeAreaGuide.top }).fitSize()
    }
    expect(title.frame.origin == CGPoint(x: 196, y: 30), "the safe area is measured from")
    func left(_ area: LayoutArea) -> CGFloat {
      card.plumb.layout(title) { $0.setLeft(inset: 0, from: area).setTop(to: 0).fitSize() }
      return title.frame.minX
    }
    expect(left(.layoutMargins) == 8, "the layout margins are measured from")
    expect(left(.readable) == 8, "an empty readable guide is as wide as the margins")
    card.stub.readableFrame = CGRect(x: 40, y: 8, width: 120, height: 84)
    expect(left(.readable) == 40, "the readable guide is measured from")
    let wide = card.plumbArea(.readable, in: CGRect(x: 0, y: 0, width: 400, height: 100))
    expect(wide.minX == 140 && wide.width == 120, "and in other bounds is as wide, in the middle")
    let small = card.plumbArea(.safeArea, in: CGRect(x: 0, y: 0, width: 2, height: 10))
    expect(small.size == .zero, "an area without room is empty")
  }

  static func grid() {
    let (card, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UILabel())
    card.addSubview(title)
    card.stub.displayScale = 0
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 1.3, y: 2.3)).fitSize() }
    expect(abs(title.frame.minY - 2.3) < 1e-12, "without a display there is no grid")
    card.stub.displayScale = 3
    card.plumb.layout(title) { $0.setTopLeft(to: CGPoint(x: 1.3, y: 2.3)).fitSize() }
    expect(abs(title.frame.minX - 4 / 3) < 1e-12, "a display has its pixels")
  }

  /// Another size of text, scale or direction makes a container due.
  static func traits() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.layoutIfNeeded()
    expect(card.title.frame.minX == 66, "left-to-right")
    card.semanticContentAttribute = .forceRightToLeft
    card.layoutIfNeeded()
    expect(card.title.frame.maxX == 300 - 66, "a container that is turned around is due")
    card.title.text = "longer"
    guard #available(iOS 17, *) else { return }
    card.stubChange(UITraitPreferredContentSizeCategory.self)
    card.layoutIfNeeded()
    expect(card.title.frame.width == 48, "and one whose traits change")
  }

  /// The keyboard, whose guide UIKit keeps.
  static func keyboard() {
    let (page, field) = (LayoutInfoStoredView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    page.plumb.setupSubview(field) {
      $0.setDefaultLayout {
        $0.stickOnParentHorizontally().setHeight(to: 40)
          .setBottom(by: {
            guard let page = $0.parent(as: UIView.self) else { return $0.bottom }
            return $0.top + page.keyboardLayoutGuide.layoutFrame.minY
          })
      }.addToParent()
    }
    page.keyboardLayoutGuide.stubFrame = CGRect(x: 0, y: 350, width: 300, height: 250)
    page.layoutIfNeeded()
    expect(field.frame.maxY == 350, "a field stands on the keyboard")
  }

  /// A cell whose content is laid out, and that sizes itself.
  static func cells() {
    let cell = PostCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let size = cell.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    expect(size == CGSize(width: 100, height: 56), "a cell tells the height of its content")
    cell.frame.size = size
    cell.layoutIfNeeded()
    expect(
      cell.text.frame == CGRect(x: 8, y: 8, width: 84, height: 40), "and lays it out")
  }

  static func accessibility() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.sendSubviewToBack(card.title)
    expect(card.subviews.first === card.title, "the title is at the back")
    expect(
      card.plumb.childrenInOrder.first === card.photo,
      "what it is pinned to is laid out first, and read first")
  }

  static func issues() {
    let (page, card, title) = (UIView(), UIView(), UILabel())
    page.addSubview(card)
    card.addSubview(title)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    title.accessibilityIdentifier = "title"
    card.plumb.layout(title) { $0.setTopLeft(to: .zero).setWidth(to: .nan).setHeight(to: 5) }
    expect(issues.map(\.view) == ["title"], "issues go to the handler of a view around")
    expect(issues.map(\.kind) == [.notANumber], "and say what is wrong")
    page.plumb.issueHandler = nil
    expect(card.plumb.issueHandler == nil, "a handler can be taken away")
  }

  static func ownNames() {
    let (page, view) = (UIView(), OwnNamesView())
    page.addSubview(view)
    page.plumb.layout(view) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 6))
    }
    view.issueHandler?()
    expect(view.frame.size == CGSize(width: 5, height: 6), "a view may have names of its own")
    expect(view.layoutFrame == "mine" && view.describe() == "mine", "which stay its own")
    let other = UIView()
    page.addSubview(other)
    page.plumb.layout(other) {
      $0.setTop(at: view.plumb.and(page).visible.top)
        .pinLeft(to: .visible([view]), with: { $0.right }).setSize(to: .zero)
    }
    expect(other.frame.minX == 5 && view.visible == "mine", "visible is one of them")
  }
}
