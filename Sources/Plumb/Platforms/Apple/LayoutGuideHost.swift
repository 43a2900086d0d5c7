#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ObjectiveC
  #if canImport(UIKit)
    import UIKit

    typealias PlatformLayoutGuide = UILayoutGuide
  #else
    import AppKit

    typealias PlatformLayoutGuide = NSLayoutGuide
  #endif

  /// A layout guide as a host that layouts can measure from but not place. The guide owns it.
  @MainActor
  final class LayoutGuideHost: @MainActor Layoutable {
    private weak var guide: PlatformLayoutGuide?
    private weak var follower: LayoutGuideFollower?

    private init(_ guide: PlatformLayoutGuide) { self.guide = guide }

    // Only the address matters. Nothing is ever written there.
    private static let key = UnsafeRawPointer(
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The host of a guide, made if there is none. If a view owns the guide, the host gets a follower in that view.
    static func of(_ guide: PlatformLayoutGuide) -> LayoutGuideHost {
      let known = objc_getAssociatedObject(guide, key) as? LayoutGuideHost
      let host = known ?? LayoutGuideHost(guide)
      if known == nil {
        objc_setAssociatedObject(guide, key, host, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      if let owner = guide.owningView, host.follower?.superview !== owner {
        host.follower?.removeFromSuperview()
        let follower = LayoutGuideFollower(of: guide, in: owner)
        host.follower = follower
      }
      return host
    }

    /// The parent is the follower, a subview of the guide's owner. The owner itself cannot be the parent: a container
    /// knows its children's class, and a guide is none of them. Nil until the guide is laid out.
    var plumbParent: PlatformView? { frame == nil ? nil : follower }

    var plumbFrame: CGRect {
      get {
        guard let frame, let follower else { return .zero }
        let corner = follower.plumbFrame.origin
        return frame.offsetBy(dx: -corner.x, dy: -corner.y)
      }
      set {}
    }

    func plumbSizeThatFits(_ size: CGSize) -> CGSize { plumbFrame.size }

    var plumbName: String { guide?.plumbWords ?? "layout guide" }

    /// The frame in the owner's coordinates, y downwards; nil if unknown. A zero rectangle means that the guide has
    /// not been laid out.
    private var frame: CGRect? {
      guard let guide, let owner = guide.owningView else { return nil }
      let frame = guide.plumbEngineFrame
      if frame != .zero { return owner.downwards(frame) }
      return guide.plumbFrameBeforeLayout(in: owner)
    }
  }
#endif
