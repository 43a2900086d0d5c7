#if canImport(QuartzCore)
  import QuartzCore

  /// A layer as a host, for trees of layers without views.
  ///
  /// A transformed layer is given its size and its position and never its frame. Layers have no writing
  /// direction, no safe area and no margins.
  extension CALayer: Layoutable {
    public var layoutParent: CALayer? { superlayer }

    public var layoutBounds: CGRect { bounds }

    public var layoutFrame: CGRect {
      get {
        CGRect(
          x: position.x - bounds.size.width * anchorPoint.x,
          y: position.y - bounds.size.height * anchorPoint.y,
          width: bounds.size.width, height: bounds.size.height)
      }
      set {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.origin.x + newValue.size.width * anchorPoint.x,
          y: newValue.origin.y + newValue.size.height * anchorPoint.y)
      }
    }

    public func sizeThatFits(_ size: CGSize) -> CGSize { preferredFrameSize() }

    public var layoutTransform: AffineTransform? {
      let transform = affineTransform()
      if transform.isIdentity { return nil }
      return AffineTransform(
        about: CGPoint(
          x: bounds.origin.x + bounds.size.width * anchorPoint.x,
          y: bounds.origin.y + bounds.size.height * anchorPoint.y),
        AffineTransform(transform), to: position)
    }

    public var pixelGrid: PixelGrid { .devicePixels(scale: contentsScale) }

    public var layoutZPosition: CGFloat {
      get { zPosition }
      set { zPosition = newValue }
    }

    public var layoutName: String { name ?? String(describing: type(of: self)) }

    public var layoutIssueHandler: LayoutIssueHandler? {
      LayoutIssueHandlers.handler(of: self) ?? superlayer?.layoutIssueHandler
    }

    /// What takes the issues found in this layer and those below it: what takes those of the superlayer,
    /// until it is set.
    public var issueHandler: LayoutIssueHandler? {
      get { layoutIssueHandler }
      set { LayoutIssueHandlers.set(newValue, for: self) }
    }
  }

  extension CALayer {
    /// The sublayers, as the children of a container.
    public var layoutChildren: [CALayer] { sublayers ?? [] }

    /// Puts `child` in front of the first `index` sublayers.
    public func insertLayoutChild(_ child: CALayer, at index: Int) {
      insertSublayer(child, at: UInt32(clamping: index))
    }
  }
#endif
