import Plumb

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// Objects that containers know from elsewhere.
extension Laws {
  /// References among the children: nobody is measured in the place of one that is gone.
  static func references() {
    let box = makeBox()
    let reader = Item()
    var target: Item? = Item()
    for item in [reader, target!] { box.plumbAddChild(item) }
    target!.plumbFrame = CGRect(x: 20, y: 20, width: 10, height: 10)
    box.plumb.setLayout(for: reader) {
      $0.setTopLeft(at: target!.plumb.bottomRight).setSize(to: size)
    }
    run(box)
    expect(reader.plumbFrame.origin == CGPoint(x: 30, y: 30), "a child is a reference")
    var issues: [LayoutIssue] = []
    box.plumb.issueHandler = { issues.append($0) }
    let new = replace(&target) { Item() }
    new.plumbFrame = elsewhere
    box.plumbAddChild(new)
    run(box)
    expect(reader.plumbFrame.origin == CGPoint(x: 30, y: 30), "a new child is none")
    expect(!issues.isEmpty, "and that the old one is gone is reported")
  }

  /// Who is pinned to a view in another container is laid out again when the new view moves.
  static func watchers() {
    let (page, left, right) = (makeBox(), makeBox(), makeBox())
    for box in [left, right] { page.plumbAddChild(box) }
    page.plumb.issueHandler = { _ in }
    let reader = Item()
    right.plumbAddChild(reader)
    func put(_ item: Item, at place: CGFloat) {
      left.plumb.setLayout(for: item) {
        $0.setTopLeft(to: CGPoint(x: place, y: place)).setSize(to: size)
      }
    }
    func pin(to item: Item) {
      right.plumb.setLayout(for: reader) {
        $0.setTopLeft(at: item.plumb.topLeft).setSize(to: size)
      }
    }
    var old: Item? = Item()
    left.plumbAddChild(old!)
    put(old!, at: 5)
    pin(to: old!)
    for box in [left, right] { run(box) }
    put(old!, at: 6)
    run(left)
    expect(reader.plumbFrame.origin.x == 6, "who is pinned to a view follows it")
    let new = replace(&old) { Item() }
    left.plumbAddChild(new)
    put(new, at: 7)
    run(left)
    run(right)
    expect(reader.plumbFrame.origin.x == 6, "and not the one that has its address")
    pin(to: new)
    run(right)
    expect(reader.plumbFrame.origin.x == 7, "until it is pinned to that")
    put(new, at: 8)
    run(left)
    expect(reader.plumbFrame.origin.x == 8, "which it follows then")
  }

  /// What is around a view and the one that is pinned to it may be another one.
  static func parents() {
    var page: Box? = makeBox()
    let (left, right, target, reader) = (makeBox(), makeBox(), Item(), Item())
    left.plumbAddChild(target)
    right.plumbAddChild(reader)
    left.plumb.setLayout(for: target) { $0.setTopLeft(to: .zero).setSize(to: size) }
    right.plumb.setLayout(for: reader) {
      $0.setTopLeft(at: target.plumb.topLeft).setSize(to: size)
    }
    func put(_ left: Box, at place: CGFloat, in page: Box) {
      page.plumb.setLayout(for: left) {
        $0.setTopLeft(to: CGPoint(x: place, y: 0)).setSize(to: CGSize(width: 50, height: 50))
      }
    }
    for box in [left, right] { page!.plumbAddChild(box) }
    put(left, at: 1, in: page!)
    run(page!)
    run(right)
    expect(reader.plumbFrame.origin.x == 1, "a view in another container is a reference")
    for box in [left, right] { remove(box) }
    let other = replace(&page) { makeBox() }
    for box in [left, right] { other.plumbAddChild(box) }
    put(left, at: 1, in: other)
    run(other)
    run(right)
    put(left, at: 9, in: other)
    run(other)
    expect(reader.plumbFrame.origin.x == 9, "also when another view is around both")
  }
}
