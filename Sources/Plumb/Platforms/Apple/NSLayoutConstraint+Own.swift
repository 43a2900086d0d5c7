#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  @MainActor
  extension NSLayoutConstraint {
    /// Whether somebody of the app has written the constraint. Among those of a view are also some of the engine's: they
    /// stand for autoresizing masks and for the sizes of contents. Their classes are named in Apple's Auto Layout
    /// Guide, under Debugging Tricks and Tips.
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

    /// Which classes are whose, as far as they have been met.
    private static var known: [ObjectIdentifier: Bool] = [:]

    private static let namesOfEngine: Set<String> = [
      "NSAutoresizingMaskLayoutConstraint", "NSContentSizeLayoutConstraint",
      "NSIBPrototypingLayoutConstraint",
    ]
  }
#endif
