import Foundation
import Plumb
import PlumbSVG

/// A post of the feed: fifteen leaves in one parent. The specification says left and right; the
/// layouts say leading and trailing, so that the cell mirrors itself.
final class PostCell: HeadlessContainerView, SVG.Drawable {
  private let options = TextLabel("•••", font: SVG.Font(size: 15, weight: .bold), color: .gray)
  private let action: TextLabel
  private let poster: Poster
  private let content: Content
  private let buttons = Buttons()
  private let actor: Actor

  init(_ post: Post) {
    action = TextLabel(post.action, font: SVG.Font(size: 13), color: .gray, lineLimit: 2)
    poster = Poster(post)
    content = Content(post)
    actor = Actor(post)
    super.init(frame: .zero)
    name = post.author
    bottomPadding = 8
    for (name, leaf) in leaves {
      leaf.name = name
      addSubview(leaf)
    }
    storeLayouts()
  }

  private var leaves: [(String, HeadlessView)] {
    [
      ("options", options), ("action", action), ("posterImage", poster.image),
      ("posterName", poster.name), ("posterHeadline", poster.headline), ("posterTime", poster.time),
      ("posterComment", poster.comment), ("contentImage", content.image),
      ("contentTitle", content.title), ("contentDomain", content.domain), ("like", buttons.like),
      ("comment", buttons.comment), ("share", buttons.share), ("actorImage", actor.image),
      ("actorComment", actor.comment),
    ]
  }

  private func storeLayouts() {
    // excerpt
    plumb.setLayout(for: options) {
      $0.setTrailing(inset: 8).setTop(to: 8).fitSize()
    }
    plumb.setLayout(for: action) {
      $0.setLeading(to: 8).setTrailing(at: options.plumb.leading, offset: -8)
        .setTop(to: 8).fitHeight()
    }
    plumb.setLayout(for: poster.image) {
      $0.setLeading(to: 8).setWidth(to: 50)
        .setTop(at: action.plumb.bottom, offset: 10).setHeight(to: 50)
    }
    plumb.setLayout(for: poster.name) {
      besidePosterImage($0).setTop(at: poster.image.plumb.top).fitHeight()
    }
    plumb.setLayout(for: poster.headline) {
      besidePosterImage($0).setTop(at: poster.name.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: poster.time) {
      besidePosterImage($0)
        .setTop(at: poster.name.plumb.and(poster.headline).visible.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: poster.comment) {
      fromEdgeToEdge($0).setTop(at: poster.image.plumb.and(poster.time).bottom, offset: 4)
        .fitHeight()
    }
    plumb.setLayout(for: content.image) {
      fromEdgeToEdge($0).setTop(at: poster.comment.plumb.bottom, offset: 4)
        .setHeight(toWidth: 1.75)
    }
    plumb.setLayout(for: content.title) {
      fromEdgeToEdge($0)
        .setTop(at: poster.comment.plumb.and(content.image).visible.bottom, offset: 4).fitHeight()
    }
    plumb.setLayout(for: content.domain) {
      fromEdgeToEdge($0).setTop(at: content.title.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: buttons.like) {
      $0.setLeading(to: 8).setTop(at: content.domain.plumb.bottom, offset: 4).fitSize()
    }
    plumb.setLayout(for: buttons.comment) {
      $0.setCenter(offset: 0).setTop(at: buttons.like.plumb.top).fitSize()
    }
    plumb.setLayout(for: buttons.share) {
      $0.setTrailing(inset: 8).setTop(at: buttons.like.plumb.top).fitSize()
    }
    plumb.setLayout(for: actor.image) {
      $0.setLeading(to: 8).setWidth(to: 50)
        .setTop(at: buttons.like.plumb.bottom, offset: 4).setHeight(to: 50)
    }
    plumb.setLayout(for: actor.comment) {
      $0.setLeading(at: actor.image.plumb.trailing, offset: 8)
        .setTrailing(inset: 8)
        .setMiddle(at: actor.image.plumb.middle).fitHeight()
    }
    // end
  }

  // excerpt
  private typealias AcrossTheCell =
    LayoutMaker<IndividualProperty.Frame<Horizontal.Complete, Vertical.Open>>

  private func fromEdgeToEdge(_ maker: LayoutMaker<IndividualProperty.Initial>) -> AcrossTheCell {
    maker.stickOnParentHorizontally(leading: 8, trailing: 8)
  }

  private func besidePosterImage(
    _ maker: LayoutMaker<IndividualProperty.Initial>
  ) -> AcrossTheCell {
    maker.setLeading(at: poster.image.plumb.trailing, offset: 8)
      .setTrailing(inset: 8)
  }
  // end

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 10), with: .color(.white))
  }
}

extension PostCell {
  /// The code that the gallery shows beside the cell.
  static let source = SourceExcerpt.here()
}
