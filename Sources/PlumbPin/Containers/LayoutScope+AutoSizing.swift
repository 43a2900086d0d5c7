import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// The size that this host needs, if the closure `layOut` lays out its children by chains.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.autoSizeThatFits(size) { layOut() }
  ///     }
  ///
  /// The chains measure this host as if it had `size`, in points, and move no views: their frames are kept for the
  /// chains that follow. The host is not resized, so code that reads its `bounds` gets the current size. Use
  /// `width(50%)` or `size` instead. The result is the box around the top leading corner and all laid-out children,
  /// with their margins in points. Other effects of the closure are real.
  public func autoSizeThatFits(_ size: CGSize, layoutClosure layOut: () -> Void) -> CGSize {
    autoSizing(size, layOut)
  }
}
