import Foundation
import Plumb

/// A cell of a professional network's feed: fifteen leaves in one parent, laid out by subclasses in
/// the ways that are to be compared.
///
/// Padding is 8. Texts are measured in the layout pass. The frames that must come out are those of
/// ``FeedCellSpecification``.
open class FeedCell: HeadlessContainerView {
  public let options = CountedText("options")
  public let action = CountedText("action", lines: 2)
  public let posterImage = CountedText("posterImage")
  public let posterName = CountedText("posterName")
  public let posterHeadline = CountedText("posterHeadline", lines: 3)
  public let posterTime = CountedText("posterTime")
  public let posterComment = CountedText("posterComment", lines: 0)
  public let contentImage = CountedText("contentImage")
  public let contentTitle = CountedText("contentTitle", lines: 2)
  public let contentDomain = CountedText("contentDomain")
  public let like = CountedText("like")
  public let comment = CountedText("comment")
  public let share = CountedText("share")
  public let actorImage = CountedText("actorImage")
  public let actorComment = CountedText("actorComment", lines: 2)

  /// The leaves, in the order of the specification.
  public var leaves: [CountedText] {
    [
      options, action, posterImage, posterName, posterHeadline, posterTime, posterComment,
      contentImage, contentTitle, contentDomain, like, comment, share, actorImage, actorComment,
    ]
  }

  public init(width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 700))
    for leaf in leaves { addSubview(leaf) }
  }

  /// Gives each leaf its number of characters.
  public final func fill(_ characters: [String: Int]) {
    for leaf in leaves {
      leaf.characters = characters[leaf.plumbName] ?? 0
    }
    setNeedsLayout()
  }
}
