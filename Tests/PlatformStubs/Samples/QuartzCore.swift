import Plumb
import QuartzCore

@main
enum Laws {
  static func main() {
    let card = LayoutInfoStoredLayer()
    let (photo, badge) = (CALayer(), CALayer())
    (card.name, photo.name) = ("card", "photo")
    card.layoutFrame = CGRect(x: 0, y: 0, width: 200, height: 100)
    card.addSublayer(badge)
    card.addSublayer(photo)
    badge.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    card.plumb.setLayout(for: photo) {
      $0.setTopLeft(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 50, height: 40))
    }
    card.plumb.setLayout(for: badge) {
      $0.pinMiddleCenter(to: photo, with: { $0.bottomRight })
        .setSize(to: CGSize(width: 10, height: 20))
    }
    card.layoutIfNeeded()
    expect(photo.position == CGPoint(x: 33, y: 28), "a layer has its position")
    expect(badge.position == CGPoint(x: 58, y: 48), "a transformed one as well")
    expect(badge.bounds.size == CGSize(width: 10, height: 20), "and its size")
    expect(card.plumb.explain(photo).hasPrefix("photo in card"), "it is explained by its name")
    print("Core Animation: all laws hold")
  }

  static func expect(_ condition: Bool, _ law: String) {
    guard !condition else { return }
    print("Core Animation: does not hold: \(law)")
    exit(1)
  }
}
