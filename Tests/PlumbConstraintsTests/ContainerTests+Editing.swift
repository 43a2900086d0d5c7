import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Edits of constants and priorities.
extension ContainerTests {
  /// Any series of edits leads to what new constraints with the same numbers give, to the last bit.
  @Test func editsAreTheSameAsNewConstraints() {
    func constrained(_ numbers: [CGFloat], _ board: Board) -> [LayoutConstraint] {
      let (a, b) = (board["a"], board["b"])
      return board.plumb.activate {
        a.anchors.leading == board.anchors.leading + numbers[0]
        a.anchors.width == numbers[1] <<~ .high
        b.anchors.leading == a.anchors.trailing + numbers[2]
        b.anchors.trailing == board.anchors.trailing - numbers[3]
        b.anchors.width >= numbers[4]
        a.anchors.top == board.anchors.top + numbers[5]
        b.anchors.top == a.anchors.top
        a.anchors.height == a.anchors.width * 0.3
        b.anchors.height == a.anchors.height + numbers[6]
      }
    }
    var random = SplitMix64(seed: 7)
    let edited = Board("a", "b")
    let indices = [0, 1, 2, 3, 4, 5, 8]
    let constraints = constrained([8, 50, 4, 8, 20, 10, 1], edited)
    for _ in 0..<60 {
      let numbers = (0..<7).map { _ in CGFloat(Int.random(in: 0...120, using: &random)) / 3 }
      for (number, index) in zip(numbers, indices) {
        constraints[index].constant = index == 3 ? -number : number
      }
      edited.frame.size.width = CGFloat(Int.random(in: 100...500, using: &random))
      if Bool.random(using: &random) {
        edited.direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      }
      if Bool.random(using: &random) { _ = edited.plumb.fittingSize() }
      let new = Board("a", "b", width: edited.frame.width)
      new.direction = edited.direction
      _ = constrained(numbers, new)
      for name in ["a", "b"] { #expect(edited.frame(name) == new.frame(name)) }
      #expect(edited.plumb.fittingSize() == new.plumb.fittingSize())
    }
    #expect(edited.log.issues == [])
  }

  @Test func prioritiesCrossBetweenRequiredAndOptional() {
    let board = Board("a")
    let a = board["a"]
    let constraints = board.plumb.activate {
      a.anchors.width == 50
      a.anchors.width == 70 <<~ .high
    }
    #expect(board.frame("a").width == 50)
    constraints[0].priority = .low
    #expect(board.frame("a").width == 70)
    constraints[1].priority = 10
    #expect(board.frame("a").width == 50)
    constraints[0].priority = .required
    constraints[1].priority = .required
    #expect(board.frame("a").width == 50)
    #expect(board.log.kinds == [.conflict])
    constraints[0].deactivate()
    #expect(board.frame("a").width == 70)
  }
}
