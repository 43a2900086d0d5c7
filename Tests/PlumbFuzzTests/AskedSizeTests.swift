import Foundation
import Plumb
import PlumbConstraints
import PlumbPin
import Testing

/// Laws: the size that a container needs does not depend on its current frame, whichever front end its layouts use.
@Suite struct AskedSizeTests {
  private static let unlimited = CGFloat.greatestFiniteMagnitude

  /// A text of 100 by 20 points, which wraps at less width.
  private final class Text: HeadlessView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(100, max(1, size.width))
      return CGSize(width: width, height: 2000 / width)
    }
  }

  private typealias Card = HeadlessConstraintView

  /// Ways to lay out three texts in a card, one for each front end.
  private static let ways: [(name: String, write: @Sendable (Card, [HeadlessView]) -> Void)] = {
    var ways: [(String, @Sendable (Card, [HeadlessView]) -> Void)] = [
      ("keeps", { card, views in views[0].keep.marginInsets.equal = 0 }),
      (
        "the readable area's equations",
        { card, views in
          card.plumb.activate {
            views[0].anchors.allEdges == card.anchors.readable.allEdges
            views[1].anchors.center == card.anchors.safeArea.center
          }
        }
      ),
      (
        "closures",
        { card, views in
          card.plumb.setLayout(for: views[0]) {
            $0.setLeft(by: { $0.layoutMarginsGuide.left }).setTop(by: { $0.safeAreaGuide.top })
              .fitSize()
          }
          card.plumb.setLayout(for: views[1]) {
            $0.setRight(by: { $0.readableGuide.right })
              .setBottom(by: { $0.layoutMarginsGuide.bottom }).fitSize()
          }
        }
      ),
      (
        "pins",
        { card, views in
          card.plumb.setPin(for: views[0]) { $0.top(8).left(8).sizeToFit() }
          card.plumb.setPin(for: views[1]) {
            $0.bottom(8).right(card.plumb.safeArea).width(40).height(30)
          }
          card.plumb.setPin(for: views[2]) { $0.hCenter().vCenter(4).width(70).height(60) }
        }
      ),
      (
        "a row",
        { card, views in
          card.plumb.setLayout(for: views) { maker in
            maker.row(leading: 5, trailing: 6).setMiddle(offset: 3).fitHeight().fitWidth()
              .pack(at: .center, gaps: 2)
          }
        }
      ),
      (
        "a column",
        { card, views in
          card.plumb.setLayout(for: views) { maker in
            maker.column(top: 5, bottom: 6).setTrailing(inset: 4).fitWidth().fitHeight()
              .equalizeGaps()
          }
        }
      ),
      (
        "a matrix in the margins",
        { card, views in
          card.plumb.setLayout(for: views) { maker in
            maker.matrix {
              $0.setTop(inset: 1, from: .layoutMargins).setBottom(inset: 2, from: .layoutMargins)
                .setLeading(inset: 0, from: .safeArea).setTrailing(inset: 0, from: .safeArea)
            }
            .setColumns([.fitted, .weight(1)], gaps: 3).setRows(each: .fitted, gaps: 4)
            .setCells { $0.stickOnParent() }
          }
        }
      ),
      (
        "equations, and a layout",
        { card, views in
          views[0].keep.marginInsets.equal = 0
          card.plumb.setLayout(for: views[1]) {
            $0.setBottom(inset: 3).setTrailing(inset: 4).setWidth(to: 150).setHeight(to: 90)
          }
        }
      ),
    ]
    for area in LayoutArea.allCases {
      ways.append(
        (
          "values from the \(area)",
          { card, views in
            card.plumb.setLayout(for: views[0]) {
              $0.setTop(inset: 3, from: area).setLeading(inset: 4, from: area).fitSize()
            }
            card.plumb.setLayout(for: views[1]) {
              $0.setBottom(inset: 5, from: area).setTrailing(inset: 6, from: area).fitSize()
            }
            card.plumb.setLayout(for: views[2]) {
              $0.setMiddle(offset: 7).setCenter(offset: 8).fitSize()
            }
          }
        ))
    }
    return ways.map { (name: $0.0, write: $0.1) }
  }()

  private func card(
    _ direction: LayoutWritingDirection, _ write: (Card, [HeadlessView]) -> Void
  ) -> Card {
    let card = Card(frame: .zero)
    card.direction = direction
    card.safeAreaInsets = LayoutInsets(top: 11, leading: 12, bottom: 13, trailing: 14)
    card.layoutMargins = LayoutInsets(all: 8)
    card.readableWidth = 250
    let views = (0..<3).map { _ in Text() }
    for view in views { card.addSubview(view) }
    write(card, views)
    return card
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func theSizeAskedForDoesNotDependOnTheFrame(_ direction: LayoutWritingDirection) {
    let sides: [CGFloat] = [320, Self.unlimited]
    for way in Self.ways {
      for width in sides {
        for height in sides {
          let offer = CGSize(width: width, height: height)
          let fresh = card(direction, way.write).sizeThatFits(offer)
          for size in [
            CGSize(width: 20, height: 15), CGSize(width: 300, height: 310),
            CGSize(width: 900, height: 800),
          ] {
            let other = card(direction, way.write)
            other.frame.size = size
            #expect(
              other.sizeThatFits(offer) == fresh,
              "\(way.name) in \(offer), before a pass at \(size)")
            other.layoutIfNeeded()
            #expect(
              other.sizeThatFits(offer) == fresh, "\(way.name) in \(offer), after a pass at \(size)"
            )
          }
        }
      }
    }
  }

  /// Margins count on both sides, whatever the current size of a cell.
  @Test func marginsCountOnBothSides() {
    for side in [0, 10, 300] as [CGFloat] {
      let card = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      card.layoutMargins = LayoutInsets(all: 8)
      let text = Text()
      card.addSubview(text)
      text.keep.marginInsets.equal = 0
      for width in [320, Self.unlimited] {
        #expect(
          card.sizeThatFits(CGSize(width: width, height: Self.unlimited))
            == CGSize(width: 116, height: 36))
      }
      #expect(card.plumb.fittingSize() == CGSize(width: 116, height: 36))
    }
  }

  /// Views pinned to the far edge enlarge a card with equations.
  @Test(arguments: LayoutWritingDirection.allCases)
  func layoutsBesideEquations(_ direction: LayoutWritingDirection) {
    let card = card(direction) { card, views in
      views[0].keep.marginInsets.equal = 0
      card.plumb.setLayout(for: views[1]) {
        $0.setBottom(inset: 3).setTrailing(inset: 4).setWidth(to: 250).setHeight(to: 190)
      }
    }
    #expect(
      card.sizeThatFits(CGSize(width: Self.unlimited, height: Self.unlimited))
        == CGSize(width: 254, height: 193))
  }
}
