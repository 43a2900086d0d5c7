import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// A child of a knot is laid out as a whole as soon as all that it reads is known. Only what others read before that is
/// found in parts.
@Suite struct KnotSequenceTests {
  /// The steps of the last pass: those that find parts, and those that give a child its frame.
  private static func steps(
    of container: HeadlessContainerView
  ) throws -> (parts: [ObjectIdentifier], frames: [ObjectIdentifier]) {
    let plan = try #require(container.layoutInfo.passPlan)
    let parts = plan.steps.list.filter { $0.traits.has(.part) }
    return (parts.map(id), plan.placingSteps.map(id))
  }

  private static func id(_ step: LayoutPlan.Step) -> ObjectIdentifier {
    ObjectIdentifier(step.child.object)
  }

  @Test(arguments: LayoutWritingDirection.allCases, [false, true])
  func ofAMessageBarOnlyTheButtonIsFoundInParts(
    _ direction: LayoutWritingDirection, _ buttonIsFirst: Bool
  ) throws {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    container.direction = direction
    let (field, button) = (HeadlessView(), HeadlessView())
    for view in buttonIsFirst ? [button, field] : [field, button] { container.addSubview(view) }
    container.plumb.setLayout(for: field) {
      $0.setLeading(inset: 8).setTrailing(at: button.plumb.leading, offset: -8).setBottom(inset: 8)
        .setHeight(to: 60)
    }
    container.plumb.setLayout(for: button) {
      $0.setTrailing(inset: 8).setMiddle(at: field.plumb.middle).setWidth(to: 36)
        .setHeight(to: 36)
    }
    container.layoutIfNeeded()
    let steps = try Self.steps(of: container)
    #expect(steps.frames.count == 2)
    // Whoever is found in parts gets its frame last.
    #expect(steps.parts == [steps.frames[1]])
    let x: CGFloat = direction == .leftToRight ? 276 : 8
    #expect(button.frame == CGRect(x: x, y: 20, width: 36, height: 36))
  }

  @Test(arguments: [false, true])
  func uprightItIsTheSame(_ buttonIsFirst: Bool) throws {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 76, height: 320))
    let (field, button) = (HeadlessView(), HeadlessView())
    for view in buttonIsFirst ? [button, field] : [field, button] { container.addSubview(view) }
    container.plumb.setLayout(for: field) {
      $0.setTop(inset: 8).setBottom(at: button.plumb.top, offset: -8).setRight(inset: 8)
        .setWidth(to: 60)
    }
    container.plumb.setLayout(for: button) {
      $0.setBottom(inset: 8).setCenter(at: field.plumb.center).setWidth(to: 36).setHeight(to: 36)
    }
    container.layoutIfNeeded()
    let steps = try Self.steps(of: container)
    #expect((steps.parts.count, steps.frames.count) == (1, 2))
    #expect(button.frame == CGRect(x: 20, y: 276, width: 36, height: 36))
  }

  /// Two views in a cycle are each laid out as a whole: the first reads the current frame of the other.
  @Test func theViewsOfACycleAreNotSplit() throws {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (HeadlessView(), HeadlessView())
    for view in [one, other] { container.addSubview(view) }
    for (view, reference) in [(one, other), (other, one)] {
      container.plumb.setLayout(for: view) {
        $0.setLeft(at: reference.plumb.right).setWidth(to: 10).setTop(to: 0).setHeight(to: 10)
      }
    }
    container.layoutIfNeeded()
    let steps = try Self.steps(of: container)
    #expect(steps.parts.isEmpty)
    #expect(steps.frames.count == 2)
  }

  /// However views are drawn, each is given its frame by exactly one step.
  @Test func eachChildHasOneStepThatGivesItItsFrame() throws {
    for seed in UInt64(0)..<200 {
      let live = LiveTree<HeadlessKit>(FactTree(seed: seed))
      live.layOut()
      for case let container as HeadlessContainerView in live.views
      where !container.subviews.isEmpty {
        let frames = try Self.steps(of: container).frames
        #expect(Set(frames).count == frames.count, "seed \(seed)")
        #expect(frames.count == container.subviews.count, "seed \(seed)")
      }
    }
  }

  /// A child of which a part is found first counts once, where it gets its frame: before those that read it.
  @Test func childrenAreInTheOrderOfTheirFrames() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    let (note, button, field) = (HeadlessView(), HeadlessView(), HeadlessView())
    for view in [note, button, field] { container.addSubview(view) }
    container.plumb.setLayout(for: note) {
      $0.setLeft(to: 0).setWidth(to: 10).setTop(at: button.plumb.bottom).setHeight(to: 10)
    }
    container.plumb.setLayout(for: button) {
      $0.setRight(inset: 8).setMiddle(at: field.plumb.middle).setWidth(to: 36).setHeight(to: 36)
    }
    container.plumb.setLayout(for: field) {
      $0.setLeft(inset: 8).setRight(at: button.plumb.left, offset: -8).setBottom(inset: 8)
        .setHeight(to: 60)
    }
    let order = container.plumb.childrenInOrder
    let noteIsLast = order.last === note
    #expect(order.count == 3)
    #expect(noteIsLast)
  }

  /// A view that removes a sibling when it is laid out.
  private final class Remover: HeadlessView {
    weak var removed: HeadlessView?

    override func layoutSubviews() { removed?.removeFromSuperview() }
  }

  /// A part that reads a view inside another child lays out that child first. Its code may remove a view.
  @Test func aViewThatIsRemovedForAPartGetsNoFrame() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, one, other) = (HeadlessView(), HeadlessView(), HeadlessView())
    let (remover, inner) = (Remover(), HeadlessView())
    for view in [first, one, other, remover] { container.addSubview(view) }
    remover.addSubview(inner)
    remover.removed = other
    container.plumb.setLayout(for: first) {
      $0.setLeft(to: 0).setWidth(to: 10).setTop(to: 0).setHeight(to: 10)
    }
    container.plumb.setLayout(for: one) {
      $0.setLeft(at: inner.plumb.left).setWidth(to: 10).setTop(at: other.plumb.bottom)
        .setHeight(to: 10)
    }
    container.plumb.setLayout(for: other) {
      $0.setLeft(at: one.plumb.right).setWidth(to: 10).setTop(to: 20).setHeight(to: 10)
    }
    container.layoutIfNeeded()
    #expect(other.superview == nil)
    #expect(other.frame == .zero)
  }
}
