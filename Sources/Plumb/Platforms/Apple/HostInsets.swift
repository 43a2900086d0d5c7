#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// Insets from the edges of a platform's view, in points.
  struct HostInsets {
    let top: CGFloat
    let left: CGFloat
    let bottom: CGFloat
    let right: CGFloat

    /// The area of `host` inside these insets. `bounds` are the host's bounds, or provisional ones.
    ///
    /// The insets are measured from the host's own edges. If the host scrolls, its content insets already keep the
    /// content clear of them, in part or completely. Only the rest is subtracted from `bounds`.
    func area(of host: some Layoutable, in bounds: CGRect) -> CGRect {
      guard let scrolling = host.plumbScrolling else { return inset(bounds) }
      return beyond(HostInsets(of: scrolling.viewport, in: host.plumbBounds)).inset(bounds)
    }

    /// For each edge, the part of this inset that is longer than the inset of `others`; 0 if it is not longer.
    private func beyond(_ others: HostInsets) -> HostInsets {
      HostInsets(
        top: max(0, top - others.top), left: max(0, left - others.left),
        bottom: max(0, bottom - others.bottom), right: max(0, right - others.right))
    }

    /// `rect` minus the insets. Lengths do not become negative.
    func inset(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x + left, y: rect.origin.y + top,
        width: max(0, rect.size.width - left - right),
        height: max(0, rect.size.height - top - bottom))
    }
  }

  extension HostInsets {
    /// The insets of `inner` within `outer`.
    init(of inner: CGRect, in outer: CGRect) {
      self.init(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
    }
  }
#endif
