import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Every attribute means the equation that it is documented with: for `equal`, `min` and `max`, in both
/// writing directions.
@Suite struct KeepTests {
  /// An attribute, and its value as the frames have it.
  struct Row {
    let name: String
    let attribute: (Plain, Plain) -> KeepAttribute
    private(set) var read: (CGRect, CGRect, Board) -> [CGFloat] = { _, _, _ in [] }

    init(_ name: String, _ attribute: @escaping (Plain, Plain) -> KeepAttribute) {
      self.name = name
      self.attribute = attribute
    }

    /// The row with what its value is, or its values are, in the frames.
    func reads(_ read: @escaping (CGRect, CGRect, Board) -> [CGFloat]) -> Row {
      var row = self
      row.read = read
      return row
    }
  }

  static let safe = LayoutInsets(top: 3, leading: 5, bottom: 7, trailing: 11)

  /// The frame inside an area of the board.
  static func area(_ area: LayoutArea, _ board: Board) -> CGRect {
    board.plumbArea(area, in: board.bounds)
  }

  static func insets(
    _ name: String, _ area: LayoutArea, _ scope: @escaping (Plain) -> [KeepAttribute]
  ) -> [Row] {
    func distances(_ frame: CGRect, _ area: CGRect, _ isMirrored: Bool) -> [CGFloat] {
      let (left, right) = (frame.minX - area.minX, area.maxX - frame.maxX)
      let (top, bottom) = (frame.minY - area.minY, area.maxY - frame.maxY)
      return [left, right, top, bottom, isMirrored ? right : left, isMirrored ? left : right]
    }
    return ["left", "right", "top", "bottom", "leading", "trailing"].enumerated().map {
      index, edge in
      Row(edge + name) { a, _ in scope(a)[index] }.reads { a, _, board in
        let isMirrored = board.direction == .rightToLeft
        return [distances(a, KeepTests.area(area, board), isMirrored)[index]]
      }
    }
  }

  /// A board with `b` where it is and `a` where nothing else decides.
  func board(_ direction: LayoutWritingDirection) -> Board {
    let board = Board("a", "b")
    board.direction = direction
    board.safeAreaInsets = KeepTests.safe
    let b = board["b"]
    b.keep.leftInset.equal = 90
    b.keep.topInset.equal = 60
    b.keep.setSize(CGSize(width: 80, height: 50))
    return board
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func equalMeansTheEquation(_ direction: LayoutWritingDirection) {
    for row in KeepTests.all {
      let board = board(direction)
      let (a, b) = (board["a"], board["b"])
      // Weak wishes, so that the attribute alone decides what it is about.
      a.keep.leftInset.equal = KeepValue(33, at: 2)
      a.keep.topInset.equal = KeepValue(22, at: 2)
      a.keep.width.equal = KeepValue(44, at: 1)
      a.keep.height.equal = KeepValue(31, at: 1)
      let isFactor =
        row.name.contains("To") || row.name.contains("enter") || row.name == "aspectRatio"
      let value: CGFloat = isFactor && row.name != "centerAlign" ? 0.5 : 12
      row.attribute(a, b).equal = KeepValue(value, at: .high)
      _ = board.frame("a")
      for read in row.read(a.frame, b.frame, board) {
        #expect(abs(read - value) < 1e-6, "\(row.name) \(direction): \(read), not \(value)")
      }
      #expect(row.attribute(a, b).equal == KeepValue(value, at: .high), "\(row.name)")
      #expect(board.log.issues == [], "\(row.name)")
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func minAndMaxAreLimits(_ direction: LayoutWritingDirection) {
    for row in KeepTests.all where !row.name.contains("sAlign") {
      for isMin in [true, false] {
        let board = board(direction)
        let (a, b) = (board["a"], board["b"])
        a.keep.leftInset.equal = KeepValue(33, at: 2)
        a.keep.topInset.equal = KeepValue(22, at: 2)
        a.keep.width.equal = KeepValue(44, at: 1)
        a.keep.height.equal = KeepValue(31, at: 1)
        _ = board.frame("a")
        let before = row.read(a.frame, b.frame, board)
        // A limit that is 5 beyond where the view would be.
        let limit = isMin ? (before.max() ?? 0) + 0.25 : (before.min() ?? 0) - 0.25
        if isMin {
          row.attribute(a, b).min = KeepValue(limit)
        } else {
          row.attribute(a, b).max = KeepValue(limit)
        }
        _ = board.frame("a")
        let after = row.read(a.frame, b.frame, board)
        if board.log.kinds.contains(.conflict) { continue }
        for read in after {
          #expect(
            isMin ? read >= limit - 1e-6 : read <= limit + 1e-6,
            "\(row.name) \(direction) \(isMin): \(read) \(limit)")
        }
      }
    }
  }

  @Test func unsetIsNil() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    for row in KeepTests.all {
      let attribute = row.attribute(a, b)
      #expect(attribute.equal == nil && attribute.min == nil && attribute.max == nil)
      #expect(!attribute.isActive)
    }
    a.keep.width.equal = 0
    #expect(a.keep.width.equal == 0)
    a.keep.width.equal = nil
    #expect(a.keep.width.equal == nil)
    #expect(board.plumb.constraints.isEmpty)
  }

  @Test func anAlignmentIsOneAttributeForBothViewsWhoeverIsNamedFirst() {
    for first in [true, false] {
      for row in KeepTests.alignments {
        let board = board(.leftToRight)
        let (a, b) = (board["a"], board["b"])
        if first { _ = row.attribute(a, b).equal } else { row.attribute(b, a).min = -500 }
        row.attribute(b, a).equal = 7
        #expect(row.attribute(a, b).equal == -7, "\(row.name)")
        #expect(board.plumb.constraints.count == (first ? 5 : 6), "\(row.name)")
        a.keep.size.equal = 20
        _ = board.frame("a")
        for read in row.read(b.frame, a.frame, board) { #expect(read == 7, "\(row.name)") }
        row.attribute(a, b).max = 3
        #expect(row.attribute(b, a).min == -3)
        row.attribute(a, b).deactivate()
        #expect(!row.attribute(b, a).isActive)
      }
    }
  }

  @Test func offsetsAreTheSameAttributeFromBothSides() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.keep.leftOffset(to: b).equal = 4
    #expect(b.keep.rightOffset(to: a).equal == 4)
    b.keep.rightOffset(to: a).min = 2
    #expect(a.keep.leftOffset(to: b).min == 2)
    #expect(board.plumb.constraints.count == 2)
    // Ratios differ from both sides.
    a.keep.width(to: b).equal = 2
    #expect(b.keep.width(to: a).equal == nil)
  }

  @Test func namesTellWhatIsKept() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.keep.leftInset.min = 8
    a.keep.leftInset.equal = .high(12)
    #expect(a.keep.leftInset.description == "left inset of a to board [min 8, equal 12@750]")
    #expect(
      board.plumb.constraints.map(\.name) == [
        "left inset of a to board at least 8 with required priority",
        "left inset of a to board equal to 12 with high priority",
      ])
    a.keep.leftInset.min = KeepValue(9, at: .high + 10)
    #expect(
      board.plumb.constraints[0].name
        == "left inset of a to board at least 9 with high(+10) priority")
    a.keep.topOffset(to: b).named("gap").equal = 3
    #expect(board.plumb.constraints[2].name == "gap equal to 3 with required priority")
    #expect(KeepValue(42).description == "42" && KeepValue.high(42).description == "42@750")
    #expect(ConstraintPriority(999).description == "required(-1)")
    #expect(ConstraintPriority(2000).description == "undefined")
  }

  @Test func keepingBetweenLimits() {
    let board = Board("a")
    let a = board["a"]
    a.keep.width.keep(at: 100, min: 20, max: 80)
    #expect(a.keep.width.equal == .high(100))
    #expect(board.frame("a").width == 80)
    #expect(a.keep.width.constraints.count == 3)
    a.keep.width.deactivate()
    #expect(board.plumb.constraints.isEmpty)
    let group = KeepAttribute.group(a.keep.width, a.keep.height)
    group.equal = 5
    #expect(group.equal == 5 && a.keep.height.equal == 5)
    a.keep.width.equal = 6
    #expect(group.equal == nil)
    #expect(group.isRelated(to: a) && !group.isRelated(to: board))
  }

  @Test func contentPriorities() {
    let board = Board("a")
    let a = board["a"]
    #expect(a.keep.huggingPriority == .low && a.keep.compressionResistance == .high)
    a.keep.horizontalHuggingPriority = 100
    #expect(a.keep.huggingPriority == 100 && a.keep.verticalHuggingPriority == .low)
    a.keep.verticalCompressionResistance = 10
    #expect(a.keep.compressionResistance == 10)
    a.keep.huggingPriority = 2000
    #expect(board.log.kinds == [.priorityOutOfRange])
    #expect(a.keep.verticalHuggingPriority == .low)
  }

  @Test func transitionsMoveWhatConstraintsMove() {
    let board = Board("a")
    let a = board["a"]
    a.keep.insets.equal = 10
    board.layoutIfNeeded()
    let transition = board.keep.transition { a.keep.insets.equal = 30 }
    #expect(a.frame.minX == 10)
    transition.apply(at: 0.5)
    #expect(a.frame == CGRect(x: 20, y: 20, width: 260, height: 160))
    transition.apply(at: 1)
    #expect(board.frame("a") == CGRect(x: 30, y: 30, width: 240, height: 140))
  }
}
