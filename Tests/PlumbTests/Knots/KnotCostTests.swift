import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// What a knot costs grows with its facts, and with nothing else.
///
/// Time is asked for ratios of one machine and one run: ten times as much may take thirty times as long, where
/// a square would take a hundred times.
@Suite(.serialized) struct KnotCostTests {
  /// Each view begins behind the next one and below the one before, so that all of them are one knot.
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

  @Test func eachMemberIsAskedOnce() {
    let (container, views) = Self.knot(of: 50)
    container.layoutIfNeeded()
    #expect(views.allSatisfy { $0.offers.count == 1 })
    #expect(Self.isRight(views))
  }

  @Test func aKnotIsLaidOutInLinearTime() {
    let clock = ContinuousClock()
    func seconds(_ body: () -> Void) -> Double {
      let times = (0..<3).map { _ in clock.measure(body) }
      return times.map { Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18 }
        .min()!
    }
    let (small, large) = (Self.knot(of: 300), Self.knot(of: 3000))
    func isLaidOut(_ knot: (HeadlessContainerView, [SizedView])) -> Bool {
      knot.0.setNeedsLayout()
      knot.0.layoutIfNeeded()
      return Self.isRight(knot.1)
    }
    #expect(isLaidOut(small) && isLaidOut(large))
    var (one, ten) = (Double.infinity, Double.infinity)
    // What else the machine does can only make a time longer, so another try may be nearer to it.
    for _ in 0..<5 where one == .infinity || ten >= 30 * one + 0.01 {
      one = min(one, seconds { _ = isLaidOut(small) })
      ten = min(ten, seconds { _ = isLaidOut(large) })
    }
    #expect(ten < 30 * one + 0.01, "\(one) s for 300, \(ten) s for 3000")
  }

  @Test func aKnotIsPlannedInLinearTime() {
    let clock = ContinuousClock()
    func seconds(_ count: Int) -> Double {
      let time = clock.measure { Self.knot(of: count).0.layoutIfNeeded() }
      return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    }
    var (one, ten) = (seconds(300), seconds(3000))
    for _ in 0..<5 where ten >= 30 * one + 0.01 {
      one = min(one, seconds(300))
      ten = min(ten, seconds(3000))
    }
    #expect(ten < 30 * one + 0.01, "\(one) s for 300, \(ten) s for 3000")
  }
}
