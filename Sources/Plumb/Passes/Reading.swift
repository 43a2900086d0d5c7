import Foundation

/// A reading: a host, how much of it a run read, and the value.
///
/// A plan puts each child after those that it reads, so those need no readings. But a view in another
/// container, a looked-up view, or any view that a size was measured from may move after it was read. A
/// reading is stale if the host stands elsewhere now. Then the pass or the trial runs again, and a remembered
/// size is measured again.
struct Reading {
  let host: WeakHost
  let extent: Extent
  private let value: CGRect

  /// How much of a host was read.
  enum Extent {
    /// The top leading corner of its frame.
    case corner
    /// Its size.
    case size
    /// The size of its content, which views inside it see.
    case content
    /// Which part of its content is in view, in its own coordinates.
    case viewport
    /// Its frame, in its parent.
    case frame
    /// The box around it, in the coordinates of the container that reads it.
    case place
  }

  /// Notes that `host` was read at `frame`, in a parent with `space`.
  ///
  /// The origin of a frame or corner is stored as the distance from the parent's leading edge. Right-to-left, this
  /// distance stays the same while the parent's width is being found.
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

  /// Whether `now`, the current frame in a parent with `space`, differs from the value that was read.
  func isStale(_ now: CGRect, of host: any Layoutable, in space: ParentSpace? = nil) -> Bool {
    Reading.value(host, extent, now, space).isElsewhere(than: value)
  }

  /// Whether the host's current rectangle in the tree differs from the value that was read, for a pass of `container`.
  /// False if the host is gone, or if a `place` was read and the host no longer shares a tree with `container`.
  func isStale(for container: any Layoutable) -> Bool {
    guard let host = host.host else { return false }
    if extent != .place { return isStale(host.rect(extent), of: host) }
    return HostTree().frame(of: host, in: container).map { isStale($0.frame, of: host) } ?? false
  }
}

extension Layoutable {
  /// The current rectangle of the host that a reading of `extent` refers to, without trials around it. For `place`,
  /// only the host's own frame: the box depends on the container that reads it.
  func rect(_ extent: Reading.Extent) -> CGRect {
    switch extent {
    case .content: plumbLayoutBounds
    case .viewport: viewportOnTrial ?? .zero
    default: plumbFrame
    }
  }

  /// The space of this host's parent.
  fileprivate var spaceAround: ParentSpace {
    plumbParent.map { ParentSpace(bounds: $0.plumbBounds, direction: $0.plumbDirection) }
      ?? ParentSpace(bounds: .zero, direction: .leftToRight)
  }
}

extension CGRect {
  /// A frame of the given size with the same top leading corner.
  func resized(to size: CGSize, _ direction: LayoutWritingDirection) -> CGRect {
    let x = direction == .leftToRight ? origin.x : origin.x + self.size.width - size.width
    return CGRect(origin: CGPoint(x: x, y: origin.y), size: size)
  }
}
