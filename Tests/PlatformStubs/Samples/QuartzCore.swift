import Plumb
import QuartzCore

/// A layer that uses names that Plumb used to take.
final class OwnNamesLayer: CALayer {
  var layoutName = 1
  var layoutFrame = "mine"
  var issueHandler: (() -> Void)?
  func sizeThatFits(_ size: CGSize) -> Int { 2 }
}

/// A delegate, as a view is one of its layer.
final class Delegate: NSObject, CALayerDelegate {}

@main
enum Laws {
  static func main() {
    containers()
    animations()
    issues()
    print("Core Animation: all laws hold")
  }

  static func containers() {
    let (card, inner) = (LayoutInfoStoredLayer(), LayoutInfoStoredLayer())
    let (photo, badge) = (OwnNamesLayer(), CALayer())
    (card.name, photo.name) = ("card", "photo")
    card.plumbFrame = CGRect(x: 0, y: 0, width: 200, height: 100)
    card.addSublayer(badge)
    card.addSublayer(photo)
    card.addSublayer(inner)
    badge.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    card.plumb.setLayout(for: photo) {
      $0.setTopLeft(inset: 8).setSize(to: CGSize(width: 50, height: 40))
    }
    card.plumb.setLayout(for: badge) {
      $0.setMiddleCenter(at: photo.plumb.bottomRight).setSize(to: CGSize(width: 10, height: 20))
    }
    card.plumb.setLayout(for: inner) { $0.setTopRight(inset: 0).fitSize() }
    let dot = CALayer()
    inner.plumb.setupSubview(dot) {
      $0.setDefaultLayout { $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 7, height: 6)) }
        .addToParent()
    }
    card.layoutIfNeeded()
    expect(photo.position == CGPoint(x: 33, y: 28), "a layer has its position")
    expect(badge.position == CGPoint(x: 58, y: 48), "a transformed one as well")
    expect(badge.bounds.size == CGSize(width: 10, height: 20), "and its size")
    expect(inner.plumbFrame == CGRect(x: 193, y: 0, width: 7, height: 6), "a container fits")
    inner.trailingPadding = 3
    card.layoutIfNeeded()
    expect(inner.plumbFrame.minX == 190, "and asks for another size")
    expect(card.plumb.explain(photo).hasPrefix("photo in card"), "it is explained by its name")
  }

  static func animations() {
    let (card, photo) = (LayoutInfoStoredLayer(), CALayer())
    card.addSublayer(photo)
    card.plumb.setLayout(for: photo) { $0.setTopLeft(inset: 8).setSize(to: .zero) }
    CATransaction.stubAnimationCount = 0
    card.layoutIfNeeded()
    expect(CATransaction.stubAnimationCount == 0, "laying out does not animate")
    CATransaction.begin()
    CATransaction.plumbAnimatesLayouts = true
    photo.plumbFrame.origin.x = 50
    CATransaction.commit()
    expect(CATransaction.stubAnimationCount == 1, "unless it is asked for")
    let delegate = Delegate()
    photo.delegate = delegate
    photo.plumbFrame.origin.x = 60
    expect(CATransaction.stubAnimationCount == 2, "a delegate decides for itself")
  }

  static func issues() {
    let (page, card) = (CALayer(), CALayer())
    page.addSublayer(card)
    var issues: [LayoutIssue] = []
    page.plumb.issueHandler = { issues.append($0) }
    card.plumb.layout(page) { $0.setTopLeft(to: .zero).fitSize() }
    expect(issues.map(\.kind) == [.notAChild], "issues go to the handler of a layer around")
  }
}
