import Foundation
import Plumb

extension SVG {
  /// One line of a wrapped text.
  public struct TextLine: Hashable, Sendable {
    /// The text without the characters that the line break removed. With an ellipsis if it is the
    /// last line and text is cut off.
    public let text: String

    /// The length of ``text``, in points.
    public let width: CGFloat

    /// The direction of the line's paragraph, taken from its first letter. Nil without a letter:
    /// then the view's direction is used.
    public let direction: LayoutWritingDirection?

    /// Makes a measured line.
    public init(_ text: String, width: CGFloat, direction: LayoutWritingDirection? = nil) {
      self.text = text
      self.width = width
      self.direction = direction
    }
  }
}
