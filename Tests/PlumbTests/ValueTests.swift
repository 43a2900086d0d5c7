import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A maker is a value, and evaluating a layout changes nothing.
@Suite struct ValueTests {
  @Test func forkingAMakerLeavesTheOriginalAsItWas() {
    let stage = Stage()
    let half = LayoutMaker().setLeft(to: 1).setTop(to: 2)
    let small = half.setWidth(to: 3).setHeight(to: 4)
    let large = half.setRight(to: 300).setBottom(to: 150)
    let moved = small.movingX(by: 10)
    let movedTwice = moved.movingX(by: 10)
    #expect(stage.frame { _ in small } == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.frame { _ in large } == CGRect(x: 1, y: 2, width: 299, height: 148))
    #expect(stage.frame { _ in moved } == CGRect(x: 11, y: 2, width: 3, height: 4))
    #expect(stage.frame { _ in movedTwice } == CGRect(x: 21, y: 2, width: 3, height: 4))
    #expect(stage.frame { _ in half.setWidth(to: 5).fitHeight() }?.size.width == 5)
  }

  @Test func evaluatingMovesNothingAndGivesTheSameTwice() {
    let stage = Stage()
    stage.sibling.frame = CGRect(x: 50, y: 60, width: 30, height: 10)
    stage.child.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    stage.parent.layoutIfNeeded()
    let make: Making = {
      $0.pinLeft(to: stage.sibling, with: { $0.right + 8 }).setTop(by: { $0.middle }).fitSize()
        .movingY(by: { $0.height })
    }
    let first = stage.frame(make)
    let second = stage.frame(make)
    #expect(first == CGRect(x: 88, y: 120, width: 30, height: 20))
    #expect(first == second)
    #expect(stage.child.frame == CGRect(x: 9, y: 9, width: 9, height: 9))
    #expect(stage.sibling.frame == CGRect(x: 50, y: 60, width: 30, height: 10))
    #expect(stage.parent.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test func layingOutGivesTheFrameThatEvaluatingTells() {
    let stage = Stage()
    stage.parent.plumb.layout(stage.child) {
      $0.setRight(by: { $0.right - 8 }).setBottom(by: { $0.bottom - 8 }).fitSize()
    }
    #expect(stage.child.frame == CGRect(x: 282, y: 172, width: 30, height: 20))
  }

  @Test func branchesOfDifferentFactsAreOfOneType() {
    for isWide in [true, false] {
      let stage = Stage()
      let make: Making = { maker in
        if isWide {
          maker.stickOnParent()
        } else {
          maker.setTopLeft(to: .zero).fitSize()
        }
      }
      #expect(
        stage.frame(make)?.size
          == (isWide ? CGSize(width: 320, height: 200) : CGSize(width: 30, height: 20)))
    }
  }
}
