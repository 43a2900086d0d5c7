#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  @MainActor
  extension NSLayoutConstraint {
    /// Whether the app has made the constraint. False for the constraints of a ``LayoutGuideFollower``, and for those
    /// that the system adds, such as for autoresizing masks and content sizes. Apple's Auto Layout Guide names their
    /// classes under Debugging Tricks and Tips.
    var isOwn: Bool {
      if firstItem is LayoutGuideFollower { return false }
      let own: AnyClass = type(of: self)
      if own == NSLayoutConstraint.self { return true }
      let id = ObjectIdentifier(own)
      if let known = Self.known[id] { return known }
      let isOwn = !Self.namesOfEngine.contains(String(describing: own))
      Self.known[id] = isOwn
      return isOwn
    }

    /// A cache for ``isOwn``: whether constraints of a class are the app's, for each class seen so far.
    private static var known: [ObjectIdentifier: Bool] = [:]

    private static let namesOfEngine: Set<String> = [
      "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
      "NSIBPrototypingLayoutConstraint",
    ]
  }
#endif
