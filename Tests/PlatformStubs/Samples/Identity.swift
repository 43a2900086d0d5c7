// A new object may have the address of one that is gone: those of Objective-C have, whatever references to the old one
// are left. Nobody takes it for the old one.

import Plumb

// The laws hold of views, and of layers where they are compiled with LAYERS.
#if LAYERS
  import ObjectiveC
  import QuartzCore

  typealias Item = CALayer
  typealias Box = LayoutInfoStoredLayer
#elseif canImport(UIKit)
  import UIKit

  typealias Item = UIView
  typealias Box = LayoutInfoStoredView
#elseif canImport(AppKit)
  import AppKit

  typealias Item = NSView
  typealias Box = LayoutInfoStoredView
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
    #if !LAYERS && canImport(AppKit) && !canImport(UIKit)
      // What is elsewhere is laid out in the next turn.
      CFRunLoop.stubTurn()
      var root: NSView = box
      while let view = root.superview { root = view }
      root.layoutSubtreeIfNeeded()
    #endif
  }

  static func remove(_ item: Item) {
    #if LAYERS
      item.removeFromSuperlayer()
    #else
      item.removeFromSuperview()
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
