import Foundation
import Plumb
import PlumbPin

/// The feed cell with each frame laid out at once by a pin chain.
public final class PinnedFeedCell: FeedCell {
  public override func layoutSubviews() {
    options.plumb.pin {
      $0.top(8).right(8).height(20).sizeToFit(.heightFlexible)
    }
    action.plumb.pin {
      $0.top(8).left(8).right(to: options.edge.left).marginRight(8).sizeToFit(.width)
    }
    posterImage.plumb.pin {
      $0.below(of: action).marginTop(10).left(8).size(50)
    }
    posterName.plumb.pin {
      $0.top(to: posterImage.edge.top).left(to: posterImage.edge.right).marginLeft(8).right(8)
        .sizeToFit(.width)
    }
    posterHeadline.plumb.pin {
      $0.below(of: posterName).marginTop(1).left(to: posterImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
    posterTime.plumb.pin {
      $0.below(of: posterHeadline).marginTop(1).left(to: posterImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
    posterComment.plumb.pin {
      $0.below(of: [posterImage, posterTime]).marginTop(4).horizontally(8).sizeToFit(.width)
    }
    contentImage.plumb.pin {
      $0.below(of: posterComment).marginTop(4).horizontally(8).aspectRatio(1.75)
    }
    contentTitle.plumb.pin {
      $0.below(of: contentImage).marginTop(4).horizontally(8).sizeToFit(.width)
    }
    contentDomain.plumb.pin {
      $0.below(of: contentTitle).marginTop(1).horizontally(8).sizeToFit(.width)
    }
    like.plumb.pin {
      $0.below(of: contentDomain).marginTop(4).left(8).height(20).sizeToFit(.heightFlexible)
    }
    comment.plumb.pin {
      $0.top(to: like.edge.top).hCenter().height(20).sizeToFit(.heightFlexible)
    }
    share.plumb.pin {
      $0.top(to: like.edge.top).right(8).height(20).sizeToFit(.heightFlexible)
    }
    actorImage.plumb.pin {
      $0.below(of: like).marginTop(4).left(8).size(50)
    }
    actorComment.plumb.pin {
      $0.vCenter(to: actorImage.edge.vCenter).left(to: actorImage.edge.right).marginLeft(8)
        .right(8).sizeToFit(.width)
    }
  }
}
