#if canImport(UIKit) && !os(watchOS)
  import Plumb
  import PlumbHostTesting
  import UIKit
  import XCTest

  /// UIKit's views keep the contract of a host, and the ready containers that of a container.
  final class UIKitTests: XCTestCase {
    @MainActor func testViewsKeepTheContractOfAHost() {
      let flaws = checkLayoutable(
        makeHost: { UIView() }, add: { $1.addSubview($0) },
        showing: { part, view, root in
          let bounds = view.bounds
          return view.convert(
            CGPoint(
              x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y),
            to: root)
        },
        capabilities: [
          .name { $0.accessibilityIdentifier = $1 },
          .scrolling { $0.bounds.origin = $1 },
          .hiding { $0.isHidden = $1 },
          .transforms { $0.transform = CGAffineTransform($1) },
          .anchorPoints(
            by: { $0.layer.anchorPoint = $1 }, transform: { $0.transform = CGAffineTransform($1) }),
          .directions {
            $0.semanticContentAttribute =
              $1 == .leftToRight ? .forceLeftToRight : .forceRightToLeft
          },
          .zPositions { $0.layer.zPosition },
          .issues { $0.plumb.issueHandler = $1 },
        ])
      XCTAssertEqual(flaws.map(\.description), [])
    }

    @MainActor func testContainersKeepTheirContract() {
      XCTAssertEqual(
        checkContainer(
          makeContainer: { LayoutInfoStoredView() }, makeChild: { UIView() },
          remove: { $0.removeFromSuperview() }
        ).map(\.description), [])
      XCTAssertEqual(
        checkContainer(
          makeContainer: { LayoutInfoStoredScrollView() }, makeChild: { UIView() },
          sizesItself: false, remove: { $0.removeFromSuperview() }
        ).map(\.description), [])
    }

    /// What UIKit promises, and Plumb relies on: see the guide on platforms.
    @MainActor func testFramesAndSizes() {
      let card = LayoutInfoStoredView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (photo, title) = (UIView(), UILabel())
      title.text = "Ada"
      card.plumb.setupSubview(photo) {
        $0.setDefaultLayout {
          $0.setTopLeft(to: CGPoint(x: 8, y: 8)).setSize(to: CGSize(width: 50, height: 50))
        }
        .addToParent()
      }
      card.plumb.setupSubview(title) {
        $0.setDefaultLayout { $0.setTopLeft(at: photo.plumb.topRight).fitSize() }.addToParent()
      }
      card.layoutIfNeeded()
      XCTAssertEqual(title.frame.origin, CGPoint(x: 58, y: 8))
      XCTAssertEqual(title.frame.width > 0 && title.frame.height > 0, true)
      let unlimited = CGFloat.greatestFiniteMagnitude
      XCTAssertEqual(card.sizeThatFits(CGSize(width: unlimited, height: unlimited)).height, 58)
    }
  }
#endif
