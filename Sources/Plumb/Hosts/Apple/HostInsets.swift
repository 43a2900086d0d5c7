#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// Distances inwards from the edges of a platform's view, in points.
  struct HostInsets {
    let top: CGFloat
    let left: CGFloat
    let bottom: CGFloat
    let right: CGFloat

    /// The area inside these insets of `host`, in bounds that it has or would have.
    ///
    /// The insets are those of the host's own edges. A content that scrolls keeps clear of a part of them already,
    /// by its own insets.
    func area(of host: some Layoutable, in bounds: CGRect) -> CGRect {
      guard let scrolling = host.plumbScrolling else { return inset(bounds) }
      return beyond(HostInsets(of: scrolling.viewport, in: host.plumbBounds)).inset(bounds)
    }

    /// What is left of the insets inside of others.
    private func beyond(_ others: HostInsets) -> HostInsets {
      HostInsets(
        top: max(0, top - others.top), left: max(0, left - others.left),
        bottom: max(0, bottom - others.bottom), right: max(0, right - others.right))
    }

    /// `rect` without the insets. A side without room left becomes 0.
    func inset(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.origin.x + left, y: rect.origin.y + top,
        width: max(0, rect.size.width - left - right),
        height: max(0, rect.size.height - top - bottom))
    }
  }

  extension HostInsets {
    /// How far the edges of `inner` lie inside those of `outer`.
    init(of inner: CGRect, in outer: CGRect) {
      self.init(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
    }
  }
#endif
