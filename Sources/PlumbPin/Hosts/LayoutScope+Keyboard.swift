import Foundation
@_spi(PlumbFrontEnd) import Plumb

#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  extension LayoutScope where Host: UIView {
    /// The part of this view that the keyboard covers, in its own coordinates, in points; at its bottom and
    /// without height if there is none.
    @MainActor
    public var keyboardArea: CGRect { scopedHost.keyboardLayoutGuide.layoutFrame }
  }
#else
  extension LayoutScope {
    /// The part of this host that a keyboard covers: at its bottom and without height, as there is none.
    public var keyboardArea: CGRect {
      let bounds = scopedHost.plumbBounds
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y + bounds.size.height, width: bounds.size.width,
        height: 0)
    }
  }
#endif
