import Foundation
import Plumb

/// A random tree of nested containers whose views are pinned to earlier views of any container, and
/// what algebra says of it.
///
/// The oracle works in the coordinates of the root and knows no containers: each view has four edges,
/// each of which is an edge of an earlier view, plus a number. It solves them in the order in which
/// the views were made.
public final class PinnedTree {
  public let root: Container
  private var items: [Item] = []

  /// A container that counts its passes.
  public final class Container: HeadlessContainerView {
    public private(set) var passes = 0

    public override func layoutSubviews() {
      passes += 1
      super.layoutSubviews()
    }
  }

  private struct Item {
    let view: HeadlessView
    let parent: HeadlessView
    let left: Edge
    let top: Edge
    let width: Length
    let height: Length
  }

  /// An edge or the middle of an earlier view, and so much more.
  private struct Edge {
    let view: HeadlessView
    let part: CGFloat
    let offset: CGFloat
  }

  private enum Length {
    case constant(CGFloat)
    /// What the view asks for.
    case fitted(SizedView)
    /// Up to another edge.
    case upTo(Edge)
  }

  public init(seed: UInt64, containers: ClosedRange<Int> = 2...5, leaves: ClosedRange<Int> = 1...4)
  {
    var random = SplitMix64(seed: seed)
    root = Container(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.name = "root"
    var holders: [HeadlessContainerView] = [root]
    for number in 0..<Int.random(in: containers, using: &random) {
      let container = Container()
      container.name = "container \(number)"
      add(container, to: holders.randomElement(using: &random)!, &random)
      holders.append(container)
      for leaf in 0..<Int.random(in: leaves, using: &random) {
        let view = SizedView("leaf \(number).\(leaf)")
        view.wanted = CGSize(
          width: Int.random(in: 10...60, using: &random),
          height: Int.random(in: 10...60, using: &random))
        add(view, to: holders.randomElement(using: &random)!, &random)
      }
    }
  }

  private func add(
    _ view: HeadlessView, to parent: HeadlessContainerView, _ random: inout SplitMix64
  ) {
    parent.addSubview(view)
    // The parent itself, and all views before this one.
    let known = [parent as HeadlessView] + items.map(\.view)
    func edge(_ random: inout SplitMix64, _ parts: [CGFloat] = [0, 0.5, 1]) -> Edge {
      Edge(
        view: known.randomElement(using: &random)!, part: parts.randomElement(using: &random)!,
        offset: CGFloat(Int.random(in: -40...40, using: &random)))
    }
    func length(_ random: inout SplitMix64, after start: Edge) -> Length {
      switch Int.random(in: 0...2, using: &random) {
      case 0: return .constant(CGFloat(Int.random(in: 20...200, using: &random)))
      case 1: if let leaf = view as? SizedView { return .fitted(leaf) } else { fallthrough }
      default:
        // The same edge further on, so that the length is known not to be negative.
        return .upTo(
          Edge(
            view: start.view, part: start.part,
            offset: start.offset + CGFloat(Int.random(in: 0...150, using: &random))))
      }
    }
    let (left, top) = (edge(&random), edge(&random))
    let item = Item(
      view: view, parent: parent, left: left, top: top, width: length(&random, after: left),
      height: length(&random, after: top))
    items.append(item)
    parent.plumb.setLayout(for: view) { layout(item, $0) }
  }

  private func layout(
    _ item: Item, _ maker: LayoutMaker<IndividualProperty.Initial>
  ) -> LayoutMaker<IndividualLayout> {
    let start =
      maker
      .setLeft(at: item.left.view.plumb.horizontal(at: item.left.part), offset: item.left.offset)
      .setTop(at: item.top.view.plumb.vertical(at: item.top.part), offset: item.top.offset)
    let wide: LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Top>> =
      switch item.width {
      case .constant(let width): start.setWidth(to: width)
      case .fitted: start.fitWidth()
      case .upTo(let edge):
        // The closure must not keep the view, which may be the container.
        start.pinRight(to: edge.view) { [part = edge.part, offset = edge.offset] in
          $0.horizontal(at: part) + offset
        }
      }
    return switch item.height {
    case .constant(let height): wide.setHeight(to: height)
    case .fitted: wide.fitHeight()
    case .upTo(let edge):
      wide.pinBottom(to: edge.view) { [part = edge.part, offset = edge.offset] in
        $0.vertical(at: part) + offset
      }
    }
  }

  /// The views with the frames that algebra gives them, in their parents' coordinates.
  public func expected() -> [(view: HeadlessView, frame: CGRect)] {
    var frames: [ObjectIdentifier: CGRect] = [ObjectIdentifier(root): root.bounds]
    func x(_ edge: Edge) -> CGFloat {
      let frame = frames[ObjectIdentifier(edge.view)]!
      return frame.origin.x + frame.size.width * edge.part + edge.offset
    }
    func y(_ edge: Edge) -> CGFloat {
      let frame = frames[ObjectIdentifier(edge.view)]!
      return frame.origin.y + frame.size.height * edge.part + edge.offset
    }
    return items.map { item in
      let (left, top) = (x(item.left), y(item.top))
      let width: CGFloat =
        switch item.width {
        case .constant(let width): width
        case .fitted(let leaf): leaf.wanted.width
        case .upTo(let edge): x(edge) - left
        }
      let height: CGFloat =
        switch item.height {
        case .constant(let height): height
        case .fitted(let leaf): leaf.wanted.height
        case .upTo(let edge): y(edge) - top
        }
      frames[ObjectIdentifier(item.view)] = CGRect(x: left, y: top, width: width, height: height)
      let origin = frames[ObjectIdentifier(item.parent)]!.origin
      return (
        item.view, CGRect(x: left - origin.x, y: top - origin.y, width: width, height: height)
      )
    }
  }

  /// The views that do not stand where algebra puts them.
  public var wrong: [String] {
    expected().compactMap { view, frame in
      let stands = view.frame
      let distance = max(
        abs(stands.minX - frame.minX), abs(stands.minY - frame.minY),
        abs(stands.width - frame.width), abs(stands.height - frame.height))
      return distance < 1e-6 ? nil : "\(view.name ?? "?"): \(stands) for \(frame)"
    }
  }

  /// A leaf that is fitted, if there is one.
  public func fittedLeaf(_ random: inout SplitMix64) -> SizedView? {
    items.compactMap { item -> SizedView? in
      if case .fitted(let leaf) = item.width { return leaf }
      if case .fitted(let leaf) = item.height { return leaf }
      return nil
    }.randomElement(using: &random)
  }

  public var frames: [CGRect] { items.map(\.view.frame) }
}
