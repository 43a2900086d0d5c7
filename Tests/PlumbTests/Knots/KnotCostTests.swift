import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The cost of a knot only grows with its facts. Measurements and passes are counted here, and instructions by
/// `Scripts/count-instructions`.
@Suite struct KnotCostTests {
  /// Each view begins after the next one and below the previous one, so that all of them form one knot.
  ///
  ///         ┌2─┐
  ///      ┌1─└──┘      the first is the furthest to the right and the highest,
  ///   ┌0─└──┘         counted from the other end
  ///   └──┘
  private static func knot(of count: Int) -> (HeadlessContainerView, [SizedView]) {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<count).map { _ in SizedView() }
    for view in views { container.addSubview(view) }
    for (index, view) in views.enumerated() {
      container.plumb.setLayout(for: view) { maker in
        let maker = maker.fitWidth().fitHeight()
        let placed =
          index + 1 < count
          ? maker.setLeft(at: views[index + 1].plumb.right) : maker.setLeft(to: 0)
        return index > 0
          ? placed.setTop(at: views[index - 1].plumb.bottom) : placed.setTop(to: 0)
      }
    }
    return (container, views)
  }

  private static func isRight(_ views: [SizedView]) -> Bool {
    views.indices.allSatisfy { index in
      let (after, before) = (CGFloat(views.count - 1 - index), CGFloat(index))
      return views[index].frame == CGRect(x: 30 * after, y: 20 * before, width: 30, height: 20)
    }
  }

  @Test func aLongKnotNeedsNoDeepStack() async {
    await onStack(of: 512 << 10) {
      let (container, views) = Self.knot(of: 20_000)
      let log = IssueLog(container)
      container.layoutIfNeeded()
      #expect(Self.isRight(views))
      #expect(log.kinds == [])
      #expect(
        container.sizeThatFits(CGSize(width: 100, height: 100))
          == CGSize(width: 600_000, height: 400_000))
    }
  }

  @Test(arguments: [5, 50, 500]) func eachMemberIsAskedOnce(_ count: Int) {
    let (container, views) = Self.knot(of: count)
    container.layoutIfNeeded()
    #expect(views.allSatisfy { $0.offers.count == 1 })
    #expect(Self.isRight(views))
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(views.allSatisfy { $0.offers.count <= 2 })
    #expect(Self.isRight(views))
  }
}
