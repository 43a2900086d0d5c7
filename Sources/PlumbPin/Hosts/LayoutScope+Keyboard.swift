import Foundation
@_spi(PlumbFrontEnd) import Plumb

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  extension LayoutScope where Host: PlatformView {
    /// The part of this view that the keyboard covers, in the view's coordinates, in points. Without a keyboard, a
    /// rectangle of height 0 at the bottom of the safe area.
    @MainActor
    public var keyboardArea: CGRect {
      let guide = scopedHost.keyboardLayoutGuide.layoutFrame
      if guide != .zero { return guide }
      let safe = scopedHost.plumbArea(.safeArea, in: scopedHost.plumbBounds)
      return CGRect(x: safe.minX, y: safe.maxY, width: safe.width, height: 0)
    }
  }
#elseif (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutScope where Host: PlatformView {
    /// A rectangle of height 0 at the bottom of this view, because there is no keyboard on screen here.
    @MainActor
    public var keyboardArea: CGRect { scopedHost.plumbBounds.bottomLine }
  }
#else
  extension LayoutScope where Host: PlatformView {
    /// A rectangle of height 0 at the bottom of this view, because there is no keyboard on screen here.
    public var keyboardArea: CGRect { scopedHost.plumbBounds.bottomLine }
  }
#endif

extension CGRect {
  fileprivate var bottomLine: CGRect {
    CGRect(x: origin.x, y: origin.y + size.height, width: size.width, height: 0)
  }
}
