import Foundation
import Plumb

/// The feed cell with layouts that are stored once and run in every pass.
public final class StoredFeedCell: FeedCell {
  public override init(width: CGFloat) {
    super.init(width: width)
    plumb.setLayout(for: options) {
      $0.setRight(inset: 8).setTop(to: 8).fitSize()
    }
    plumb.setLayout(for: action) {
      $0.setLeft(to: 8).setRight(at: options.plumb.left, offset: -8).setTop(to: 8).fitHeight()
    }
    plumb.setLayout(for: posterImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .setTop(at: action.plumb.bottom, offset: 10).setHeight(to: 50)
    }
    plumb.setLayout(for: posterName) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterImage.plumb.top).fitHeight()
    }
    plumb.setLayout(for: posterHeadline) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterName.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: posterTime) {
      $0.setLeft(at: posterImage.plumb.right, offset: 8).setRight(inset: 8)
        .setTop(at: posterHeadline.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: posterComment) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: posterImage.plumb.and(posterTime).bottom, offset: 4).fitHeight()
    }
    plumb.setLayout(for: contentImage) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: posterComment.plumb.bottom, offset: 4).setHeight(toWidth: 1.75)
    }
    plumb.setLayout(for: contentTitle) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: contentImage.plumb.bottom, offset: 4).fitHeight()
    }
    plumb.setLayout(for: contentDomain) {
      $0.setLeft(to: 8).setRight(inset: 8)
        .setTop(at: contentTitle.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: like) {
      $0.setLeft(to: 8).setTop(at: contentDomain.plumb.bottom, offset: 4).fitSize()
    }
    plumb.setLayout(for: comment) {
      $0.setCenter(offset: 0).setTop(at: like.plumb.top).fitSize()
    }
    plumb.setLayout(for: share) {
      $0.setRight(inset: 8).setTop(at: like.plumb.top).fitSize()
    }
    plumb.setLayout(for: actorImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .setTop(at: like.plumb.bottom, offset: 4).setHeight(to: 50)
    }
    plumb.setLayout(for: actorComment) {
      $0.setLeft(at: actorImage.plumb.right, offset: 8).setRight(inset: 8)
        .setMiddle(at: actorImage.plumb.middle).fitHeight()
    }
  }
}
