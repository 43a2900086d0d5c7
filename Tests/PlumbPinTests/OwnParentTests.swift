import Foundation
import Plumb
import PlumbPin
import PlumbTestSupport
import Testing

/// The parent is measured in its own coordinates, in which the child lies. Its transform moves both, so that it
/// makes no difference, whether transforms are measured or not.
@Suite struct OwnParentTests {
  private typealias Frame = (HeadlessContainerView, HeadlessView) -> Void

  /// A place on the parent, in each way to say it.
  private static var ways: [(name: String, layOut: Frame)] {
    [
      (
        "without the transform",
        { card, child in
          card.plumb.layout(child) {
            $0.pinLeft(to: card, with: { $0.withoutTransform.left + 3 })
              .pinBottom(to: card, with: { $0.withoutTransform.bottom - 5 })
              .setSize(to: CGSize(width: 10, height: 20))
          }
        }
      ),
      (
        "as it stands",
        { card, child in
          card.plumb.layout(child) {
            $0.setLeft(at: card.plumb.left, offset: 3).setBottom(at: card.plumb.bottom, offset: -5)
              .setSize(to: CGSize(width: 10, height: 20))
          }
        }
      ),
      (
        "a pin",
        { card, child in
          child.plumb.pin {
            $0.left(to: card.edge.left).bottom(to: card.edge.bottom).width(10).height(20)
              .marginLeft(3).marginBottom(5)
          }
        }
      ),
      (
        "a stored pin",
        { card, child in
          card.plumb.setPin(for: child) {
            $0.left(to: card.edge.left).bottom(to: card.edge.bottom).width(10).height(20)
              .marginLeft(3).marginBottom(5)
          }
          card.layoutIfNeeded()
          card.plumb.removeLayout(for: child)
        }
      ),
      (
        "a stored closure",
        { card, child in
          card.plumb.setLayout(for: child) {
            $0.pinLeft(to: card, with: { $0.withoutTransform.left + 3 })
              .pinBottom(to: card, with: { $0.withoutTransform.bottom - 5 })
              .setSize(to: CGSize(width: 10, height: 20))
          }
          card.layoutIfNeeded()
          card.plumb.removeLayout(for: child)
        }
      ),
    ]
  }

  /// The oracle knows the bounds alone.
  @Test func aTransformedParentIsMeasuredByItsBounds() {
    var random = SplitMix64(seed: 32)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for round in 0..<400 {
      let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
      let card = HeadlessContainerView(
        frame: CGRect(
          x: number(-50...300), y: number(-50...300), width: number(0...400),
          height: number(0...400)))
      let child = HeadlessView()
      root.addSubview(card)
      card.addSubview(child)
      card.bounds.origin = CGPoint(x: number(-30...30), y: number(-30...30))
      card.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      card.transform = .rotation(by: number(-3...3))
        .followed(by: .scale(x: number(0.2...3), y: number(-2...(-0.2))))
      let bounds = card.bounds
      for way in OwnParentTests.ways {
        child.frame = .zero
        way.layOut(card, child)
        let expected = CGRect(
          x: bounds.minX + 3, y: bounds.maxY - 25, width: 10, height: 20)
        let found = child.frame
        let distance = max(
          abs(found.minX - expected.minX), abs(found.minY - expected.minY),
          abs(found.width - 10), abs(found.height - 20))
        #expect(distance < 1e-9, "round \(round), \(way.name): \(found), not \(expected)")
      }
    }
  }
}
