import Plumb
import PlumbConstraints
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    views()
    scrolling()
    system()
    keeping()
    identity()
    print("UIKit: the laws of constraints hold")
  }

  static func views() {
    let card = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (title, photo) = (UILabel(), UIView())
    title.text = "four"
    card.addSubview(title)
    card.addSubview(photo)
    card.plumb.activate {
      photo.anchors.leading == card.anchors.margins.leading
      photo.anchors.size == CGSize(width: 40, height: 40)
      photo.anchors.centerY == card.anchors.centerY
      title.anchors.leading == photo.anchors.trailing + 4
      title.anchors.firstBaseline == photo.anchors.centerY
      title.anchors.trailing <= card.anchors.margins.trailing
    }
    card.layoutIfNeeded()
    expect(photo.frame == CGRect(x: 8, y: 30, width: 40, height: 40), "views are constrained")
    expect(title.frame == CGRect(x: 52, y: 35, width: 32, height: 20), "contents have their size")
    card.stub.direction = .rightToLeft
    card.setNeedsLayout()
    card.layoutIfNeeded()
    expect(title.frame.maxX == 248, "and mirror")
    expect(card.sizeThatFits(CGSize(width: 500, height: 500)).width == 92, "and fit")
  }

  static func scrolling() {
    let page = ConstraintScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = UIView()
    page.addSubview(box)
    page.plumb.activate {
      box.anchors.allEdges == page.anchors.content.allEdges - 10
      box.anchors.width == page.anchors.frame.width - 20
      box.anchors.height == 200
    }
    page.layoutIfNeeded()
    expect(box.frame == CGRect(x: 10, y: 10, width: 80, height: 200), "content is constrained")
    expect(page.contentSize == CGSize(width: 100, height: 220), "and sizes the content")
  }

  static func system() {
    let (card, title, scroll) = (UIView(), UILabel(), UIScrollView())
    card.accessibilityIdentifier = "card"
    title.accessibilityIdentifier = "title"
    card.addSubview(title)
    let constraints = systemConstraints {
      title.anchors.leading == card.anchors.safeArea.leading + 8
      title.anchors.width <= card.anchors.width * 2 + 1 <<~ .high
      title.anchors.height >= 20
      title.anchors.firstBaseline == card.anchors.readable.centerY
      title.anchors.top == card.anchors.margins.top
      title.anchors.right == scroll.anchors.content.right
      title.anchors.left == scroll.anchors.frame.left
      title.anchors.height == 3 <<~ 2000
    }
    expect(constraints.count == 7, "flawed equations are left out")
    let first = constraints[0]
    expect(first.firstItem === title && first.firstAttribute == .leading, "the first item")
    expect(
      first.secondItem === card.safeAreaLayoutGuide && first.secondAttribute == .leading,
      "the second item is the guide itself")
    expect(first.constant == 8 && first.multiplier == 1 && first.relation == .equal, "numbers")
    expect(first.identifier == "title.leading == card.safeArea.leading + 8", "words")
    expect(!title.translatesAutoresizingMaskIntoConstraints, "left sides no longer translate")
    expect(card.translatesAutoresizingMaskIntoConstraints, "right sides do")
    let width = constraints[1]
    expect(width.relation == .lessThanOrEqual && width.multiplier == 2, "relations and factors")
    expect(width.priority.rawValue == 750 && width.constant == 1, "priorities")
    let height = constraints[2]
    expect(height.secondItem == nil && height.secondAttribute == .notAnAttribute, "numbers alone")
    expect(height.multiplier == 1 && height.constant == 20, "have no factor")
    expect(constraints[3].secondItem === card.readableContentGuide, "readable")
    expect(constraints[4].secondItem === card.layoutMarginsGuide, "margins")
    expect(constraints[5].secondItem === scroll.contentLayoutGuide, "what is scrolled")
    expect(constraints[6].secondItem === scroll.frameLayoutGuide, "what is seen of it")
    zeros()
    NSLayoutConstraint.activate(constraints)
    expect(constraints.allSatisfy(\.isActive), "the system takes them")
  }

  /// The system refuses a multiplier of 0, and keeps identifiers that begin with NS or UI for itself.
  static func zeros() {
    let (card, title, box) = (ConstraintView(), UILabel(), UIView())
    card.addSubview(title)
    card.addSubview(box)
    let width = systemConstraints { title.anchors.width == card.anchors.width * 0 + 9 }[0]
    expect(width.multiplier == 1 && width.constant == 9, "no times a length is a number")
    expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute, "of no view")
    expect(
      width.identifier?.hasPrefix("plumb: UILabel") == true,
      "the name of a class does not begin an identifier")
    box.keep.setCenter(.zero)
    let centers = card.plumb.constraints.compactMap { $0.systemConstraint() }
    expect(centers.map(\.multiplier) == [1, 1], "a place at no times a length")
    expect(
      centers.map(\.secondAttribute) == [.left, .top], "is measured from where its parent begins")
    expect(centers.allSatisfy { $0.secondItem === card }, "which the system knows")
  }

  static func keeping() {
    let card = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let box = UIView()
    card.addSubview(box)
    box.keep.setCenter(CGPoint(x: 0.25, y: 0.25))
    box.keep.size.equal = 20
    card.layoutIfNeeded()
    expect(box.frame == CGRect(x: 65, y: 15, width: 20, height: 20), "attributes are kept")
    let center = card.plumb.constraints[0].systemConstraint()
    expect(
      center?.secondAttribute == .centerX && center?.multiplier == 0.5,
      "a part of the width is a multiple of the system's center")
  }

  /// A child that has the address of one that is gone has none of its constraints.
  static func identity() {
    let elsewhere = CGRect(x: 51, y: 52, width: 3, height: 4)
    for _ in 0..<20 {
      let card = ConstraintView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      var issues: [LayoutIssue] = []
      card.plumb.issueHandler = { issues.append($0) }
      var old: UIView? = UIView()
      let address = ObjectIdentifier(old!)
      let pinned = UIView()
      for view in [old!, pinned] { card.addSubview(view) }
      card.plumb.activate {
        old!.anchors.leading == card.anchors.trailing - 50
        old!.anchors.top == card.anchors.top
        old!.anchors.size == CGSize(width: 10, height: 10)
        pinned.anchors.leading == old!.anchors.leading
        pinned.anchors.top == card.anchors.top
        pinned.anchors.size == CGSize(width: 10, height: 10)
      }
      card.layoutIfNeeded()
      expect(old!.frame == CGRect(x: 250, y: 0, width: 10, height: 10), "a child is constrained")
      old!.removeFromSuperview()
      old = nil
      var others: [UIView] = []
      while others.count < 1000, others.last.map({ ObjectIdentifier($0) }) != address {
        others.append(UIView())
      }
      expect(others.count < 1000, "an object that nobody has is gone, and its memory free")
      let new = others.removeLast()
      new.frame = elsewhere
      card.addSubview(new)
      card.frame.size.width = 400
      card.layoutIfNeeded()
      expect(new.frame == elsewhere, "and a new child is not")
      expect(pinned.frame.minX == 250, "and nobody follows the one that is gone")
      expect(issues.map(\.kind).contains(.missingReference), "that the old one is gone is reported")
    }
  }
}
