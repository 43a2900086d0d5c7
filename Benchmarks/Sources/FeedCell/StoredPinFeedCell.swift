import Foundation
import Plumb
import PlumbPin

/// The feed cell with pin chains that are stored once and run in every pass.
public final class StoredPinFeedCell: FeedCell {
  public override init(width: CGFloat) {
    super.init(width: width)
    plumb.setPin(for: options) {
      $0.top(8).right(8).height(20).sizeToFit(.heightFlexible)
    }
    plumb.setPin(for: action) {
      $0.top(8).left(8).right(to: options.edge.left).marginRight(8).sizeToFit(.width)
    }
    plumb.setPin(for: posterImage) {
      $0.below(of: action).marginTop(10).left(8).size(50)
    }
    plumb.setPin(for: posterName) {
      $0.top(to: posterImage.edge.top).left(to: posterImage.edge.right).marginLeft(8).right(8)
        .sizeToFit(.width)
    }
    plumb.setPin(for: posterHeadline) {
      $0.below(of: posterName).marginTop(1).left(to: posterImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
    plumb.setPin(for: posterTime) {
      $0.below(of: posterHeadline).marginTop(1).left(to: posterImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
    plumb.setPin(for: posterComment) {
      $0.below(of: [posterImage, posterTime]).marginTop(4).horizontally(8).sizeToFit(.width)
    }
    plumb.setPin(for: contentImage) {
      $0.below(of: posterComment).marginTop(4).horizontally(8).aspectRatio(1.75)
    }
    plumb.setPin(for: contentTitle) {
      $0.below(of: contentImage).marginTop(4).horizontally(8).sizeToFit(.width)
    }
    plumb.setPin(for: contentDomain) {
      $0.below(of: contentTitle).marginTop(1).horizontally(8).sizeToFit(.width)
    }
    plumb.setPin(for: like) {
      $0.below(of: contentDomain).marginTop(4).left(8).height(20).sizeToFit(.heightFlexible)
    }
    plumb.setPin(for: comment) {
      $0.top(to: like.edge.top).hCenter().height(20).sizeToFit(.heightFlexible)
    }
    plumb.setPin(for: share) {
      $0.top(to: like.edge.top).right(8).height(20).sizeToFit(.heightFlexible)
    }
    plumb.setPin(for: actorImage) {
      $0.below(of: like).marginTop(4).left(8).size(50)
    }
    plumb.setPin(for: actorComment) {
      $0.vCenter(to: actorImage.edge.vCenter).left(to: actorImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
  }
}
