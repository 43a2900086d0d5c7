import AppKit
import Plumb
import PlumbHostTesting

/// A view whose coordinates grow downwards.
final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@main
@MainActor
enum Laws {
  static func main() {
    views()
    expect(NSView.stubIllegalCalls == 0, "nothing is done that AppKit forbids in a layout")
    layers()
    print("AppKit: views and layers keep the contract of a host")
  }

  static func views() {
    let capabilities: [HostCapability<NSView>] = [
      .name { $0.identifier = NSUserInterfaceItemIdentifier($1) },
      .hiding { $0.isHidden = $1 },
      .directions {
        $0.userInterfaceLayoutDirection = $1 == .leftToRight ? .leftToRight : .rightToLeft
      },
      .area(.safeArea) {
        $0.stub.safeAreaInsets = NSEdgeInsets(
          top: $1.top, left: $1.leading, bottom: $1.bottom, right: $1.trailing)
      },
      .grid(.devicePixels(scale: 2)) { $0.stub.window = NSWindow() },
      .zPositions { $0.layer?.zPosition ?? 0 },
      .issues { $0.plumb.issueHandler = $1 },
      .fitting(CGSize(width: 30, height: 20), in: CGSize(width: 100, height: 50)) { NSControl() },
      .parent("flipped") { FlippedView() },
      .parent("not flipped") { NSView() },
    ]
    expectNone(
      checkLayoutable(
        makeHost: { NSView() }, add: { $1.addSubview($0) }, showing: shown,
        capabilities: capabilities))
    expectNone(
      checkLayoutable(
        makeHost: { FlippedView() as NSView }, add: { $1.addSubview($0) }, showing: shown,
        capabilities: capabilities + [.scrolling { $0.setBoundsOrigin($1) }]))
    expectNone(
      checkContainer(
        makeContainer: { LayoutInfoStoredView() }, makeChild: { NSView() },
        remove: { $0.removeFromSuperview() }))
    expectNone(
      checkContainer(
        makeContainer: { LayoutInfoStoredScrollView() }, makeChild: { NSView() },
        sizesItself: false,
        scroll: { $0.contentView.scroll(to: $1) }, remove: { $0.removeFromSuperview() }))
  }

  /// Where AppKit converts a point to, from the top left corner of the root.
  static func shown(_ part: CGPoint, of view: NSView, in root: NSView) -> CGPoint {
    let bounds = view.bounds
    let down = view.isFlipped ? part.y : 1 - part.y
    let point = view.convert(
      CGPoint(x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * down),
      to: root)
    return CGPoint(x: point.x, y: root.isFlipped ? point.y : root.bounds.maxY - point.y)
  }

  /// Layers without views, whose coordinates grow upwards unless their geometry is flipped.
  static func layers() {
    func layer(isFlipped: Bool) -> () -> CALayer {
      {
        let layer = CALayer()
        layer.isGeometryFlipped = isFlipped
        return layer
      }
    }
    for isFlipped in [false, true] {
      expectNone(
        checkLayoutable(
          makeHost: layer(isFlipped: isFlipped), add: { $1.addSublayer($0) }, showing: shown,
          capabilities: [
            .parent("the other way up", by: layer(isFlipped: !isFlipped)),
            .transforms { layer, map in
              // Seen in coordinates that grow upwards, a rotation turns the other way.
              let isUp = !(layer.superlayer?.contentsAreFlipped() ?? false)
              let sign: CGFloat = isUp ? -1 : 1
              layer.setAffineTransform(
                CGAffineTransform(
                  a: map.a, b: sign * map.b, c: sign * map.c, d: map.d, tx: 0, ty: 0))
            },
          ]))
    }
  }

  static func shown(_ part: CGPoint, of layer: CALayer, in root: CALayer) -> CGPoint {
    let bounds = layer.bounds
    let down = layer.contentsAreFlipped() ? part.y : 1 - part.y
    let point = layer.convert(
      CGPoint(x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * down),
      to: root)
    return CGPoint(x: point.x, y: root.contentsAreFlipped() ? point.y : root.bounds.maxY - point.y)
  }
}
