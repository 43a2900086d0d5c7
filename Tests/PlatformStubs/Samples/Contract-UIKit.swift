import Plumb
import PlumbHostTesting
import UIKit

@main
@MainActor
enum Laws {
  static func main() {
    let flaws = checkLayoutable(
      makeHost: { UIView() }, add: { $1.addSubview($0) },
      showing: { part, view, root in
        let bounds = view.bounds
        return view.convert(
          CGPoint(x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y),
          to: root)
      },
      capabilities: [
        .name { $0.accessibilityIdentifier = $1 },
        .scrolling { $0.bounds.origin = $1 },
        .hiding { $0.isHidden = $1 },
        .transforms { $0.transform = CGAffineTransform($1) },
        .anchorPoints(
          by: { $0.layer.anchorPoint = $1 }, transform: { $0.transform = CGAffineTransform($1) }),
        .directions { $0.stub.direction = $1 == .leftToRight ? .leftToRight : .rightToLeft },
        .area(.safeArea) { $0.stub.safeAreaInsets = UIEdgeInsets($1) },
        .area(.layoutMargins) { $0.layoutMargins = UIEdgeInsets($1) },
        .grid(.devicePixels(scale: 3)) { $0.stub.displayScale = 3 },
        .zPositions { $0.layer.zPosition },
        .issues { $0.plumb.issueHandler = $1 },
        .fitting(CGSize(width: 24, height: 20), in: CGSize(width: 100, height: 50)) {
          let label = UILabel()
          label.text = "Ada"
          return label
        },
        .baselines(LayoutBaselines(first: 25, last: 15), in: CGSize(width: 24, height: 40)) {
          UILabel()
        },
      ])
    expectNone(flaws)
    expectNone(
      checkContainer(
        makeContainer: { LayoutInfoStoredView() }, makeChild: { UIView() },
        remove: { $0.removeFromSuperview() }))
    expectNone(
      checkContainer(
        makeContainer: { LayoutInfoStoredScrollView() }, makeChild: { UIView() },
        sizesItself: false, scroll: { $0.contentOffset = $1 },
        remove: { $0.removeFromSuperview() }))
    print("UIKit: views keep the contract of a host")
  }
}

extension CGAffineTransform {
  init(_ map: LayoutTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension UIEdgeInsets {
  /// The insets of a view whose text runs left-to-right.
  init(_ insets: LayoutInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
