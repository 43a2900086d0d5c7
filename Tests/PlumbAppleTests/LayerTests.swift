#if canImport(QuartzCore) && !os(watchOS)
  import Plumb
  import PlumbHostTesting
  import QuartzCore
  import XCTest

  /// Layers without views keep the contract of a host.
  final class LayerTests: XCTestCase {
    func testLayersKeepTheContractOfAHost() {
      func layer() -> CALayer {
        let layer = CALayer()
        #if canImport(AppKit) && !canImport(UIKit)
          layer.isGeometryFlipped = true
        #endif
        return layer
      }
      let flaws = checkLayoutable(
        makeHost: layer, add: { $1.addSublayer($0) },
        showing: { part, layer, root in
          let bounds = layer.bounds
          return layer.convert(
            CGPoint(
              x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y),
            to: root)
        },
        capabilities: [
          .name { $0.name = $1 },
          .hiding { $0.isHidden = $1 },
          .grid(.devicePixels(scale: 2)) { $0.contentsScale = 2 },
          .zPositions { $0.zPosition },
          .issues { $0.plumb.issueHandler = $1 },
        ])
      XCTAssertEqual(flaws.map(\.description), [])
    }

    func testContainersKeepTheirContract() {
      XCTAssertEqual(
        checkContainer(
          makeContainer: { LayoutInfoStoredLayer() }, makeChild: { CALayer() },
          remove: { $0.removeFromSuperlayer() }
        ).map(\.description), [])
    }
  }
#endif
