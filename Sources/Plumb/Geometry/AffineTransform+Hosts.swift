import Foundation

extension AffineTransform {
  /// The map from the coordinates of `host` to those of its parent.
  init(toParentOf host: any Layoutable) {
    if let transform = host.layoutTransform {
      self = transform
    } else {
      let (frame, bounds) = (host.layoutFrame, host.layoutBounds)
      self.init(
        translationByX: frame.origin.x - bounds.origin.x,
        byY: frame.origin.y - bounds.origin.y)
    }
  }

  /// The map from the coordinates of `source` to those of `target`, up to their nearest common
  /// ancestor and down again; nil where they have none, or where a host on the way down is
  /// transformed to a line or a point, so that there is no way back.
  init?(from source: any Layoutable, to target: any Layoutable) {
    let targetPath = target.pathFromRoot()
    let places = Dictionary(
      uniqueKeysWithValues: targetPath.enumerated().map { (ObjectIdentifier($1), $0) })
    var up = AffineTransform.identity
    var host = source
    while places[ObjectIdentifier(host)] == nil {
      up.append(AffineTransform(toParentOf: host))
      guard let parent = host.layoutParent else { return nil }
      host = parent
    }
    guard let meeting = places[ObjectIdentifier(host)] else { return nil }
    var down = AffineTransform.identity
    for ancestor in targetPath[(meeting + 1)...].reversed() {
      down.append(AffineTransform(toParentOf: ancestor))
    }
    guard let back = down.inverted() else { return nil }
    up.append(back)
    self = up
  }

  /// The smallest upright rectangle around the image of `rect`.
  func box(around rect: CGRect) -> CGRect {
    if isTranslation {
      return CGRect(
        origin: CGPoint(x: rect.origin.x + tX, y: rect.origin.y + tY), size: rect.size)
    }
    let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    let corners = [
      transform(rect.origin), transform(CGPoint(x: right, y: rect.origin.y)),
      transform(CGPoint(x: rect.origin.x, y: bottom)), transform(CGPoint(x: right, y: bottom)),
    ]
    return CGRect(around: corners)
  }

  private var isTranslation: Bool { m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 }
}

extension CGRect {
  /// The smallest rectangle around `points`, of which there is at least one.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// The smallest rectangle around both; unlike `union(_:)`, an empty one counts where it lies.
  @inlinable @inline(always)
  func box(with other: CGRect) -> CGRect {
    let left = min(origin.x, other.origin.x)
    let top = min(origin.y, other.origin.y)
    return CGRect(
      x: left, y: top,
      width: max(origin.x + size.width, other.origin.x + other.size.width) - left,
      height: max(origin.y + size.height, other.origin.y + other.size.height) - top)
  }
}

extension Layoutable {
  /// The hosts from the root down to this one.
  func pathFromRoot() -> [any Layoutable] {
    var path: [any Layoutable] = [self]
    while let parent = path[path.count - 1].layoutParent { path.append(parent) }
    return path.reversed()
  }
}
