#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ObjectiveC
  #if canImport(UIKit)
    import UIKit

    typealias PlatformLayoutGuide = UILayoutGuide
  #else
    import AppKit

    typealias PlatformLayoutGuide = NSLayoutGuide
  #endif

  /// A layout guide as a host that layouts can measure from but not place. The guide keeps this host alive.
  @MainActor
  final class LayoutGuideHost: @MainActor Layoutable {
    private weak var guide: PlatformLayoutGuide?
    private weak var follower: LayoutGuideFollower?

    private init(_ guide: PlatformLayoutGuide) { self.guide = guide }

    // The key of the associated object. Only its address matters: nothing is ever written to its memory.
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

    /// The follower, which is a subview of the guide's owner. The owner cannot be the parent: a container casts its
    /// children to their class without a check, and this host does not have that class. Nil if `frame` is nil.
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

    /// The guide's frame in its owner's coordinates, y downwards. Nil if the guide or its owner is gone, or if a guide
    /// of the app is not laid out yet. Until a guide is laid out, Auto Layout gives it a zero frame.
    private var frame: CGRect? {
      guard let guide, let owner = guide.owningView else { return nil }
      let frame = guide.plumbEngineFrame
      if frame != .zero { return owner.downwards(frame) }
      return guide.plumbFrameBeforeLayout(in: owner)
    }
  }
#endif
