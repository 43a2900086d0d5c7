import Plumb
import PlumbHostTesting
import QuartzCore

@main
enum Laws {
  static func main() {
    expectNone(
      checkLayoutable(
        makeHost: { CALayer() }, add: { $1.addSublayer($0) },
        showing: { part, layer, root in
          let bounds = layer.bounds
          return layer.convert(
            CGPoint(
              x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y),
            to: root)
        },
        capabilities: [
          .name { $0.name = $1 },
          .scrolling { $0.bounds.origin = $1 },
          .hiding { $0.isHidden = $1 },
          .transforms { $0.setAffineTransform(CGAffineTransform($1)) },
          .anchorPoints(
            by: { $0.anchorPoint = $1 },
            transform: { $0.setAffineTransform(CGAffineTransform($1)) }),
          .grid(.devicePixels(scale: 2)) { $0.contentsScale = 2 },
          .zPositions { $0.zPosition },
          .issues { $0.plumb.issueHandler = $1 },
        ]))
    expectNone(
      checkContainer(
        makeContainer: { LayoutInfoStoredLayer() }, makeChild: { CALayer() },
        remove: { $0.removeFromSuperlayer() }))
    print("Core Animation: layers keep the contract of a host")
  }
}

extension CGAffineTransform {
  init(_ map: LayoutTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
