// A new object may have the address of one that is gone: those of Objective-C have, whatever references to the old one
// are left. Nobody takes it for the old one.

import Plumb

#if canImport(UIKit)
  import UIKit

  typealias Item = UIView
  typealias Box = LayoutInfoStoredView
#elseif canImport(AppKit)
  import AppKit

  typealias Item = NSView
  typealias Box = LayoutInfoStoredView
#else
  import ObjectiveC
  import QuartzCore

  typealias Item = CALayer
  typealias Box = LayoutInfoStoredLayer
#endif

@main
@MainActor
enum Laws {
  static let size = CGSize(width: 10, height: 10)
  static let elsewhere = CGRect(x: 51, y: 52, width: 3, height: 4)

  static func main() {
    for _ in 0..<20 {
      children()
      trials()
      storedAnew()
      members()
      references()
      watchers()
      parents()
    }
    steadyPasses()
    print("\(Item.self): an address that is used again is no identity")
  }

  static func makeBox() -> Box {
    let box = Box()
    box.plumbFrame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return box
  }

  static func run(_ box: Box) {
    box.plumbSetNeedsLayout()
    box.plumbLayoutIfNeeded()
    #if canImport(AppKit) && !canImport(UIKit)
      // What is elsewhere is laid out in the next turn.
      CFRunLoop.stubTurn()
      var root: NSView = box
      while let view = root.superview { root = view }
      root.layoutSubtreeIfNeeded()
    #endif
  }

  static func remove(_ item: Item) {
    #if canImport(UIKit) || canImport(AppKit)
      item.removeFromSuperview()
    #else
      item.removeFromSuperlayer()
    #endif
  }

  /// Takes the only reference to an object, and makes another one at its address.
  static func replace<Kind: Item>(_ old: inout Kind?, by make: () -> Kind) -> Kind {
    let address = ObjectIdentifier(old!)
    remove(old!)
    old = nil
    var others: [Kind] = []
    for _ in 0..<1000 {
      let new = make()
      if ObjectIdentifier(new) == address { return new }
      others.append(new)
    }
    expect(false, "an object that nobody has is gone, and its memory free")
    return others[0]
  }

  /// Children: one without a layout is not moved by that of the one before.
  static func children() {
    let box = makeBox()
    var old: Item? = Item()
    box.plumbAddChild(old!)
    box.plumb.setLayout(for: old!) { $0.setTopLeft(to: .zero).setSize(to: size) }
    run(box)
    expect(old!.plumbFrame == CGRect(origin: .zero, size: size), "a child has its layout")
    let new = replace(&old) { Item() }
    new.plumbFrame = elsewhere
    box.plumbAddChild(new)
    run(box)
    expect(new.plumbFrame == elsewhere, "a new child has none")
    box.plumb.setLayout(for: new) { $0.setTopLeft(to: .zero).setSize(to: size) }
    run(box)
    expect(new.plumbFrame == CGRect(origin: .zero, size: size), "until it gets one")
  }

  /// Plans of trials.
  static func trials() {
    let box = makeBox()
    var old: Item? = Item()
    box.plumbAddChild(old!)
    box.plumb.setLayout(for: old!) { $0.setTopLeft(to: .zero).setSize(to: size) }
    let unlimited = CGSize(width: 1000, height: 1000)
    expect(box.plumb.sizeThatFits(unlimited) == size, "a layout needs room")
    let new = replace(&old) { Item() }
    box.plumbAddChild(new)
    expect(box.plumb.sizeThatFits(unlimited) == .zero, "and a new child without one none")
  }

  /// The table: what is stored for a new child is its own, and what was stored for the old one is gone.
  static func storedAnew() {
    let box = makeBox()
    var old: Item? = Item()
    box.plumbAddChild(old!)
    box.plumb.setupSubview(old!) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).setSize(to: size) }.setDefaultZIndex(to: 7)
    }
    run(box)
    expect(old!.plumbZPosition == 7, "a z-index is stored")
    let new = replace(&old) { Item() }
    box.plumbAddChild(new)
    box.plumb.setLayout(for: new) { $0.setTopLeft(to: CGPoint(x: 1, y: 1)).setSize(to: size) }
    run(box)
    expect(new.plumbFrame.origin == CGPoint(x: 1, y: 1), "a new child has its own layout")
    expect(new.plumbZPosition == 0, "and no other's z-index")
  }

  /// Members of a row.
  static func members() {
    let box = makeBox()
    let first = Item()
    var second: Item? = Item()
    for item in [first, second!] { box.plumbAddChild(item) }
    box.plumb.setLayout(for: [first, second!]) {
      $0.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
    }
    run(box)
    let new = replace(&second) { Item() }
    new.plumbFrame = elsewhere
    box.plumbAddChild(new)
    run(box)
    expect(new.plumbFrame == elsewhere, "a new child is in no row")
  }

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

  /// Nothing is asked of the runtime in a pass that finds all as it was.
  static func steadyPasses() {
    let box = makeBox()
    let items = (0..<10).map { _ in Item() }
    for item in items {
      box.plumbAddChild(item)
      box.plumb.setLayout(for: item) { $0.setTopLeft(to: .zero).setSize(to: size) }
    }
    run(box)
    let asked = stubAssociations
    for _ in 0..<10 { run(box) }
    expect(stubAssociations == asked, "a steady pass asks for no association")
  }
}
