#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import Plumb
  import PlumbHostTesting
  import XCTest

  /// A view whose coordinates grow downwards.
  private final class FlippedView: NSView {
    override var isFlipped: Bool { true }
  }

  /// AppKit's views keep the contract of a host, and the ready containers that of a container.
  final class AppKitTests: XCTestCase {
    @MainActor func testViewsKeepTheContractOfAHost() {
      let capabilities: [HostCapability<NSView>] = [
        .name { $0.identifier = NSUserInterfaceItemIdentifier($1) },
        .hiding { $0.isHidden = $1 },
        .directions {
          $0.userInterfaceLayoutDirection = $1 == .leftToRight ? .leftToRight : .rightToLeft
        },
        .zPositions { $0.layer?.zPosition ?? 0 },
        .issues { $0.plumb.issueHandler = $1 },
        .parent("flipped") { FlippedView() },
        .parent("not flipped") { NSView() },
      ]
      for isFlipped in [false, true] {
        let flaws = checkLayoutable(
          makeHost: { isFlipped ? FlippedView() : NSView() }, add: { $1.addSubview($0) },
          showing: { part, view, root in
            let bounds = view.bounds
            let down = view.isFlipped ? part.y : 1 - part.y
            let point = view.convert(
              CGPoint(
                x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * down),
              to: root)
            return CGPoint(
              x: point.x, y: root.isFlipped ? point.y : root.bounds.maxY - point.y)
          },
          capabilities: capabilities)
        XCTAssertEqual(flaws.map(\.description), [])
      }
    }

    @MainActor func testContainersKeepTheirContract() {
      XCTAssertEqual(
        checkContainer(
          makeContainer: { LayoutInfoStoredView() }, makeChild: { NSView() },
          remove: { $0.removeFromSuperview() }
        ).map(\.description), [])
    }
  }
#endif
