import Foundation
import Plumb

/// The feed cell with its frames written by hand, each quantity computed once.
public final class ManualFeedCell: FeedCell {
  public override func layoutSubviews() {
    let width = bounds.size.width
    let full = width - 16

    let optionsSize = options.sizeThatFits(.unlimited)
    let optionsLeft = width - 8 - optionsSize.width
    options.frame = CGRect(
      x: optionsLeft, y: 8, width: optionsSize.width, height: optionsSize.height)
    let actionWidth = optionsLeft - 16
    let actionHeight = action.height(forWidth: actionWidth)
    action.frame = CGRect(x: 8, y: 8, width: actionWidth, height: actionHeight)

    let posterTop = 8 + actionHeight + 10
    posterImage.frame = CGRect(x: 8, y: posterTop, width: 50, height: 50)
    let textLeft: CGFloat = 66
    let textWidth = width - 8 - textLeft
    let nameHeight = posterName.height(forWidth: textWidth)
    posterName.frame = CGRect(x: textLeft, y: posterTop, width: textWidth, height: nameHeight)
    let headlineTop = posterTop + nameHeight + 1
    let headlineHeight = posterHeadline.height(forWidth: textWidth)
    posterHeadline.frame = CGRect(
      x: textLeft, y: headlineTop, width: textWidth, height: headlineHeight)
    let timeTop = headlineTop + headlineHeight + 1
    let timeHeight = posterTime.height(forWidth: textWidth)
    posterTime.frame = CGRect(x: textLeft, y: timeTop, width: textWidth, height: timeHeight)

    let commentTop = max(posterTop + 50, timeTop + timeHeight) + 4
    let commentHeight = posterComment.height(forWidth: full)
    posterComment.frame = CGRect(x: 8, y: commentTop, width: full, height: commentHeight)
    let imageTop = commentTop + commentHeight + 4
    let imageHeight = full / 1.75
    contentImage.frame = CGRect(x: 8, y: imageTop, width: full, height: imageHeight)
    let titleTop = imageTop + imageHeight + 4
    let titleHeight = contentTitle.height(forWidth: full)
    contentTitle.frame = CGRect(x: 8, y: titleTop, width: full, height: titleHeight)
    let domainTop = titleTop + titleHeight + 1
    let domainHeight = contentDomain.height(forWidth: full)
    contentDomain.frame = CGRect(x: 8, y: domainTop, width: full, height: domainHeight)

    let barTop = domainTop + domainHeight + 4
    let likeSize = like.sizeThatFits(.unlimited)
    like.frame = CGRect(x: 8, y: barTop, width: likeSize.width, height: likeSize.height)
    let commentSize = comment.sizeThatFits(.unlimited)
    comment.frame = CGRect(
      x: width / 2 - commentSize.width / 2, y: barTop, width: commentSize.width,
      height: commentSize.height)
    let shareSize = share.sizeThatFits(.unlimited)
    share.frame = CGRect(
      x: width - 8 - shareSize.width, y: barTop, width: shareSize.width, height: shareSize.height)

    let actorTop = barTop + likeSize.height + 4
    actorImage.frame = CGRect(x: 8, y: actorTop, width: 50, height: 50)
    let actorHeight = actorComment.height(forWidth: textWidth)
    actorComment.frame = CGRect(
      x: textLeft, y: actorTop + 25 - actorHeight / 2, width: textWidth, height: actorHeight)
  }
}

extension ManualFeedCell {
  /// The height of the cell in a width, down to the bottom of the lowest leaf; nothing is moved.
  public func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let full = width - 16
    let textWidth = width - 74
    let optionsWidth = options.sizeThatFits(.unlimited).width
    let posterTop = 18 + action.height(forWidth: width - 24 - optionsWidth)
    let posterBottom =
      posterTop + posterName.height(forWidth: textWidth) + 1
      + posterHeadline.height(forWidth: textWidth) + 1 + posterTime.height(forWidth: textWidth)
    let commentTop = max(posterTop + 50, posterBottom) + 4
    let imageTop = commentTop + posterComment.height(forWidth: full) + 4
    let titleTop = imageTop + full / 1.75 + 4
    let domainTop = titleTop + contentTitle.height(forWidth: full) + 1
    let barTop = domainTop + contentDomain.height(forWidth: full) + 4
    let actorTop = barTop + like.sizeThatFits(.unlimited).height + 4
    return max(actorTop + 50, actorTop + 25 + actorComment.height(forWidth: textWidth) / 2)
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension CountedText {
  fileprivate func height(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
