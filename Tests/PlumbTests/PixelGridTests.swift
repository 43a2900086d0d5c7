import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Edges are rounded to the grid, so that adjacent views neither overlap nor have a gap.
@Suite struct PixelGridTests {
  @Test(arguments: [1.0, 2, 3, 2.625])
  func neighboursShareTheirEdgeAfterRounding(_ scale: CGFloat) throws {
    var random = SplitMix64(seed: 7)
    let stage = Stage()
    stage.parent.pixelGrid = .devicePixels(scale: scale)
    for _ in 0..<200 {
      let edge = CGFloat.random(in: -100...400, using: &random)
      let (width, height) = (
        CGFloat.random(in: 0...300, using: &random), CGFloat.random(in: 0...300, using: &random)
      )
      let before = try #require(
        stage.frame {
          $0.setRight(to: edge).setBottom(to: edge).setWidth(to: width).setHeight(to: height)
        })
      let after = try #require(
        stage.frame {
          $0.setLeft(to: edge).setTop(to: edge).setWidth(to: width).setHeight(to: height)
        })
      #expect(abs(before.maxX - after.origin.x) < 1e-9)
      #expect(abs(before.maxY - after.origin.y) < 1e-9)
      for line in [after.origin.x, after.origin.y, after.maxX, after.maxY] {
        #expect(abs((line * scale).rounded() / scale - line) < 1e-9)
        #expect(abs(after.origin.x - edge) <= 0.5 / scale + 1e-9)
      }
    }
  }

  @Test func withoutAGridNothingIsRounded() {
    let stage = Stage()
    let frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(stage.frame { $0.setFrame(to: frame) } == frame)
  }

  @Test func cellsHaveTheirOwnGridOnEachAxis() {
    let stage = Stage()
    stage.parent.pixelGrid = .cells(CGSize(width: 8, height: 16))
    let frame = stage.frame { $0.setFrame(to: CGRect(x: 3, y: 7, width: 10, height: 10)) }
    #expect(frame == CGRect(x: 0, y: 0, width: 16, height: 16))
  }

  /// Fitted lengths are rounded up, so that a text does not wrap for lack of a fraction.
  @Test func fittedLengthsAreRoundedUp() {
    let stage = Stage()
    stage.parent.pixelGrid = .devicePixels(scale: 2)
    stage.child.wanted = CGSize(width: 30.1, height: 20.000_01)
    let frame = stage.frame { $0.setLeft(to: 0.3).setTop(to: 0.3).fitSize() }
    #expect(frame == CGRect(x: 0.5, y: 0.5, width: 30.5, height: 20))
  }

  @Test func theGridIsAPolicyOfTheTree() {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (middle, leaf) = (HeadlessView(), HeadlessView())
    middle.addSubview(leaf)
    root.addSubview(middle)
    root.pixelGrid = .devicePixels(scale: 3)
    #expect(leaf.pixelGrid == .devicePixels(scale: 3))
    middle.pixelGrid = .none
    #expect(leaf.pixelGrid == .none)
    #expect(root.pixelGrid == .devicePixels(scale: 3))
    middle.removeFromSuperview()
    #expect(leaf.pixelGrid == .none)
    leaf.removeFromSuperview()
    root.addSubview(leaf)
    #expect(leaf.pixelGrid == .devicePixels(scale: 3))
    #expect(PixelGrid.devicePixels(scale: -1) == .none)
    #expect(PixelGrid.devicePixels(scale: .nan) == .none)
    #expect(PixelGrid.cells(.zero) == .none)
  }

  /// A length that is negative by less than a pixel is also reported, with the right child.
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func theGridHidesNoNegativeLength(_ direction: LayoutWritingDirection) {
    let makings: [(String, Making)] = [
      ("values", { $0.setLeft(to: 10.3).setWidth(to: -0.2).setTop(to: 10.3).setHeight(to: -0.2) }),
      (
        "closures",
        {
          $0.setLeft(by: { $0.left + 10.3 }).setWidth(by: { _ in -0.2 })
            .setTop(by: { $0.top + 10.3 }).setHeight(by: { _ in -0.2 })
        }
      ),
      (
        "places along the direction",
        {
          $0.setLeading(inset: 10.3).setWidth(to: -0.2).setTop(inset: 10.3).setHeight(to: -0.2)
        }
      ),
    ]
    for (name, make) in makings {
      let stage = Stage(width: 320, height: 200, direction)
      stage.parent.pixelGrid = .devicePixels(scale: 1)
      let log = IssueLog(stage.parent)
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(log.kinds == [.negativeLength, .negativeLength], "\(name), at once")

      let container = HeadlessContainerView(frame: stage.parent.frame)
      container.direction = direction
      container.pixelGrid = .devicePixels(scale: 1)
      let stored = IssueLog(container)
      let (child, next) = (HeadlessView(), HeadlessView())
      container.addSubview(child)
      container.addSubview(next)
      container.plumb.setLayout(for: child, by: make)
      container.plumb.setLayout(for: next) {
        $0.setLeft(by: { _ in Position(.nan) }).setWidth(to: 20).setTop(to: 0).setHeight(to: 20)
      }
      container.layoutIfNeeded()
      #expect(stored.kinds == [.negativeLength, .negativeLength, .notANumber], "\(name), stored")
      #expect(child.frame == stage.child.frame, "\(name)")
      #expect(next.frame == .zero, "\(name)")
    }
  }

  /// On a grid of whole points, the width 105.8 is read as decided, though the frame that has it is 106 wide and its
  /// height is negative; the same for heights.
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func aLengthIsReadAsDecidedThoughTheOtherIsNegative(_ direction: LayoutWritingDirection) {
    let box = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    box.direction = direction
    box.pixelGrid = .devicePixels(scale: 1)
    let (wide, high, likeWide, likeHigh) = (
      HeadlessView(), HeadlessView(), HeadlessView(), HeadlessView()
    )
    for view in [wide, high, likeWide, likeHigh] { box.addSubview(view) }
    box.plumb.setLayout(for: wide) {
      $0.setTrailing(inset: -5).setWidth(to: 105.8).setTop(to: 0).setHeight(to: -22)
    }
    box.plumb.setLayout(for: high) {
      $0.setTrailing(inset: 0).setWidth(to: -22).setBottom(inset: -5).setHeight(to: 105.8)
    }
    box.plumb.setLayout(for: likeWide) {
      $0.setLeading(inset: 0.6).setWidth(like: wide.plumb.width).setTop(to: 0).setHeight(to: 9)
    }
    box.plumb.setLayout(for: likeHigh) {
      $0.setLeading(inset: 0).setWidth(to: 9).setTop(to: 0.6).setHeight(like: high.plumb.height)
    }
    box.layoutIfNeeded()
    // From 1 to 106.4: 0.6 and 105.8.
    #expect(likeWide.frame.width == 105)
    #expect(likeHigh.frame.height == 105)
  }

  /// Halfway between two lines an edge goes to the later one, before zero as after it. So a view keeps a length that ends
  /// on lines wherever it stands.
  @Test(arguments: [1.0, 2, 4]) func aViewKeepsItsLengthWhereverItStands(_ scale: CGFloat) throws {
    let stage = Stage()
    stage.parent.pixelGrid = .devicePixels(scale: scale)
    for step in -40...40 {
      let start = CGFloat(step) / 2 / scale
      let frame = try #require(
        stage.frame {
          $0.setLeft(to: start).setTop(to: start).setWidth(to: 7).setHeight(to: 13)
        })
      #expect(abs(frame.width - 7) < 1e-9 && abs(frame.height - 13) < 1e-9)
    }
  }
}
