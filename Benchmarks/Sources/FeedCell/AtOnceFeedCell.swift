import Foundation
import Plumb

/// The feed cell with each frame laid out at once.
public final class AtOnceFeedCell: FeedCell {
  public override func layoutSubviews() {
    plumb.layout(options) {
      $0.setRight(inset: 8).setTop(to: 8).fitSize()
    }
    plumb.layout(action) {
      $0.setLeft(to: 8).setRight(at: options.plumb.left, offset: -8).setTop(to: 8).fitHeight()
    }
    plumb.layout(posterImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .setTop(at: action.plumb.bottom, offset: 10).setHeight(to: 50)
    }
    plumb.layout(posterName) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterImage.plumb.top).fitHeight()
    }
    plumb.layout(posterHeadline) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterName.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.layout(posterTime) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterHeadline.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.layout(posterComment) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: posterImage.plumb.and(posterTime).bottom, offset: 4).fitHeight()
    }
    plumb.layout(contentImage) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: posterComment.plumb.bottom, offset: 4).setHeight(toWidth: 1.75)
    }
    plumb.layout(contentTitle) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: contentImage.plumb.bottom, offset: 4).fitHeight()
    }
    plumb.layout(contentDomain) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: contentTitle.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.layout(like) {
      $0.setLeft(to: 8).setTop(at: contentDomain.plumb.bottom, offset: 4).fitSize()
    }
    plumb.layout(comment) {
      $0.setCenter(offset: 0).setTop(at: like.plumb.top).fitSize()
    }
    plumb.layout(share) {
      $0.setRight(inset: 8).setTop(at: like.plumb.top).fitSize()
    }
    plumb.layout(actorImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .setTop(at: like.plumb.bottom, offset: 4).setHeight(to: 50)
    }
    plumb.layout(actorComment) {
      $0.setLeft(at: actorImage.plumb.right, offset: 8).setRight(inset: 8)
        .setMiddle(at: actorImage.plumb.middle).fitHeight()
    }
  }
}
