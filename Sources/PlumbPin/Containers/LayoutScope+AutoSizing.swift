import Foundation
@_spi(PlumbFrontEnd) import Plumb

extension LayoutScope {
  /// The size that this host needs if `layOut` is how it lays out its children with chains at once.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///       plumb.autoSizeThatFits(size) { layOut() }
  ///     }
  ///
  /// The chains of the closure measure this host as if it had `size`, in points, and none of them moves anything: where
  /// each would put its view is kept for the chains that follow. The host itself is not resized, so that code which reads
  /// its `bounds` finds the size that it has: write `width(50%)` or use `size`. The result is the box around the top
  /// leading corner and all children that were laid out, with their margins in points. Whatever else the closure does is
  /// done.
  public func autoSizeThatFits(_ size: CGSize, layoutClosure layOut: () -> Void) -> CGSize {
    autoSizing(size, layOut)
  }
}
