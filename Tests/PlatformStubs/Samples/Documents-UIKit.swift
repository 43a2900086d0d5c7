// Runs the code of the guides, which is compiled beside this: it places what it says.

import Plumb
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    card()
    cell()
    keyboard()
    constraints()
    print("UIKit: the code of the guides places what it says")
  }

  static func card() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    card.layoutIfNeeded()
    expect(card.subviews.count == 2, "a photo and a title")
    expect(card.subviews[0].frame == CGRect(x: 8, y: 8, width: 50, height: 50), "the photo")
    expect(card.subviews[1].frame == CGRect(x: 66, y: 8, width: 226, height: 20), "the title")
  }

  static func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    show("twenty letters, three", in: cell)
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(cell.frame.size == CGSize(width: 100, height: 56), "a cell is as high as its content")
    cell.layoutIfNeeded()
    let title = cell.contentView.subviews[0]
    expect(title.frame == CGRect(x: 0, y: 8, width: 100, height: 40), "and shows it")
    show("short", in: cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(size.height == 36, "a reused cell shows another content")
    expect(cell.contentView.subviews[0] === title, "in the same view")
  }

  /// The system's engine is no part of the stand-in: what it is given is looked at.
  static func constraints() {
    let (card, title) = (UIView(), UILabel())
    card.addSubview(title)
    NSLayoutConstraint.stubActivated = []
    constrain(title, in: card)
    let given = NSLayoutConstraint.stubActivated
    expect(given.allSatisfy { $0.firstItem === title }, "a label is constrained")
    expect(given.map(\.firstAttribute) == [.leading, .firstBaseline], "by these sides")
    expect(given.map(\.secondAttribute) == [.leading, .centerY], "to these")
    expect(given[0].secondItem === card.safeAreaLayoutGuide, "of the safe area")
    expect(given[1].secondItem === card, "and the card")
    expect(given.map(\.constant) == [8, 0], "with this distance")
  }

  static func keyboard() {
    let (page, field) = (LayoutInfoStoredView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    page.addSubview(field)
    standOnTheKeyboard(field, in: page)
    page.layoutIfNeeded()
    expect(
      field.frame == CGRect(x: 0, y: 556, width: 300, height: 44), "a field stands at the bottom")
    page.keyboardLayoutGuide.stubFrame = CGRect(x: 0, y: 350, width: 300, height: 250)
    page.layoutIfNeeded()
    expect(field.frame.maxY == 350, "and on the keyboard")
  }
}
