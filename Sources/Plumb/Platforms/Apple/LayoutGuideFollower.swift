#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A hidden view that Auto Layout keeps at a layout guide's frame. No other notification tells that a guide has
  /// moved. If the guide moves, all containers inside its owner become due. The owner itself is being laid out at that
  /// time, and runs its own layouts afterwards.
  final class LayoutGuideFollower: PlatformView {
    init(of guide: PlatformLayoutGuide, in owner: PlatformView) {
      super.init(frame: .zero)
      isHidden = true
      translatesAutoresizingMaskIntoConstraints = false
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        owner.insertSubview(self, at: 0)
      #else
        owner.addSubview(self, positioned: .below, relativeTo: nil)
      #endif
      NSLayoutConstraint.activate(
        [.left, .right, .top, .bottom].map { (edge: NSLayoutConstraint.Attribute) in
          NSLayoutConstraint(
            item: self, attribute: edge, relatedBy: .equal, toItem: guide, attribute: edge,
            multiplier: 1, constant: 0)
        })
    }

    required init?(coder: NSCoder) { nil }

    private func noteMove() {
      for view in superview?.subviews ?? [] { view.plumbMakeContainersDue() }
    }

    #if canImport(UIKit)
      override var center: CGPoint { didSet { if center != oldValue { noteMove() } } }
      override var bounds: CGRect { didSet { if bounds != oldValue { noteMove() } } }
    #else
      override func setFrameOrigin(_ newOrigin: NSPoint) {
        let isMoved = newOrigin != frame.origin
        super.setFrameOrigin(newOrigin)
        if isMoved { noteMove() }
      }

      override func setFrameSize(_ newSize: NSSize) {
        let isResized = newSize != frame.size
        super.setFrameSize(newSize)
        if isResized { noteMove() }
      }
    #endif
  }

  extension PlatformView {
    /// Requests a pass of this view, if it is a container, and of all containers inside it.
    fileprivate func plumbMakeContainersDue() {
      if let info = plumbLayoutInfo, !info.isEmpty { plumbSetNeedsLayout() }
      for view in subviews { view.plumbMakeContainersDue() }
    }
  }
#endif
