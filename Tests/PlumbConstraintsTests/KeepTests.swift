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

  static var groups: [Row] {
    [
      Row("size") { a, _ in a.keep.size }.reads { a, _, _ in [a.width, a.height] },
      Row("insets") { a, _ in a.keep.insets }.reads { a, _, board in
        [
          a.minY, board.bounds.maxY - a.maxY, a.minX, board.bounds.maxX - a.maxX,
        ]
      },
      Row("horizontalInsets") { a, _ in a.keep.horizontalInsets }.reads { a, _, board in
        [a.minX, board.bounds.maxX - a.maxX]
      },
      Row("verticalInsets") { a, _ in a.keep.verticalInsets }.reads { a, _, board in
        [a.minY, board.bounds.maxY - a.maxY]
      },
      Row("safeInsets") { a, _ in a.keep.safeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minY - area.minY, area.maxY - a.maxY, a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("horizontalSafeInsets") { a, _ in a.keep.horizontalSafeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("verticalSafeInsets") { a, _ in a.keep.verticalSafeInsets }.reads { a, _, board in
        let area = area(.safeArea, board)
        return [a.minY - area.minY, area.maxY - a.maxY]
      },
      Row("marginInsets") { a, _ in a.keep.marginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minY - area.minY, area.maxY - a.maxY, a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("horizontalMarginInsets") { a, _ in a.keep.horizontalMarginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minX - area.minX, area.maxX - a.maxX]
      },
      Row("verticalMarginInsets") { a, _ in a.keep.verticalMarginInsets }.reads { a, _, board in
        let area = area(.layoutMargins, board)
        return [a.minY - area.minY, area.maxY - a.maxY]
      },
      Row("edgeAlign") { a, b in a.keep.edgeAlign(to: b) }.reads { a, b, _ in
        [a.minY - b.minY, a.minX - b.minX, b.maxX - a.maxX, b.maxY - a.maxY]
      },
      Row("centerAlign") { a, b in a.keep.centerAlign(to: b) }.reads { a, b, _ in
        [a.midX - b.midX, a.midY - b.midY]
      },
    ]
  }

  static var lengths: [Row] {
    [
      Row("width") { a, _ in a.keep.width }.reads { a, _, _ in [a.width] },
      Row("height") { a, _ in a.keep.height }.reads { a, _, _ in [a.height] },
    ]
  }

  static var factors: [Row] {
    [
      Row("aspectRatio") { a, _ in a.keep.aspectRatio }.reads { a, _, _ in [a.width / a.height] },
      Row("widthTo") { a, b in a.keep.width(to: b) }.reads { a, b, _ in [a.width / b.width] },
      Row("heightTo") { a, b in a.keep.height(to: b) }.reads { a, b, _ in [a.height / b.height] },
      Row("sizeTo") { a, b in a.keep.size(to: b) }.reads { a, b, _ in
        [a.width / b.width, a.height / b.height]
      },
      Row("centerX") { a, _ in a.keep.centerX }.reads { a, _, board in
        [a.midX / board.bounds.width]
      },
      Row("centerY") { a, _ in a.keep.centerY }.reads { a, _, board in
        [a.midY / board.bounds.height]
      },
      Row("centers") { a, _ in .group(a.keep.centerX, a.keep.centerY) }.reads { a, _, board in
        [a.midX / board.bounds.width, a.midY / board.bounds.height]
      },
    ]
  }

  static var offsets: [Row] {
    [
      Row("leftOffset") { a, b in a.keep.leftOffset(to: b) }.reads { a, b, _ in [a.minX - b.maxX] },
      Row("rightOffset") { a, b in b.keep.rightOffset(to: a) }.reads { a, b, _ in [a.minX - b.maxX]
      },
      Row("topOffset") { a, b in a.keep.topOffset(to: b) }.reads { a, b, _ in [a.minY - b.maxY] },
      Row("bottomOffset") { a, b in b.keep.bottomOffset(to: a) }.reads { a, b, _ in
        [a.minY - b.maxY]
      },
      Row("leadingOffset") { a, b in a.keep.leadingOffset(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.maxX : b.minX - a.maxX]
      },
      Row("trailingOffset") { a, b in b.keep.trailingOffset(to: a) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.maxX : b.minX - a.maxX]
      },
      Row("firstBaselineOffset") { a, b in a.keep.firstBaselineOffset(to: b) }.reads { a, b, _ in
        [a.minY - b.maxY + 14]
      },
      Row("lastBaselineOffset") { a, b in b.keep.lastBaselineOffset(to: a) }.reads { a, b, _ in
        [a.minY - b.maxY + 14]
      },
    ]
  }

  static var alignments: [Row] {
    [
      Row("leftAlign") { a, b in a.keep.leftAlign(to: b) }.reads { a, b, _ in [a.minX - b.minX] },
      Row("rightAlign") { a, b in a.keep.rightAlign(to: b) }.reads { a, b, _ in [b.maxX - a.maxX] },
      Row("topAlign") { a, b in a.keep.topAlign(to: b) }.reads { a, b, _ in [a.minY - b.minY] },
      Row("bottomAlign") { a, b in a.keep.bottomAlign(to: b) }.reads { a, b, _ in [b.maxY - a.maxY]
      },
      Row("leadingAlign") { a, b in a.keep.leadingAlign(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? a.minX - b.minX : b.maxX - a.maxX]
      },
      Row("trailingAlign") { a, b in a.keep.trailingAlign(to: b) }.reads { a, b, board in
        [board.direction == .leftToRight ? b.maxX - a.maxX : a.minX - b.minX]
      },
      Row("centerXAlign") { a, b in a.keep.centerXAlign(to: b) }.reads { a, b, _ in
        [a.midX - b.midX]
      },
      Row("centerYAlign") { a, b in a.keep.centerYAlign(to: b) }.reads { a, b, _ in
        [a.midY - b.midY]
      },
      Row("firstBaselineAlign") { a, b in a.keep.firstBaselineAlign(to: b) }.reads { a, b, _ in
        [b.minY - a.minY]
      },
      Row("lastBaselineAlign") { a, b in a.keep.lastBaselineAlign(to: b) }.reads { a, b, _ in
        [b.maxY - a.maxY]
      },
    ]
  }

  static var baselines: [Row] {
    [
      Row("firstBaselineInset") { a, _ in a.keep.firstBaselineInset }.reads { a, _, _ in
        [a.minY + 10]
      },
      Row("lastBaselineInset") { a, _ in a.keep.lastBaselineInset }.reads { a, _, board in
        [board.bounds.maxY - a.maxY + 4]
      },
    ]
  }

  static var all: [Row] {
    var rows = insets("Inset", .bounds) { a in
      [
        a.keep.leftInset, a.keep.rightInset, a.keep.topInset, a.keep.bottomInset,
        a.keep.leadingInset, a.keep.trailingInset,
      ]
    }
    rows += insets("SafeInset", .safeArea) { a in
      [
        a.keep.leftSafeInset, a.keep.rightSafeInset, a.keep.topSafeInset,
        a.keep.bottomSafeInset, a.keep.leadingSafeInset, a.keep.trailingSafeInset,
      ]
    }
    rows += insets("MarginInset", .layoutMargins) { a in
      [
        a.keep.leftMarginInset, a.keep.rightMarginInset, a.keep.topMarginInset,
        a.keep.bottomMarginInset, a.keep.leadingMarginInset, a.keep.trailingMarginInset,
      ]
    }
    for more in [lengths, groups, factors, offsets, alignments, baselines] { rows += more }
    return rows
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

  @Test func arraysKeepAllAndPairs() {
    let board = Board("a", "b", "c")
    let views = [board["a"], board["b"], board["c"]]
    views.keep.insets.min = 10
    #expect(board.plumb.constraints.count == 12)
    board.plumb.constraints.deactivate()
    views.keep.insets.deactivate()
    views.keep.widthsEqual()
    views.keep.horizontalOffsets(20)
    views.keep.topAligned()
    #expect(board.plumb.constraints.count == 6)
    views[0].keep.leftInset.equal = 10
    views[2].keep.rightInset.equal = 10
    views[0].keep.topInset.equal = 5
    views.keep.height.equal = 30
    #expect(board.frame("b") == CGRect(x: 110, y: 5, width: 80, height: 30))
    #expect(board.frame("c") == CGRect(x: 210, y: 5, width: 80, height: 30))
    #expect(board.log.issues == [])
    [views[0]].keep.horizontalOffsets(3)
    #expect(board.plumb.constraints.count == 12)
  }

  @Test func pairsOfEveryKind() {
    func count(_ keep: (KeepArray<Plain>) -> KeepAttribute) -> Int {
      let board = Board("a", "b", "c")
      _ = keep([board["a"], board["b"], board["c"]].keep)
      return board.plumb.constraints.count
    }
    #expect(count { $0.sizesEqual() } == 4)
    #expect(count { $0.heightsEqual(at: .high) } == 2)
    #expect(count { $0.leadingOffsets(1) } == 2)
    #expect(count { $0.verticalOffsets(1) } == 2)
    #expect(count { $0.baselineOffsets(1) } == 2)
    #expect(count { $0.leftAligned() } == 2)
    #expect(count { $0.rightAligned() } == 2)
    #expect(count { $0.bottomAligned() } == 2)
    #expect(count { $0.leadingAligned() } == 2)
    #expect(count { $0.trailingAligned() } == 2)
    #expect(count { $0.centerXAligned() } == 2)
    #expect(count { $0.centerYAligned() } == 2)
    #expect(count { $0.firstBaselineAligned() } == 2)
    #expect(count { $0.lastBaselineAligned() } == 2)
    let board = Board("a", "b", "c")
    let views = [board["a"], board["b"], board["c"]]
    views.keep.size.equal = 10
    views.keep.leftAlignments(5)
    views.keep.topAligned()
    views[0].keep.leftInset.equal = 50
    views[0].keep.topInset.equal = 0
    // Successive views step back.
    #expect(board.frame("b").minX == 45)
    #expect(board.frame("c").minX == 40)
  }

  @Test func anAtomicGroupIsTakenAwayAndBroughtBack() {
    let board = Board("a")
    let a = board["a"]
    a.keep.setSize(CGSize(width: 20, height: 20))
    a.keep.topInset.equal = 0
    let one = KeepAtomic { a.keep.leftInset.equal = 10 }
    #expect(board.frame("a").minX == 10)
    one.deactivate()
    let other = KeepAtomic { a.keep.rightInset.equal = 10 }
    #expect(board.frame("a").minX == 270)
    other.deactivate()
    one.activate()
    #expect(board.frame("a").minX == 10)
    #expect(board.plumb.constraints.count == 4)
    #expect(board.log.issues == [])
  }

  /// The last value of each attribute and relation counts, and nothing is left behind.
  @Test func anAtomicGroupLeaksNothing() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    let group = KeepAtomic {
      a.keep.width(to: b).equal = 2
      a.keep.width(to: b).equal = 3
      a.keep.height.equal = 10
      a.keep.height.equal = .low(20)
      a.keep.leftInset.min = 3
      a.keep.leftInset.min = nil
    }
    #expect(board.plumb.constraints.count == 2)
    #expect(a.keep.width(to: b).equal == 3)
    group.deactivate()
    #expect(board.plumb.constraints.isEmpty)
    // The inner group remembers what is set inside it.
    var inner: KeepAtomic?
    let outer = KeepAtomic {
      a.keep.topInset.equal = 1
      inner = KeepAtomic { a.keep.leftInset.equal = 2 }
    }
    outer.deactivate()
    #expect(a.keep.leftInset.equal == 2)
    inner?.deactivate()
    #expect(board.plumb.constraints.isEmpty)
  }

  @Test func attributesFollowTheirViewIntoAnotherContainer() {
    let (board, other) = (Board("a"), Board())
    let a = board["a"]
    a.keep.leftInset.equal = 8
    board.layoutIfNeeded()
    other.addSubview(a)
    #expect(a.keep.leftInset.equal == nil)
    a.keep.leftInset.equal = 20
    other.layoutIfNeeded()
    #expect(a.frame.minX == 20)
    board.layoutIfNeeded()
    #expect(board.log.issues == [])
    board.addSubview(a)
    #expect(a.keep.leftInset.equal == 8)
    #expect(board.frame("a").minX == 8)
  }

  /// What is about a child that was removed waits until it is back, also if it is measured from one that stayed.
  @Test(arguments: [false, true])
  func whatIsKeptOfARemovedChildIsNotReported(_ isLaidOutBefore: Bool) {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    b.keep.leftInset.equal = 20
    b.keep.topInset.equal = 5
    b.keep.size.equal = 30
    a.keep.leftAlign(to: b).equal = 0
    a.keep.topOffset(to: b).equal = 4
    a.keep.width(to: b).equal = 2
    board.plumb.activate { a.anchors.height == b.anchors.height + 1 }
    if isLaidOutBefore { board.layoutIfNeeded() }
    a.removeFromSuperview()
    #expect(board.frame("b") == CGRect(x: 20, y: 5, width: 30, height: 30))
    #expect(board.log.issues == [])
    board.addSubview(a)
    #expect(board.frame("a") == CGRect(x: 20, y: 39, width: 60, height: 31))
    #expect(board.log.issues == [])
  }

  @Test func whatIsMeasuredFromARemovedChildIsReported() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.keep.leftAlign(to: b).equal = 0
    a.keep.topOffset(to: b).equal = 4
    b.removeFromSuperview()
    board.layoutIfNeeded()
    #expect(board.log.kinds == [.unrelatedReference, .unrelatedReference])
    #expect(board.log.issues.allSatisfy { $0.view == "a" })
  }

  @Test func aViewWithoutAContainerIsReported() {
    let root = HeadlessView()
    let log = IssueLog(root)
    let view = HeadlessView()
    view.name = "view"
    root.addSubview(view)
    view.keep.width.equal = 3
    view.keep.huggingPriority = .high
    #expect(log.kinds == [.noConstraintContainer, .noConstraintContainer])
    #expect(log.issues.first?.callSite.line == 0)
    #expect("\(log.issues[0])".hasPrefix("view: width is ignored"))
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
