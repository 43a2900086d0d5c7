import Plumb
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    references()
    elsewhere()
    before()
    keyboard()
    sizes()
    print("UIKit: the laws of guides hold")
  }

  /// A view stands where a guide is, and follows it.
  static func references() {
    let (page, text, mark) = (LayoutInfoStoredView(), UIView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let column = UILayoutGuide()
    column.identifier = "column"
    page.addLayoutGuide(column)
    column.stubFrame = CGRect(x: 20, y: 30, width: 100, height: 50)
    page.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeft(at: column.plumb.left + 1).setRight(at: column.plumb.right)
          .setTop(at: column.plumb.bottom).setHeight(like: column.plumb.height * 2)
      }.addToParent()
    }
    page.plumb.setupSubview(mark) {
      $0.setDefaultLayout {
        $0.setTopLeft(at: column.plumb.and(text).topLeft).pinRight(to: column, with: { $0.center })
          .setHeight(to: 1)
      }.addToParent()
    }
    page.layoutIfNeeded()
    expect(text.frame == CGRect(x: 21, y: 80, width: 99, height: 100), "a guide is a reference")
    expect(mark.frame == CGRect(x: 20, y: 30, width: 50, height: 1), "among others, and by a pin")
    expect(page.plumb.explain(text).contains("column"), "and has a name")
    column.stubFrame.origin.x = 40
    page.layoutIfNeeded()
    expect(text.frame.minX == 41 && mark.frame.minX == 40, "who is pinned to it follows")
    expect(!page.layer.needsLayout(), "and comes to rest")
  }

  /// A container inside a view that is none follows a guide of that.
  static func elsewhere() {
    let (page, holder, card, text) = (UIView(), UIView(), LayoutInfoStoredView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    page.addSubview(holder)
    holder.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    holder.addSubview(card)
    card.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    let column = UILayoutGuide()
    page.addLayoutGuide(column)
    column.stubFrame = CGRect(x: 20, y: 30, width: 10, height: 10)
    card.plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setTopLeft(at: column.plumb.topLeft).setSize(to: CGSize(width: 1, height: 1))
      }.addToParent()
    }
    page.layoutIfNeeded()
    expect(text.frame.origin == CGPoint(x: 5, y: 15), "in its own coordinates")
    column.stubFrame.origin = CGPoint(x: 30, y: 50)
    page.layoutIfNeeded()
    expect(text.frame.origin == CGPoint(x: 15, y: 35), "and follows it")
  }

  /// A guide that the engine has not laid out is none; those of the system are measured by their insets.
  static func before() {
    let (page, text) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
    page.addSubview(text)
    page.stub.safeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 0, right: 0)
    for (guide, place) in [
      (page.safeAreaLayoutGuide, CGPoint(x: 4, y: 30)),
      (page.layoutMarginsGuide, CGPoint(x: 8, y: 8)),
      (page.readableContentGuide, CGPoint(x: 8, y: 8)),
    ] {
      page.plumb.layout(text) { $0.setTopLeft(at: guide.plumb.topLeft).setSize(to: .zero) }
      expect(text.frame.origin == place, "a guide of the system is where its insets say")
    }
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    let column = UILayoutGuide()
    page.addLayoutGuide(column)
    page.plumb.layout(text) { $0.setTopLeft(at: column.plumb.topLeft).setSize(to: .zero) }
    expect(Set(issues.map(\.kind)) == [.unrelatedReference], "an empty guide is no guide")
    expect(text.frame.origin == CGPoint(x: 8, y: 8), "and moves nothing")
  }

  /// A field stands on the keyboard, or on the safe area's bottom where there is none.
  static func keyboard() {
    let (page, field) = (LayoutInfoStoredView(), UIView())
    page.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    page.stub.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    page.plumb.setupSubview(field) {
      $0.setDefaultLayout {
        $0.stickOnParentHorizontally().setHeight(to: 44)
          .setBottom(at: page.keyboardLayoutGuide.plumb.top)
      }.addToParent()
    }
    page.layoutIfNeeded()
    expect(field.frame.maxY == 580, "an empty guide is no guide")
    page.keyboardLayoutGuide.stubFrame = CGRect(x: 0, y: 350, width: 300, height: 250)
    page.layoutIfNeeded()
    expect(field.frame.maxY == 350, "a field stands on the keyboard")
    page.keyboardLayoutGuide.stubFrame = CGRect(x: 0, y: 580, width: 300, height: 0)
    page.layoutIfNeeded()
    expect(field.frame.maxY == 580, "and goes down with it")
  }

  /// A view that owns a guide is asked for its size as before.
  static func sizes() {
    let (page, card) = (UIView(), UILabel())
    page.addSubview(card)
    card.text = "four"
    let column = UILayoutGuide()
    card.addLayoutGuide(column)
    _ = column.plumb
    page.plumb.layout(card) { $0.setTopLeft(to: .zero).fitSize() }
    expect(card.frame.size == CGSize(width: 32, height: 20), "by what fits")
  }
}
