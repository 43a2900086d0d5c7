#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  /// A layer as a host, for trees of layers without views.
  ///
  /// A layer gets the size of its bounds and its position, and never its frame. Frames are put on
  /// the pixels of the superlayer's `contentsScale`, or where that is 1, of the nearest one around that has another. Layers have no safe area and no margins, and
  /// their writing direction is left-to-right. Messages name a layer by its `name`.
  ///
  /// Coordinates grow downwards, as everywhere in Plumb. On macOS those of a layer grow upwards,
  /// unless its geometry is flipped; there frames are mirrored about the middle of the superlayer's
  /// bounds.
  ///
  /// Laying out does not animate a layer of its own; see ``CATransaction/plumbAnimatesLayouts``. A
  /// layer with a delegate, such as that of a view, is animated as its delegate says.
  extension CALayer: Layoutable {
    /// Nothing in a layer asks for a size.
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

    /// What a container's layouts need, and otherwise the layer's preferred size.
    public func plumbSizeThatFits(_ size: CGSize) -> CGSize {
      guard let container = self as? any ReadyContainer else { return preferredFrameSize() }
      return container.fittedSize(offering: size, otherwise: preferredFrameSize())
    }

    public var plumbBounds: CGRect { bounds }

    public var plumbPixelGrid: PixelGrid { .devicePixels(scale: displayScale) }

    public var plumbIsTransformed: Bool { !CATransform3DIsIdentity(transform) }

    /// The transform in the layer's plane; nil if it has none, or one with a perspective.
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
    /// The `contentsScale` of the layer, or of the nearest one around that has one: the scale of a layer without
    /// a view is 1 until somebody sets it, whatever display it is on.
    private var displayScale: CGFloat {
      if contentsScale != 1 { return contentsScale }
      var around = superlayer
      while let layer = around {
        if layer.contentsScale != 1 { return layer.contentsScale }
        around = layer.superlayer
      }
      return 1
    }

    /// A frame in the superlayer's coordinates as one whose y grows downwards, and back.
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

  // What a layer has for containers.
  extension CALayer {
    /// The sublayers, as the children of a container.
    public var plumbChildren: [CALayer] { sublayers ?? [] }

    /// Puts `child` in front of the first `index` sublayers.
    public func plumbInsertChild(_ child: CALayer, at index: Int) {
      child.removeFromSuperlayer()
      insertSublayer(child, at: UInt32(clamping: index))
    }

    /// Adds `child` in front of all others, by `addSublayer(_:)`, which a class may have its own of.
    public func plumbAddChild(_ child: CALayer) { addSublayer(child) }

    /// Asks for a layout pass.
    public func plumbSetNeedsLayout() { setNeedsLayout() }

    /// Runs the layout passes that were asked for.
    public func plumbLayoutIfNeeded() { layoutIfNeeded() }
  }

  extension LayoutScope where Host: CALayer {
    /// What takes the issues found in this layer and those below it: what takes those of the
    /// superlayer, until it is set.
    public var issueHandler: LayoutIssueHandler? {
      get { host.nearestIssueHandler }
      nonmutating set { LayoutIssueHandlers.set(newValue, for: host) }
    }
  }
#endif
