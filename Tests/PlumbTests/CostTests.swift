import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The cost of a layout only grows with what is laid out. Passes and measurements are counted here, and instructions
/// by `Scripts/count-instructions`.
@Suite struct CostTests {
  /// However deeply fitted containers are nested, their leaf is measured a bounded number of times.
  @Test func aLeafIsAskedABoundedNumberOfTimesWhateverTheDepth() {
    let nestings: [(String, Making)] = [
      ("fit size", { $0.setTopLeft(to: .zero).fitSize() }),
      ("between edges", { $0.setLeft(to: 8).setRight(inset: 8).setTop(to: 0).fitHeight() }),
      ("fit width", { $0.setTop(to: 0).setBottom(inset: 1).setLeft(to: 0).fitWidth() }),
      (
        "mended",
        { $0.setLeft(to: 8).setRight(inset: 8).setTop(to: 0).fitHeight().pinchingBottom(by: 900) }
      ),
      (
        "by closures",
        { $0.setLeft(to: 8).setRight(by: { $0.right - 8 }).setTop(to: 0).fitHeight() }
      ),
    ]
    for (name, nesting) in nestings {
      var most = 0
      for depth in [1, 2, 5, 10, 20, 40] {
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.issueHandler = { _ in }
        var container = root
        for _ in 1..<max(2, depth) {
          let inner = HeadlessContainerView()
          container.addSubview(inner)
          container.plumb.setLayout(for: inner, by: nesting)
          container = inner
        }
        let leaf = SizedView("leaf")
        container.addSubview(leaf)
        container.plumb.setLayout(for: leaf, by: nesting)
        root.layoutIfNeeded()
        let inPass = leaf.offers.count
        let unlimited = CGFloat.greatestFiniteMagnitude
        _ = root.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        let onTrial = leaf.offers.count - inPass
        if depth == 5 { most = max(inPass, onTrial) }
        if depth > 5 {
          #expect(inPass <= 4 * depth, "\(name), \(depth) deep, in a pass")
          #expect(onTrial <= max(8, most), "\(name), \(depth) deep, on trial")
        }
      }
    }
  }

  /// The bound also holds if a leaf or each container of the nest measures a view outside the nest.
  @Test func aLeafIsAskedABoundedNumberOfTimesWhateverIsMeasured() {
    for isBesideEach in [false, true] {
      for depth in [2, 5, 10, 20] {
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var container = root
        var ruler = HeadlessView()
        let leaf = SizedView("leaf")
        for level in 0..<depth {
          if level == 0 || isBesideEach {
            ruler = HeadlessView()
            container.addSubview(ruler)
            container.plumb.setLayout(for: ruler) {
              $0.setTopLeft(to: .zero).setWidth(part: 0.5).setHeight(to: 4)
            }
          }
          let (inner, row) = (HeadlessContainerView(), HeadlessView())
          container.addSubview(inner)
          container.plumb.setLayout(for: inner) { $0.setTopLeft(to: .zero).fitSize() }
          inner.addSubview(row)
          inner.plumb.setLayout(for: row) {
            $0.setTopLeft(to: .zero).setHeight(to: 5).setWidth(like: ruler.plumb.width + 20)
          }
          container = inner
        }
        container.addSubview(leaf)
        container.plumb.setLayout(for: leaf) { $0.setTop(to: 0).setLeft(to: 0).fitSize() }
        let unlimited = CGFloat.greatestFiniteMagnitude
        _ = root.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        let onTrial = leaf.offers.count
        root.layoutIfNeeded()
        let inPass = leaf.offers.count - onTrial
        #expect(onTrial <= 8, "\(depth) deep, beside each: \(isBesideEach), on trial")
        #expect(inPass <= 12, "\(depth) deep, beside each: \(isBesideEach), in a pass")
      }
    }
  }

  /// A container that counts how often it is measured.
  private final class AskedContainer: HeadlessContainerView {
    var asked = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked += 1
      return super.sizeThatFits(size)
    }
  }

  private static var onFarEdges: [(String, Making)] {
    [
      ("top", { $0.setLeading(inset: 2).fitWidth().setTop(inset: 2).fitHeight() }),
      ("middle", { $0.setCenter(offset: 1).fitWidth().setMiddle(offset: 1).fitHeight() }),
      ("bottom", { $0.setTrailing(inset: 2).fitWidth().setBottom(inset: 2).fitHeight() }),
      (
        "bottom, between edges",
        { $0.setLeading(inset: 2).setTrailing(inset: 2).setBottom(inset: 2).fitHeight() }
      ),
      (
        "in a width that the tried height decides",
        {
          $0.setLeading(inset: 2).setBottom(inset: 2)
            .fitSize(by: { CGSize(width: $0.height + 50, height: .greatestFiniteMagnitude) })
        }
      ),
      (
        "a part of the child at a part of the parent",
        {
          $0.setLeading(inset: 2).fitWidth().setVertical(at: 0.3, on: .parent.vertical(at: 0.6))
            .fitHeight()
        }
      ),
    ]
  }

  /// A fitted container runs several trials, for children that depend on its far edge or center. In a nest, each
  /// level is still measured a bounded number of times: the trials do not multiply.
  @Test(arguments: [false, true])
  func whatHangsOnFarEdgesMultipliesNothing(_ isWidthUnlimited: Bool) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    for (nestName, nesting) in Self.onFarEdges {
      for (name, beside) in Self.onFarEdges {
        for depth in [3, 6, 12] {
          let levels = (0..<depth).map { _ in AskedContainer() }
          let leaf = SizedView("leaf")
          for (index, container) in levels.enumerated() {
            container.issueHandler = { Issue.record("\($0)") }
            let other = SizedView()
            container.addSubview(other)
            container.plumb.setLayout(for: other, by: beside)
            let inner = index + 1 < depth ? levels[index + 1] : leaf
            container.addSubview(inner)
            container.plumb.setLayout(for: inner, by: nesting)
          }
          _ = levels[0].sizeThatFits(
            CGSize(width: isWidthUnlimited ? unlimited : 400, height: unlimited))
          let onTrial = levels.map(\.asked)
          levels[0].frame.size = CGSize(width: 400, height: 400)
          levels[0].layoutIfNeeded()
          let inPass = zip(levels, onTrial).map { $0.asked - $1 }
          let nest = "\(nestName) beside \(name), \(depth) deep"
          #expect(onTrial.max()! <= 4, "\(nest), on trial")
          #expect(inPass.max()! <= 2, "\(nest), in a pass")
          #expect(leaf.offers.count <= 16, "the leaf of \(nest)")
        }
      }
    }
  }

  /// Deep nests and long chains are released without a deep stack.
  @Test func deepNestsAndLongChainsNeedNoDeepStack() async {
    await onStack(of: 128 << 10) {
      var root: HeadlessView? = HeadlessView()
      var view = root!
      for _ in 0..<50_000 {
        let inner = HeadlessView()
        view.addSubview(inner)
        view = inner
      }
      root!.layoutIfNeeded()
      root = nil
      let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = SizedView()
      container.addSubview(child)
      container.plumb.setLayout(for: child) { maker in
        var maker = maker.setTopLeft(to: .zero).fitSize()
        for _ in 0..<100_000 { maker = maker.movingX(by: 1) }
        return maker
      }
      container.layoutIfNeeded()
      #expect(child.frame.minX == 100_000)
      container.plumb.removeLayout(for: child)
    }
  }
}
