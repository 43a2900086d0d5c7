import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// The size that this host needs, if the closure `layOut` lays out its children by chains.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.autoSizeThatFits(size) { layOut() }
  ///     }
  ///
  /// The chains measure this host as if it had `size`, in points. They move no views: frames are only recorded, and the
  /// chains that follow measure the recorded frames. The host is not resized, so code that reads its `bounds` gets the
  /// current size. Use `width(50%)` or `size` instead. The result is the size of the box around the top leading corner
  /// and all laid-out children, with their margins in points. Whatever else the closure does takes effect.
  public func autoSizeThatFits(_ size: CGSize, layoutClosure layOut: () -> Void) -> CGSize {
    autoSizing(size, layOut)
  }
}
