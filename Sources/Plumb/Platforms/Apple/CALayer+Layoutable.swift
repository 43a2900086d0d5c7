#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// A layer as a host, for trees of layers without views.
  ///
  /// Layout sets a layer's bounds size and position, never its frame. Frames are put on the pixels of the
  /// superlayer's `contentsScale`. If that is 1, the nearest ancestor with another scale is used. Layers have no safe
  /// area and no margins, and their writing direction is left-to-right. Messages name a layer by its `name`.
  ///
  /// Coordinates grow downwards, as everywhere in Plumb. On macOS, a layer's coordinates grow upwards unless its
  /// geometry is flipped. There, frames are mirrored about the middle of the superlayer's bounds.
  ///
  /// Layout does not animate a layer without a delegate; see ``CATransaction/plumbAnimatesLayouts``. The delegate of
  /// a layer, such as its view, decides whether layout animates it.
  extension CALayer: Layoutable {
    /// Layers are not measured by layouts.
    public typealias PlumbMeasure = Unmeasured

    public var plumbParent: CALayer? { superlayer }

    public var plumbParentID: ObjectIdentifier? { superlayer.map { ObjectIdentifier($0) } }

    public var plumbFrame: CGRect {
      get { downwards(CGRect(size: bounds.size, anchor: anchorPoint, at: position)) }
      set {
        let frame = downwards(newValue)
        if delegate == nil, !CATransaction.plumbAnimatesLayouts {
          CATransaction.withoutActions { place(frame) }
        } else {
          place(frame)
        }
      }
    }

    private func place(_ frame: CGRect) {
      bounds.size = frame.size
      position = frame.point(at: anchorPoint)
    }

    /// For a ready container with layouts, the size that the layouts need. For any other layer, the preferred frame
    /// size.
    public func plumbSizeThatFits(_ size: CGSize) -> CGSize {
      guard let container = self as? any ReadyContainer else { return preferredFrameSize() }
      return container.fittedSize(offering: size, otherwise: preferredFrameSize())
    }

    public var plumbBounds: CGRect { bounds }

    public var plumbPixelGrid: PixelGrid { .devicePixels(scale: displayScale) }

    public var plumbIsTransformed: Bool { !CATransform3DIsIdentity(transform) }

    /// The transform in the layer's plane. Nil if it changes nothing in that plane, or if a perspective makes it
    /// non-affine or undefined.
    public var plumbTransform: LayoutTransform? {
      guard let transform = transform.inPlane else { return nil }
      let map = LayoutTransform(transform, about: bounds.point(at: anchorPoint), at: position)
      guard let superlayer, superlayer.growsUpwards else { return map }
      return LayoutTransform.mirror(of: bounds).followed(by: map)
        .followed(by: .mirror(of: superlayer.bounds))
    }

    public var plumbAnchorPoint: CGPoint {
      guard let superlayer, superlayer.growsUpwards else { return anchorPoint }
      return CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y)
    }

    public var plumbIsHidden: Bool { isHidden }

    public var plumbZPosition: CGFloat {
      get { zPosition }
      set { zPosition = newValue }
    }

    public func plumbLayOutSubtree() { layoutIfNeeded() }

    /// The sublayers.
    public var plumbInnerHosts: [any Layoutable] { sublayers ?? [] }

    public var plumbName: String { name ?? String(describing: type(of: self)) }

    public var plumbIssueHandler: LayoutIssueHandler? { LayoutIssueHandlers.handler(of: self) }
  }

  extension CALayer {
    /// The `contentsScale` of the layer. If it is 1, the scale of the nearest ancestor whose scale is not 1; if there
    /// is none, 1. On any display, a layer without a view has scale 1 until the app sets its `contentsScale`.
    private var displayScale: CGFloat {
      if contentsScale != 1 { return contentsScale }
      var around = superlayer
      while let layer = around {
        if layer.contentsScale != 1 { return layer.contentsScale }
        around = layer.superlayer
      }
      return 1
    }

    /// Converts a frame between the superlayer's coordinates and coordinates that grow downwards. The mapping is its
    /// own inverse.
    private func downwards(_ frame: CGRect) -> CGRect {
      guard let superlayer, superlayer.growsUpwards else { return frame }
      return frame.mirrored(in: superlayer.bounds)
    }

    private var growsUpwards: Bool {
      #if canImport(AppKit) && !canImport(UIKit)
        !contentsAreFlipped()
      #else
        false
      #endif
    }
  }

  // Implementations of the requirements of `LayoutInfoStorable`, for layers that are containers.
  extension CALayer {
    /// The sublayers, as the children of a container.
    public var plumbChildren: [CALayer] { sublayers ?? [] }

    /// Inserts `child` at `index` among the other sublayers, counted from back to front.
    public func plumbInsertChild(_ child: CALayer, at index: Int) {
      child.removeFromSuperlayer()
      insertSublayer(child, at: UInt32(clamping: index))
    }

    /// Adds `child` in front of all other sublayers. Calls `addSublayer(_:)`, which a subclass may override.
    public func plumbAddChild(_ child: CALayer) { addSublayer(child) }

    /// Requests a layout pass.
    public func plumbSetNeedsLayout() { setNeedsLayout() }

    /// Runs the requested layout passes.
    public func plumbLayoutIfNeeded() {
      // A running pass lays out the descendants anyway.
      if plumbLayoutInfo?.isAtWork == true { return }
      layoutIfNeeded()
    }
  }

  extension LayoutScope where Host: CALayer {
    /// The handler that receives the issues of this layer and its descendants. By default, the superlayer's handler.
    public var issueHandler: LayoutIssueHandler? {
      get { host.nearestIssueHandler }
      nonmutating set { LayoutIssueHandlers.set(newValue, for: host) }
    }
  }
#endif
