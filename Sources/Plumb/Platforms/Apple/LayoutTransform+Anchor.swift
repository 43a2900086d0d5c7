#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension LayoutTransform {
    /// Makes a map from a host's coordinates to its parent's: `transform` about `anchor`, a point
    /// of the host that is at `position` in the parent.
    init(_ transform: CGAffineTransform, about anchor: CGPoint, at position: CGPoint) {
      self = LayoutTransform.translation(x: -anchor.x, y: -anchor.y)
        .followed(by: LayoutTransform(transform))
        .followed(by: .translation(x: position.x, y: position.y))
    }

    /// The map that mirrors `bounds` vertically.
    static func mirror(of bounds: CGRect) -> LayoutTransform {
      LayoutTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }
  }

  extension CGRect {
    /// The point of the rectangle at `anchor`, which is given as fractions of the size.
    func point(at anchor: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    }

    /// Makes a rectangle from its size and the `position` of one of its points. `anchor` tells which point, as
    /// fractions of the size.
    init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
      self.init(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }

    /// This rectangle, mirrored vertically within `bounds`.
    func mirrored(in bounds: CGRect) -> CGRect {
      CGRect(
        x: origin.x, y: bounds.minY + bounds.maxY - origin.y - size.height,
        width: size.width, height: size.height)
    }
  }
#endif
