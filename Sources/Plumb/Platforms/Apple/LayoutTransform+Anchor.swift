#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension LayoutTransform {
    /// `transform` about `anchor`, a point in the host's own coordinates that lies at `position` in
    /// its parent.
    init(_ transform: CGAffineTransform, about anchor: CGPoint, at position: CGPoint) {
      self = LayoutTransform.translation(x: -anchor.x, y: -anchor.y)
        .followed(by: LayoutTransform(transform))
        .followed(by: .translation(x: position.x, y: position.y))
    }

    /// The map that turns `bounds` upside down.
    static func mirror(of bounds: CGRect) -> LayoutTransform {
      LayoutTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }
  }

  extension CGRect {
    /// The point at the given parts of the size.
    func point(at anchor: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    }

    /// The rectangle of this size whose point at the given parts of the size is `position`.
    init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
      self.init(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }

    /// This rectangle where `bounds` are turned upside down.
    func mirrored(in bounds: CGRect) -> CGRect {
      CGRect(
        x: origin.x, y: bounds.minY + bounds.maxY - origin.y - size.height,
        width: size.width, height: size.height)
    }
  }
#endif
