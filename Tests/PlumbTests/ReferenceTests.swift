import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// References in other branches, in scrolled and transformed hosts, are where a conversion of their corners by hand
/// puts them.
@Suite struct ReferenceTests {
  /// An affine map for the oracle: columns and an offset.
  private struct Map {
    var xx = 1.0, yx = 0.0, xy = 0.0, yy = 1.0, x = 0.0, y = 0.0

    func callAsFunction(_ p: (Double, Double)) -> (Double, Double) {
      (xx * p.0 + xy * p.1 + x, yx * p.0 + yy * p.1 + y)
    }

    /// The point that the map takes to `p`.
    func back(_ p: (Double, Double)) -> (Double, Double) {
      let (dx, dy) = (p.0 - x, p.1 - y)
      let determinant = xx * yy - xy * yx
      return ((yy * dx - xy * dy) / determinant, (xx * dy - yx * dx) / determinant)
    }
  }

  /// A view, and its map to the parent for the oracle.
  private struct Placed {
    let view: HeadlessView
    let toParent: Map
  }

  private func randomView(_ random: inout SplitMix64) -> Placed {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let view = HeadlessView(
      frame: CGRect(
        x: number(-100...100), y: number(-100...100), width: number(10...200),
        height: number(10...200)))
    let scroll = Bool.random(using: &random) ? (number(-50...50), number(-50...50)) : (0, 0)
    view.bounds.origin = CGPoint(x: scroll.0, y: scroll.1)
    let center = (Double(view.center.x), Double(view.center.y))
    let size = (Double(view.bounds.size.width), Double(view.bounds.size.height))
    var map = Map()
    switch Int.random(in: 0...2, using: &random) {
    case 0: break
    case 1:
      let angle = number(-3...3)
      view.transform = LayoutTransform.rotation(by: angle)
      (map.xx, map.yx, map.xy, map.yy) = (cos(angle), sin(angle), -sin(angle), cos(angle))
    default:
      let scale = number(0.5...2)
      view.transform = LayoutTransform.scale(x: scale, y: -scale)
      (map.xx, map.yy) = (scale, -scale)
    }
    // A point of the view is transformed about the middle of its bounds, which is then put at the center.
    let middle = (scroll.0 + size.0 / 2, scroll.1 + size.1 / 2)
    let moved = map(middle)
    map.x = center.0 - moved.0
    map.y = center.1 - moved.1
    return Placed(view: view, toParent: map)
  }

  @Test(arguments: 0..<200)
  func aReferenceStandsWhereItsCornersAre(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    func branch(_ depth: Int) -> [Placed] {
      var parent = root
      return (0..<depth).map { _ in
        let placed = randomView(&random)
        parent.addSubview(placed.view)
        parent = placed.view
        return placed
      }
    }
    let parents = branch(Int.random(in: 0...3, using: &random))
    let references = branch(Int.random(in: 1...3, using: &random))
    let parent = parents.last?.view ?? root
    let child = HeadlessView()
    parent.addSubview(child)
    let reference = try #require(references.last?.view)

    let bounds = reference.bounds
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { fraction in
      var point = (
        Double(bounds.origin.x + bounds.size.width * fraction.0),
        Double(bounds.origin.y + bounds.size.height * fraction.1)
      )
      for placed in references.reversed() { point = placed.toParent(point) }
      for placed in parents { point = placed.toParent.back(point) }
      return point
    }
    let (xs, ys) = (corners.map(\.0).sorted(), corners.map(\.1).sorted())

    let frame = try #require(
      parent.plumb.frame(of: child) {
        $0.pinLeft(to: reference, with: { $0.left }).pinRight(to: reference, with: { $0.right })
          .pinTop(to: reference, with: { $0.top }).pinBottom(to: reference, with: { $0.bottom })
      })
    #expect(abs(frame.origin.x - xs[0]) < 1e-6)
    #expect(abs(frame.origin.y - ys[0]) < 1e-6)
    #expect(abs(frame.origin.x + frame.size.width - xs[3]) < 1e-6)
    #expect(abs(frame.origin.y + frame.size.height - ys[3]) < 1e-6)
  }

  @Test func theBoxAroundSeveralReferences() {
    // ┌───────────────┐
    // │┌a──┐          │
    // │└───┘   ┌b──┐  │
    // │        └───┘  │
    // └───────────────┘
    let stage = Stage()
    let other = HeadlessView(frame: CGRect(x: 90, y: 20, width: 40, height: 10))
    stage.parent.addSubview(other)
    stage.sibling.frame = CGRect(x: 10, y: 10, width: 40, height: 10)
    let frame = stage.frame {
      $0.pinLeft(to: [stage.sibling, other], with: { $0.left })
        .pinRight(to: [stage.sibling, other], with: { $0.right })
        .pinTop(to: [stage.sibling, other], with: { $0.top })
        .pinBottom(to: [stage.sibling, other], with: { $0.bottom })
    }
    #expect(frame == CGRect(x: 10, y: 10, width: 120, height: 20))
  }

  @Test func theParentAndAnAncestorAreReferencesToo() {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let parent = HeadlessView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let child = HeadlessView()
    root.addSubview(parent)
    parent.addSubview(child)
    let frame = parent.plumb.frame(of: child) {
      $0.pinLeft(to: root, with: { $0.left }).pinRight(to: parent, with: { $0.right })
        .pinTop(to: parent, with: { $0.top }).pinBottom(to: root, with: { $0.bottom })
    }
    #expect(frame == CGRect(x: -100, y: 0, width: 200, height: 250))
  }

  @Test func aTransformedReferenceOffersBothItsFrames() {
    let stage = Stage()
    stage.sibling.frame = CGRect(x: 100, y: 50, width: 40, height: 20)
    stage.sibling.transform = LayoutTransform.scale(x: 2, y: 2)
    let standing = stage.frame {
      $0.setTopLeft(at: .measured(on: stage.sibling) { $0.topLeft })
        .setBottomRight(at: .measured(on: stage.sibling) { $0.bottomRight })
    }
    let untransformed = stage.frame {
      $0.setTopLeft(at: .measured(on: stage.sibling) { $0.withoutTransform.topLeft })
        .pinRight(to: stage.sibling, with: { $0.withoutTransform.right })
        .pinBottom(to: stage.sibling, with: { $0.withoutTransform.bottom })
    }
    #expect(standing == CGRect(x: 80, y: 40, width: 80, height: 40))
    #expect(untransformed == CGRect(x: 100, y: 50, width: 40, height: 20))
  }

  @Test func aTransformedChildKeepsItsTransform() {
    let stage = Stage()
    stage.child.transform = LayoutTransform.scale(x: 3, y: 3)
    stage.parent.plumb.layout(stage.child) {
      $0.setFrame(to: CGRect(x: 100, y: 50, width: 40, height: 20))
    }
    #expect(stage.child.bounds.size == CGSize(width: 40, height: 20))
    #expect(stage.child.center == CGPoint(x: 120, y: 60))
    #expect(stage.child.transform == LayoutTransform.scale(x: 3, y: 3))
    #expect(stage.child.frame == CGRect(x: 60, y: 30, width: 120, height: 60))
  }

  /// A host that is scaled to a line has no inverse transform. This is reported.
  @Test func aParentWithoutAnInverseIsReported() {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = IssueLog(root)
    let (parent, child, reference) = (
      HeadlessView(frame: root.bounds), HeadlessView(), HeadlessView()
    )
    parent.transform = LayoutTransform.scale(x: 0, y: 1)
    root.addSubview(parent)
    root.addSubview(reference)
    parent.addSubview(child)
    parent.plumb.layout(child) {
      $0.pinLeft(to: reference, with: { $0.left }).setTop(to: 0).fitSize()
    }
    #expect(log.kinds == [.unrelatedReference])
  }
}
