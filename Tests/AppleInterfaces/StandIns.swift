// What only the stand-ins of Tests/PlatformStubs have, so that the tests that run on those compile against
// Apple's interfaces as well. Nothing here is Apple's, and nothing here runs.

import QuartzCore
import os

/// What a stand-in computes, where Apple's class has nothing to set.
private func onStandInsAlone() -> Never { fatalError("only stand-ins have this") }

var stubAssociations: Int { onStandInsAlone() }

extension CATransaction {
  static var stubAnimationCount: Int {
    get { onStandInsAlone() }
    set { onStandInsAlone() }
  }
}

extension OSSignposter {
  static var stubMarks: [String] {
    get { onStandInsAlone() }
    set { onStandInsAlone() }
  }
  static var stubRecords: Bool {
    get { onStandInsAlone() }
    set { onStandInsAlone() }
  }
}

extension CFRunLoop {
  static var stubObservers: [CFRunLoopObserver] { onStandInsAlone() }
  static var stubBlocks: [() -> Void] { onStandInsAlone() }
  static func stubTurn() { onStandInsAlone() }
}

#if canImport(UIKit)
  import UIKit

  extension UIView {
    @MainActor struct Stub {
      var safeAreaInsets: UIEdgeInsets
      var direction: UIUserInterfaceLayoutDirection
      var displayScale: CGFloat
      var readableFrame: CGRect
      var isInWindow: Bool
      var constraints: [NSLayoutConstraint]
      var constrainedArea: CGFloat?
    }

    var stub: Stub {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }

    var stubInvalidations: Int { onStandInsAlone() }

    @available(iOS 17, tvOS 17, *)
    func stubChange(_ trait: UITrait) { onStandInsAlone() }
  }

  extension NSLayoutConstraint {
    static func stubContentSize(of view: UIView) -> NSLayoutConstraint { onStandInsAlone() }
    static func stubAutoresizing(of view: UIView) -> NSLayoutConstraint { onStandInsAlone() }
  }

  extension UIScrollView {
    var stubAdjustment: UIEdgeInsets {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }
  }

  extension UILayoutGuide {
    var stubFrame: CGRect {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }
  }
#else
  import AppKit

  extension NSView {
    @MainActor struct Stub {
      var safeAreaInsets: NSEdgeInsets
      var window: NSWindow?
      var constraints: [NSLayoutConstraint]
      var fittingSize: NSSize
    }

    var stub: Stub {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }

    static var stubIllegalCalls: Int { onStandInsAlone() }
    var stubInvalidations: Int { onStandInsAlone() }
  }

  extension NSLayoutConstraint {
    static func stubContentSize(of view: NSView) -> NSLayoutConstraint { onStandInsAlone() }
  }

  extension NSLayoutGuide {
    var stubFrame: CGRect {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }
  }

  extension NSScrollView {
    var stubChrome: NSEdgeInsets {
      get { onStandInsAlone() }
      set { onStandInsAlone() }
    }
  }
#endif
