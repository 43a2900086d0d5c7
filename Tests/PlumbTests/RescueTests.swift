import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A view that is being released may still change trees: it may move its children, or views that are released with
/// it.
@Suite struct RescueTests {
  /// A container that moves views while it is being released.
  fileprivate final class Box: HeadlessContainerView {
    var rescue: (Box) -> Void = { _ in }

    deinit { rescue(self) }
  }

  /// The place of a box when it is released.
  enum Owner: CaseIterable {
    case alone, view, deepView, container

    /// Retains `box` in addition to its last strong reference, and returns the owner.
    fileprivate func hold(_ box: Box) -> AnyObject? {
      switch self {
      case .alone: return nil
      case .view:
        let root = HeadlessView()
        root.addSubview(box)
        return root
      case .deepView:
        let root = HeadlessView()
        let holder = HeadlessView()
        root.addSubview(holder)
        holder.addSubview(box)
        return root
      case .container:
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        root.addSubview(box)
        root.plumb.setLayout(for: box) { $0.setTopLeft(to: .zero).fitSize() }
        root.layoutIfNeeded()
        return root
      }
    }
  }

  private func withBox(_ owner: Owner, _ fill: (Box) -> Void) {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fill(box)
    let root = owner.hold(box)
    withExtendedLifetime(root) {}
  }

  @Test(arguments: Owner.allCases) func childrenMayGoElsewhere(_ owner: Owner) {
    let shelter = HeadlessView()
    let children = ["a", "b", "c"].map { SizedView($0) }
    withBox(owner) { box in
      for child in children {
        box.addSubview(child)
        box.plumb.setLayout(for: child) { $0.setTopLeft(to: .zero).fitSize() }
      }
      box.rescue = { box in
        for child in box.subviews { shelter.addSubview(child) }
      }
    }
    #expect(shelter.subviews.map(\.plumbName) == ["a", "b", "c"])
    for child in children { #expect(child.superview === shelter) }
    shelter.layoutIfNeeded()
  }

  /// A new parent keeps children that have no other owner.
  @Test(arguments: Owner.allCases) func childrenThatNobodyElseHolds(_ owner: Owner) {
    let shelter = HeadlessView()
    withBox(owner) { box in
      for name in ["a", "b"] { box.addSubview(SizedView(name)) }
      box.rescue = { shelter.addSubview($0.subviews[1]) }
    }
    #expect(shelter.subviews.map(\.plumbName) == ["b"])
  }

  /// A sibling of the box, which the box retains, and which is released with it or before it.
  @Test(arguments: [0, 1, 2]) func siblingsMayGoElsewhere(place: Int) {
    let shelter = HeadlessView()
    let kept = SizedView("kept")
    do {
      let root = HeadlessView()
      let box = Box()
      for index in 0..<3 {
        root.addSubview(
          index == place ? kept : index == (place == 1 ? 0 : 1) ? box : HeadlessView())
      }
      box.rescue = { _ in shelter.addSubview(kept) }
    }
    #expect(kept.superview === shelter)
    #expect(shelter.subviews.count == 1 && shelter.subviews.first === kept)
  }

  /// A descendant of a child that is released with the box.
  @Test(arguments: Owner.allCases) func grandchildrenMayGoElsewhere(_ owner: Owner) {
    let shelter = HeadlessView()
    let kept = SizedView("kept")
    withBox(owner) { box in
      let holder = HeadlessView()
      box.addSubview(holder)
      holder.addSubview(kept)
      box.rescue = { _ in shelter.insertSubview(kept, at: 0) }
    }
    #expect(kept.superview === shelter)
    #expect(shelter.subviews.count == 1 && shelter.subviews.first === kept)
  }

  /// A tree of boxes, each of which moves its first child, is deeper than the stack allows for recursion.
  @Test func aDeepTreeOfBoxesIsReleased() {
    let shelter = HeadlessView()
    let depth = 20_000
    do {
      // Built from the inside out, because adding a view with subviews compares it with all ancestors of its parent.
      var root = HeadlessView()
      for _ in 0..<depth {
        let box = Box()
        box.addSubview(SizedView("saved"))
        box.addSubview(root)
        box.rescue = { shelter.addSubview($0.subviews[0]) }
        root = box
      }
    }
    #expect(shelter.subviews.count == depth)
  }
}
