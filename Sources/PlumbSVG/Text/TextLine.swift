import Foundation
import Plumb

extension SVG {
  /// One line of a text after wrapping, as it is drawn.
  public struct TextLine: Hashable, Sendable {
    /// The characters, without those that the line break took away, and with the ellipsis where the
    /// text goes on but its last line does not.
    public let text: String

    /// The length of ``text``, in points.
    public let width: CGFloat

    /// The direction of the paragraph that the line is from, which is that of its first letter; nil
    /// where it has no letter, so that the view's own direction decides.
    public let direction: LayoutWritingDirection?

    /// A line as it was measured.
    public init(_ text: String, width: CGFloat, direction: LayoutWritingDirection? = nil) {
      self.text = text
      self.width = width
      self.direction = direction
    }
  }
}
