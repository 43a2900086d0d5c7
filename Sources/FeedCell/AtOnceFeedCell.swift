import Foundation
import Plumb

/// The feed cell with each frame laid out at once.
public final class AtOnceFeedCell: FeedCell {
  public override func layoutSubviews() {
    plumb.layout(options) {
      $0.setRight(by: { $0.right - 8 }).setTop(to: 8).fitSize()
    }
    plumb.layout(action) {
      $0.setLeft(to: 8).pinRight(to: options, with: { $0.left - 8 }).setTop(to: 8).fitHeight()
    }
    plumb.layout(posterImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .pinTop(to: action, with: { $0.bottom + 10 }).setHeight(to: 50)
    }
    plumb.layout(posterName) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterImage, with: { $0.top }).fitHeight()
    }
    plumb.layout(posterHeadline) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterName, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(posterTime) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterHeadline, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(posterComment) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: [posterImage, posterTime], with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.layout(contentImage) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: posterComment, with: { $0.bottom + 4 }).setHeight(toWidth: 1.75)
    }
    plumb.layout(contentTitle) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentImage, with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.layout(contentDomain) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentTitle, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.layout(like) {
      $0.setLeft(to: 8).pinTop(to: contentDomain, with: { $0.bottom + 4 }).fitSize()
    }
    plumb.layout(comment) {
      $0.setCenter(by: { $0.center }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.layout(share) {
      $0.setRight(by: { $0.right - 8 }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.layout(actorImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .pinTop(to: like, with: { $0.bottom + 4 }).setHeight(to: 50)
    }
    plumb.layout(actorComment) {
      $0.pinLeft(to: actorImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinMiddle(to: actorImage, with: { $0.middle }).fitHeight()
    }
  }
}
