import Foundation

/// The host tree as an evaluation reads it: live, or with the frames of a trial.
struct HostTree {
  private let trial: TrialFrames?

  init(_ trial: TrialFrames? = nil) {
    self.trial = trial
  }

  /// The frame of `host` in the coordinates of `parent`. Nil if they are not in the same tree, or if a transform
  /// between their nearest common ancestor and `parent` flattens a host to a line or a point.
  // A method of its own, so that finding a sibling stays short.
  @inline(never)
  func frame(of host: any Layoutable, in parent: any Layoutable) -> ReferenceFrame? {
    // The exact frame, as an evaluation measures it: converting it through the map would round.
    if trial == nil, host.isChild(of: parent), !host.plumbIsTransformed {
      return ReferenceFrame(frame: host.plumbFrame, untransformed: host.plumbFrame)
    }
    guard let conversion = map(from: host, to: parent) else { return nil }
    let box = conversion.box(around: bounds(of: host, in: parent))
    // If the parent is inside the host, the host's transform moves both, so it is ignored.
    guard host.plumbIsTransformed, !parent.isInside(host), let holder = host.plumbParent,
      let outer = map(from: holder, to: parent)
    else { return ReferenceFrame(frame: box, untransformed: box) }
    return ReferenceFrame(frame: box, untransformed: outer.box(around: frame(of: host)))
  }

  /// The conversion from the coordinates of `source` to those of `target`, through their nearest common ancestor. Nil
  /// if they have no common ancestor, or if the conversion from `target` to that ancestor cannot be inverted.
  func map(from source: any Layoutable, to target: any Layoutable) -> LayoutTransform? {
    let up = source.pathToRoot
    let down = target.pathToRoot
    guard let (i, j) = HostTree.meeting(of: up, down) else { return nil }
    let rise = up[..<i].reduce(LayoutTransform.identity) { $0.followed(by: mapToParent(of: $1)) }
    let fall = down[..<j].reduce(LayoutTransform.identity) { $0.followed(by: mapToParent(of: $1)) }
    return fall.inverse.map { rise.followed(by: $0) }
  }

  /// The index of the nearest common ancestor in each of two paths to the root; nil if the roots differ.
  static func meeting(of path: [any Layoutable], _ other: [any Layoutable]) -> (Int, Int)? {
    var (i, j) = (path.count, other.count)
    while i > 0, j > 0, path[i - 1] === other[j - 1] { (i, j) = (i - 1, j - 1) }
    return i == path.count ? nil : (i, j)
  }

  /// The hosts that decide where `host` is in the coordinates of `container`: those on the paths from `host` and from
  /// `container` to their nearest common ancestor, without that ancestor. Empty if the two are not in the same tree.
  static func between(_ host: any Layoutable, _ container: any Layoutable) -> [any Layoutable] {
    let (up, down) = (host.pathToRoot, container.pathToRoot)
    return meeting(of: up, down).map { Array(up[..<$0.0] + down[..<$0.1]) } ?? []
  }

  /// The conversion from the coordinates of `host` to those of its parent. While the length of its content is
  /// being found, the host counts as not scrolled.
  private func mapToParent(of host: any Layoutable) -> LayoutTransform {
    let map = mapToParentAsScrolled(of: host)
    let distance = distanceFromBeginning(of: host)
    if distance == .zero { return map }
    return .translation(x: distance.x, y: distance.y).followed(by: map)
  }

  /// How far the content of a host is scrolled from its beginning, in points, while a trial finds the length of the
  /// content; zero otherwise.
  private func distanceFromBeginning(of host: any Layoutable) -> CGPoint {
    guard let trial, let viewport = trial.viewport(of: host)?.origin,
      let now = host.plumbScrolling?.viewport.origin
    else { return .zero }
    return CGPoint(x: now.x - viewport.x, y: now.y - viewport.y)
  }

  private func mapToParentAsScrolled(of host: any Layoutable) -> LayoutTransform {
    let origin = host.plumbBounds.origin
    if let transform = host.plumbTransform {
      guard let frame = trial?.frame(of: host) else { return transform }
      return transform.moved(to: frame, from: origin, about: host.plumbAnchorPoint)
    }
    let frame = frame(of: host)
    return .translation(x: frame.origin.x - origin.x, y: frame.origin.y - origin.y)
  }

  /// The bounds of a host, or its content if it scrolls and contains `parent`.
  private func bounds(of host: any Layoutable, in parent: any Layoutable) -> CGRect {
    if let scrolling = host.plumbScrolling, parent.isInside(host) {
      return trial?.content(of: host) ?? scrolling.content
    }
    let bounds = trial?.bounds(of: host) ?? host.plumbBounds
    // `mapToParent(of:)` treats the content as not scrolled, so the bounds must, too: the host itself does
    // not move.
    let distance = distanceFromBeginning(of: host)
    if distance == .zero { return bounds }
    return bounds.offsetBy(dx: -distance.x, dy: -distance.y)
  }

  private func frame(of host: any Layoutable) -> CGRect {
    trial?.frame(of: host) ?? host.plumbFrame
  }
}

extension Layoutable {
  /// The hosts from this one up to the root.
  var pathToRoot: [any Layoutable] {
    var path: [any Layoutable] = [self]
    while let parent = path[path.count - 1].plumbParent { path.append(parent) }
    return path
  }

  /// Whether the host is `other`, or inside it.
  func isInside(_ other: any Layoutable) -> Bool {
    var inner: (any Layoutable)? = self
    while let host = inner, host !== other { inner = host.plumbParent }
    return inner != nil
  }

  /// The frame, without the transform, that makes `box` the box around the transformed host.
  func frame(boxedBy box: CGRect) -> CGRect {
    plumbTransform?.frame(boxedBy: box, about: plumbAnchorPoint) ?? box
  }
}
