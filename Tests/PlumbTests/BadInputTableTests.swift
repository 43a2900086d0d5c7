import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Rows of `Docs/BadInput.md` that no other suite tests. Also checks that each row names an existing test.
@Suite struct BadInputTableTests {
  private let lastGood = CGRect(x: 5, y: 6, width: 7, height: 8)

  private func isSound(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0
  }

  /// Whatever two numbers are given, the frame is valid, and a frame that differs from them is reported.
  @Test(arguments: LayoutWritingDirection.allCases)
  func numbersAtTheEdge(_ direction: LayoutWritingDirection) {
    let numbers: [CGFloat] = [
      0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e300,
      -1e300,
      .greatestFiniteMagnitude, .infinity, .nan, 1,
    ]
    for one in numbers {
      for other in numbers {
        let makings: [Making] = [
          { $0.setLeft(to: one).setRight(to: other).setTop(to: one).setHeight(to: other) },
          { $0.setCenter(to: one).setWidth(to: other).setMiddle(to: one).setBottom(to: other) },
          { $0.setLeading(to: one).setTrailing(to: other).setBottom(to: one).setTop(to: other) },
          { $0.setLeft(by: { _ in Position(one) }).setWidth(to: other).setTop(to: 0).fitHeight() },
          {
            $0.setHorizontal(at: 0.25, to: one).setTrailing(to: other).setTop(to: 0)
              .setHeight(toWidth: 0.5)
          },
          {
            $0.setTopLeft(to: .zero).fitSize().movingX(by: one).expandingWidth(
              by: other, from: .left)
          },
        ]
        for (number, make) in makings.enumerated() {
          let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
          container.direction = direction
          let log = IssueLog(container)
          let child = SizedView("child")
          child.frame = lastGood
          container.addSubview(child)
          container.plumb.setLayout(for: child, by: make)
          container.layoutIfNeeded()
          #expect(isSound(child.frame), "\(one), \(other), \(number): \(child.frame)")
          #expect(child.frame != lastGood || !log.kinds.isEmpty, "\(one), \(other), \(number)")
        }
      }
    }
  }

  @Test func sizesThatAreNone() {
    let sizes: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5]
    for size in sizes {
      let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let log = IssueLog(container)
      let child = SizedView("child")
      child.frame = lastGood
      child.wanted = CGSize(width: size, height: 20)
      container.addSubview(child)
      container.plumb.setLayout(for: child) { $0.setTopLeft(to: .zero).fitSize() }
      container.layoutIfNeeded()
      #expect(isSound(child.frame) && !log.kinds.isEmpty, "\(size): \(child.frame)")
      #expect(size == -5 || child.frame == lastGood)
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func areasWithoutRoomCollapseAtTheLeadingInset(_ direction: LayoutWritingDirection) {
    let parent = HeadlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.direction = direction
    parent.layoutMargins = LayoutInsets(top: 7, leading: 6, bottom: 9, trailing: 30)
    let area = parent.plumbArea(.layoutMargins, in: parent.bounds)
    #expect(area.size == .zero)
    #expect(area.origin == CGPoint(x: direction == .leftToRight ? 6 : 4, y: 7))
  }

  @Test func gridsThatAreNone() {
    for scale in [CGFloat(0), -1, .nan, .infinity] {
      #expect(PixelGrid.devicePixels(scale: scale) == .none)
      #expect(PixelGrid.cells(CGSize(width: scale, height: scale)) == .none)
    }
  }

  @Test func coincidingPartsDecideNoLength() {
    let stage = Stage()
    stage.child.frame = lastGood
    let log = IssueLog(stage.parent)
    stage.parent.plumb.layout(stage.child) {
      $0.setHorizontal(at: 0.5, to: 3).setCenter(to: 9).setTop(to: 0).fitHeight()
    }
    #expect(log.kinds == [.coincidingParts])
    #expect(stage.child.frame == lastGood)
  }

  @Test func nothingToLayOut() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    container.trailingPadding = 3
    container.bottomPadding = 4
    container.layoutIfNeeded()
    #expect(container.plumb.layoutRequiredSubviewsFrame == .zero)
    let child = HeadlessView()
    container.addSubview(child)
    container.plumb.setLayout(for: child) { $0.stickOnParent() }
    child.removeFromSuperview()
    container.layoutIfNeeded()
    let unlimited = CGFloat.greatestFiniteMagnitude
    #expect(
      container.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        == CGSize(width: 3, height: 4))
  }

  @Test func aHundredThousandChildren() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let views = (0..<100_000).map { _ in HeadlessView() }
    for (index, view) in views.enumerated() {
      container.addSubview(view)
      let last = index > 0 ? views[index - 1] : nil
      container.plumb.setLayout(for: view) { maker in
        let across = maker.setLeft(to: 0).setWidth(to: 5)
        return last.map { across.setTop(at: $0.plumb.bottom).setHeight(to: 1) }
          ?? across.setTop(to: 0).setHeight(to: 1)
      }
    }
    container.layoutIfNeeded()
    #expect(views.last!.frame.maxY == 100_000)
  }

  /// Nested containers, each of which fits the next one.
  @Test func aNestThatFitsTooDeep() async {
    // Enough stack for some levels, but not for all.
    await onStack(of: 1 << 20, timesIfSanitized: 3) { self.fitANest(of: 500) }
  }

  private func fitANest(of levels: Int) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var inner = root
    for _ in 0..<levels {
      let next = HeadlessContainerView()
      inner.addSubview(next)
      inner.plumb.setLayout(for: next) { $0.setTopLeft(to: CGPoint(x: 1, y: 1)).fitSize() }
      inner = next
    }
    let leaf = SizedView("leaf")
    inner.addSubview(leaf)
    inner.plumb.setLayout(for: leaf) { $0.setTopLeft(to: .zero).fitSize() }
    let log = IssueLog(root)
    #expect(root.sizeThatFits(CGSize(width: 300, height: 300)).width.isFinite)
    #expect(log.kinds == [.tooDeep])
    root.layoutIfNeeded()
    #expect(log.kinds == [.tooDeep, .tooDeep])
    #expect(leaf.frame.size == leaf.sizeThatFits(.zero))
  }

  /// Each level measures the next one with three new offers. Four levels are 81 questions, 40 would never end.
  @Test(arguments: [4, 40]) func aNestThatMultipliesItsTrialsEnds(_ levels: Int) {
    let boxes = (0...levels).map { _ in HeadlessContainerView() }
    var width: CGFloat = 100
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      let asker = AskingView()
      box.addSubview(asker)
      box.plumb.setLayout(for: asker) {
        $0.stickOnParentHorizontally().setTop(inset: 0).fitHeight()
      }
      asker.answer = { _ in
        let heights = (0..<3).map { _ in
          width += 1
          return next.sizeThatFits(CGSize(width: width, height: 100)).height
        }
        return CGSize(width: 10, height: heights.max()! + 1)
      }
    }
    boxes[levels].frame.size.height = 7
    let log = IssueLog(boxes[0])
    for box in boxes.dropFirst() { box.issueHandler = boxes[0].issueHandler }
    let size = boxes[0].sizeThatFits(CGSize(width: 100, height: 100))
    if levels == 4 {
      #expect(size == CGSize(width: 100, height: 11))
      #expect(log.kinds == [])
    } else {
      #expect(size.height.isFinite)
      #expect(log.kinds == [.tooManyTrials])
      // The next call begins anew.
      let four = boxes[levels - 4].sizeThatFits(CGSize(width: 100, height: 100))
      #expect(four == CGSize(width: 100, height: 11))
      #expect(log.kinds == [.tooManyTrials])
    }
  }

  @Test func tenThousandLevels() async {
    await onStack(of: 128 << 10) { self.layOutANest(of: 10_000) }
  }

  private func layOutANest(of levels: Int) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 200))
    var views = [root]
    for _ in 0..<levels {
      let inner = HeadlessContainerView()
      views.last!.addSubview(inner)
      views.last!.plumb.setLayout(for: inner) {
        $0.setLeft(to: 1).setTop(to: 0).setRight(inset: 0).setBottom(inset: 0)
      }
      views.append(inner)
    }
    let callout = HeadlessView()
    root.addSubview(callout)
    root.plumb.setLayout(for: callout) {
      $0.setLeft(at: views.last!.plumb.left).setTop(to: 0)
        .setSize(to: CGSize(width: 20_000, height: 1))
    }
    let size = root.sizeThatFits(CGSize(width: 20_000, height: 200))
    #expect(size == CGSize(width: CGFloat(levels) + 20_000, height: 200))
    root.layoutIfNeeded()
    #expect(callout.frame.minX == CGFloat(levels))
  }

  /// Each test that the table mentions exists.
  @Test func eachRowNamesATestThatIsThere() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(
      contentsOf: tests.deletingLastPathComponent().appendingPathComponent("Docs/BadInput.md"),
      encoding: .utf8)
    let names = table.split(separator: "`").filter {
      $0.contains("Tests.") && !$0.contains("/") && !$0.contains(" ")
    }
    #expect(names.count > 50)
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for case let file as URL in files! where file.pathExtension == "swift" {
      // A large suite has several files: Suite.swift and Suite+Subject.swift.
      let suite = String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" })
      guard suite.hasSuffix("Tests") else { continue }
      sources[suite, default: ""] += try String(contentsOf: file, encoding: .utf8)
    }
    for name in names {
      let parts = name.split(separator: ".").map(String.init)
      #expect(sources[parts[0]]?.contains("func \(parts[1])(") == true, "\(name)")
    }
  }
}
