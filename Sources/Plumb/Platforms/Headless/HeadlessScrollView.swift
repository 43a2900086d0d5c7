import Foundation

/// A headless view that shows a part of content that is larger than itself, with `UIScrollView`'s
/// names and meanings.
open class HeadlessScrollView: HeadlessView {
  /// The size of the content, in points.
  public final var contentSize = CGSize.zero

  /// The point of the content that lies at the top left of the view.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
}
