import Foundation
import Plumb

/// The feed cell with layouts that are stored once and run in every pass.
public final class StoredFeedCell: FeedCell {
  public override init(width: CGFloat) {
    super.init(width: width)
    plumb.setLayout(for: options) {
      $0.setRight(by: { $0.right - 8 }).setTop(to: 8).fitSize()
    }
    plumb.setLayout(for: action) {
      $0.setLeft(to: 8).pinRight(to: options, with: { $0.left - 8 }).setTop(to: 8).fitHeight()
    }
    plumb.setLayout(for: posterImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .pinTop(to: action, with: { $0.bottom + 10 }).setHeight(to: 50)
    }
    plumb.setLayout(for: posterName) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterImage, with: { $0.top }).fitHeight()
    }
    plumb.setLayout(for: posterHeadline) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterName, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.setLayout(for: posterTime) {
      $0.pinLeft(to: posterImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinTop(to: posterHeadline, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.setLayout(for: posterComment) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: [posterImage, posterTime], with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.setLayout(for: contentImage) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: posterComment, with: { $0.bottom + 4 }).setHeight(toWidth: 1.75)
    }
    plumb.setLayout(for: contentTitle) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentImage, with: { $0.bottom + 4 }).fitHeight()
    }
    plumb.setLayout(for: contentDomain) {
      $0.setLeft(to: 8).setRight(by: { $0.right - 8 })
        .pinTop(to: contentTitle, with: { $0.bottom + 1 }).fitHeight()
    }
    plumb.setLayout(for: like) {
      $0.setLeft(to: 8).pinTop(to: contentDomain, with: { $0.bottom + 4 }).fitSize()
    }
    plumb.setLayout(for: comment) {
      $0.setCenter(by: { $0.center }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.setLayout(for: share) {
      $0.setRight(by: { $0.right - 8 }).pinTop(to: like, with: { $0.top }).fitSize()
    }
    plumb.setLayout(for: actorImage) {
      $0.setLeft(to: 8).setWidth(to: 50)
        .pinTop(to: like, with: { $0.bottom + 4 }).setHeight(to: 50)
    }
    plumb.setLayout(for: actorComment) {
      $0.pinLeft(to: actorImage, with: { $0.right + 8 }).setRight(by: { $0.right - 8 })
        .pinMiddle(to: actorImage, with: { $0.middle }).fitHeight()
    }
  }
}
