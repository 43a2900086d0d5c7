import Foundation

/// What a run read beyond the order of its plan: a host, how much of it, and where that stood.
///
/// A plan puts each child after those it reads. A view in another container, a view that a closure looks up, and
/// whatever a size was measured from may still move after it was read. A reading is stale if the host stands
/// elsewhere now. Then what was made of it is made again: a pass or a trial runs again, and a size that was
/// remembered is measured again.
struct Reading {
  let host: WeakHost
  let extent: Extent
  private let value: CGRect

  /// How much of a host is read.
  enum Extent {
    /// The top leading corner of its frame.
    case corner
    /// Its size.
    case size
    /// The size of its content, for what is in it.
    case content
    /// Which part of its content is in view, in its own coordinates.
    case viewport
    /// Its frame, in its parent.
    case frame
    /// The box around it in the coordinates of the container that reads it.
    case place
  }

  /// Notes that `host` was read when it had `frame` in a parent with `space`.
  ///
  /// Where it begins is kept as the distance from the leading edge. Right-to-left, the views of a parent keep it
  /// while the parent's width is being found.
  init(
    _ host: any Layoutable, _ extent: Extent, _ frame: CGRect, in space: ParentSpace? = nil
  ) {
    self.host = WeakHost(any: host)
    self.extent = extent
    value = Reading.value(host, extent, frame, space)
  }

  private static func value(
    _ host: any Layoutable, _ extent: Extent, _ frame: CGRect, _ space: ParentSpace?
  ) -> CGRect {
    var value = frame
    switch extent {
    case .size, .content: return CGRect(origin: .zero, size: frame.size)
    case .viewport, .place: return frame
    case .corner: value = frame.resized(to: .zero, host.plumbDirection)
    case .frame: break
    }
    let space = space ?? host.spaceAround
    if space.isMirrored {
      value.origin.x = space.along(LayoutSpan(of: value, along: Horizontal.self)).origin
    }
    return value
  }

  /// Whether a host that has the frame `now` in a parent with `space` stands elsewhere.
  func isStale(_ now: CGRect, of host: any Layoutable, in space: ParentSpace? = nil) -> Bool {
    Reading.value(host, extent, now, space).isElsewhere(than: value)
  }

  /// Whether the host now stands elsewhere in the tree, for a pass of `container`. One that is gone stands nowhere
  /// else.
  func isStale(for container: any Layoutable) -> Bool {
    guard let host = host.host else { return false }
    if extent != .place { return isStale(host.rect(extent), of: host) }
    return HostTree().frame(of: host, in: container).map { isStale($0.frame, of: host) } ?? false
  }
}

extension Layoutable {
  /// What a reading of an extent would read of the host as it stands.
  func rect(_ extent: Reading.Extent) -> CGRect {
    switch extent {
    case .content: plumbLayoutBounds
    case .viewport: viewportOnTrial ?? .zero
    default: plumbFrame
    }
  }

  /// The space that this host stands in.
  fileprivate var spaceAround: ParentSpace {
    plumbParent.map { ParentSpace(bounds: $0.plumbBounds, direction: $0.plumbDirection) }
      ?? ParentSpace(bounds: .zero, direction: .leftToRight)
  }
}

extension CGRect {
  /// A frame of another size with the same top leading corner.
  func resized(to size: CGSize, _ direction: LayoutWritingDirection) -> CGRect {
    let x = direction == .leftToRight ? origin.x : origin.x + self.size.width - size.width
    return CGRect(origin: CGPoint(x: x, y: origin.y), size: size)
  }
}
