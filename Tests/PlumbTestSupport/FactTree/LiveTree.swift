import Foundation
import Plumb

/// The live views of a `FactTree`, laid out by its facts.
public final class LiveTree<Kit: ViewKit> {
  public private(set) var tree: FactTree
  public let views: [Kit.View]
  public private(set) var issues: [LayoutIssue] = []

  public init(_ tree: FactTree) {
    self.tree = tree
    views = tree.nodes.map {
      $0.isBox ? Kit.box($0.name) : Kit.leaf($0.name, $0.wish.wanted, area: $0.wish.area)
    }
    root.frame = tree.drawnFrames[0]
    root.direction = tree.direction
    root.issueHandler = { [unowned self] in issues.append($0) }
    for (holder, children) in tree.subviews.enumerated() {
      for child in children { views[holder].addSubview(views[child]) }
    }
    for node in tree.nodes.indices.dropFirst() {
      box(around: node).plumb.setLayout(for: views[node], by: making(of: node))
    }
  }

  public var root: Kit.View { views[0] }

  private func box(around node: Int) -> Kit.Box { views[tree.nodes[node].parent!] as! Kit.Box }

  /// The size of a container, on trial with an offered size.
  public func sizeThatFits(_ size: CGSize, _ node: Int = 0) -> CGSize {
    (views[node] as! Kit.Box).plumb.sizeThatFits(size)
  }

  /// Applies another root size and other content sizes.
  public func change(to next: FactTree) {
    for (node, view) in zip(next.nodes, views) where !node.isBox {
      Kit.want(node.wish.wanted, view)
    }
    tree = next
    root.frame = next.drawnFrames[0]
    root.setNeedsLayout()
  }

  /// Moves all views to their expected frames.
  public func place(_ frames: [CGRect]) {
    for (view, frame) in zip(views, frames) { view.frame = frame }
  }

  public func layOut() { root.layoutIfNeeded() }

  /// Lays out all views again.
  public func layOutAll() {
    for view in views { view.setNeedsLayout() }
    root.layoutIfNeeded()
  }

  public var frames: [CGRect] { views.map(\.frame) }

  /// Descriptions of the views whose frames are wrong.
  public func misplaced(_ expected: [CGRect]) -> [String] {
    zip(tree.nodes, zip(frames, expected)).compactMap { node, frames in
      frames.0.isClose(to: frames.1)
        ? nil : "\(node.name) is \(frames.0.words), and should be \(frames.1.words)"
    }
  }

  /// Descriptions of the views whose layouts give a wrong frame when they are evaluated at once. Containers that fit
  /// their content need a trial for that, and can be left out.
  public func misplacedAtOnce(_ expected: [CGRect], withFitted: Bool = true) -> [String] {
    tree.nodes.indices.dropFirst().compactMap { node in
      let isFitted = tree.isFitted(node, .x) || tree.isFitted(node, .y)
      if !withFitted, isFitted, tree.nodes[node].isBox { return nil }
      let frame = box(around: node).plumb.frame(of: views[node], by: making(of: node))
      if let frame, frame.isClose(to: expected[node]) { return nil }
      return "at once, \(tree.nodes[node].name) is \(frame?.words ?? "nowhere")"
    }
  }

  /// Descriptions of the fitted containers that need a wrong size, in the room that their layouts offer them.
  public func missized(_ expected: [CGRect]) -> [String] {
    tree.nodes.indices.dropFirst().compactMap { node in
      let fits = FactTree.Axis.allCases.map { tree.isFitted(node, $0) }
      guard tree.nodes[node].isBox, fits.contains(true) else { return nil }
      let (size, unlimited) = (expected[node].size, CGFloat.greatestFiniteMagnitude)
      let offer = CGSize(
        width: fits[0] ? unlimited : size.width, height: fits[1] ? unlimited : size.height)
      let asked = sizeThatFits(offer, node)
      let isRight =
        (!fits[0] || abs(asked.width - size.width) < 1e-6)
        && (!fits[1] || abs(asked.height - size.height) < 1e-6)
      return isRight ? nil : "\(tree.nodes[node].name) asks for \(asked) in \(offer)"
    }
  }

  private func making(of node: Int) -> Making {
    let (node, writer) = (tree.nodes[node], FactWriter<Kit.View>(views: views))
    return { writer.write(node, $0) }
  }
}
