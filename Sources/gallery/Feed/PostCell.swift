import Foundation
import Plumb
import PlumbSVG

/// A post of the feed: fifteen leaves in one parent. The specification says left and right; the
/// layouts say leading and trailing, so that the cell mirrors itself.
final class PostCell: HeadlessContainerView, SVG.Drawable {
  private let options = TextLabel("•••", font: SVG.Font(size: 15, weight: .bold), color: .gray)
  private let action: TextLabel
  private let posterImage = ImageBox(
    imageSize: CGSize(width: 50, height: 50), motif: .person, tint: .indigo)
  private let posterName: TextLabel
  private let posterHeadline: TextLabel
  private let posterTime: TextLabel
  private let posterComment: TextLabel
  private let contentImage: ImageBox
  private let contentTitle: TextLabel
  private let contentDomain: TextLabel
  private let like = TextLabel("Like", font: SVG.Font(size: 14, weight: .bold), color: .blue)
  private let comment = TextLabel("Comment", font: SVG.Font(size: 14, weight: .bold), color: .blue)
  private let share = TextLabel("Share", font: SVG.Font(size: 14, weight: .bold), color: .blue)
  private let actorImage = ImageBox(
    imageSize: CGSize(width: 50, height: 50), motif: .person, tint: .teal)
  private let actorComment: TextLabel

  init(_ post: Post) {
    action = TextLabel(post.action, font: SVG.Font(size: 13), color: .gray, lineLimit: 2)
    posterName = TextLabel(post.author, font: SVG.Font(size: 16, weight: .bold))
    posterHeadline = TextLabel(
      post.headline ?? "", font: SVG.Font(size: 13), color: .gray, lineLimit: 3)
    posterTime = TextLabel(post.time, font: SVG.Font(size: 12), color: .gray)
    posterComment = TextLabel(post.comment, font: SVG.Font(size: 15), lineLimit: 0)
    contentImage = ImageBox(
      imageSize: CGSize(width: 700, height: 400), motif: post.picture?.motif ?? .plain)
    contentTitle = TextLabel(post.title, font: SVG.Font(size: 15, weight: .bold), lineLimit: 2)
    contentDomain = TextLabel(post.domain, font: SVG.Font(size: 12), color: .gray)
    actorComment = TextLabel(
      "\(post.actor): \(post.answer)", font: SVG.Font(size: 14), lineLimit: 2)
    super.init(frame: .zero)
    name = post.author
    bottomPadding = 8
    posterImage.cornerRadius = 25
    actorImage.cornerRadius = 25
    contentImage.cornerRadius = 6
    posterHeadline.isHidden = post.headline == nil
    contentImage.isHidden = post.picture == nil
    for (name, leaf) in leaves {
      leaf.name = name
      addSubview(leaf)
    }
    storeLayouts()
  }

  private var leaves: [(String, HeadlessView)] {
    [
      ("options", options), ("action", action), ("posterImage", posterImage),
      ("posterName", posterName), ("posterHeadline", posterHeadline), ("posterTime", posterTime),
      ("posterComment", posterComment), ("contentImage", contentImage),
      ("contentTitle", contentTitle), ("contentDomain", contentDomain), ("like", like),
      ("comment", comment), ("share", share), ("actorImage", actorImage),
      ("actorComment", actorComment),
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
    plumb.setLayout(for: posterImage) {
      $0.setLeading(to: 8).setWidth(to: 50)
        .setTop(at: action.plumb.bottom, offset: 10).setHeight(to: 50)
    }
    plumb.setLayout(for: posterName) {
      besidePosterImage($0).setTop(at: posterImage.plumb.top).fitHeight()
    }
    plumb.setLayout(for: posterHeadline) {
      besidePosterImage($0).setTop(at: posterName.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: posterTime) {
      besidePosterImage($0)
        .setTop(at: posterName.plumb.and(posterHeadline).visible.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: posterComment) {
      fromEdgeToEdge($0).setTop(at: posterImage.plumb.and(posterTime).bottom, offset: 4).fitHeight()
    }
    plumb.setLayout(for: contentImage) {
      fromEdgeToEdge($0).setTop(at: posterComment.plumb.bottom, offset: 4)
        .setHeight(toWidth: 1.75)
    }
    plumb.setLayout(for: contentTitle) {
      fromEdgeToEdge($0)
        .setTop(at: posterComment.plumb.and(contentImage).visible.bottom, offset: 4).fitHeight()
    }
    plumb.setLayout(for: contentDomain) {
      fromEdgeToEdge($0).setTop(at: contentTitle.plumb.bottom, offset: 1).fitHeight()
    }
    plumb.setLayout(for: like) {
      $0.setLeading(to: 8).setTop(at: contentDomain.plumb.bottom, offset: 4).fitSize()
    }
    plumb.setLayout(for: comment) {
      $0.setCenter(offset: 0).setTop(at: like.plumb.top).fitSize()
    }
    plumb.setLayout(for: share) {
      $0.setTrailing(inset: 8).setTop(at: like.plumb.top).fitSize()
    }
    plumb.setLayout(for: actorImage) {
      $0.setLeading(to: 8).setWidth(to: 50)
        .setTop(at: like.plumb.bottom, offset: 4).setHeight(to: 50)
    }
    plumb.setLayout(for: actorComment) {
      $0.setLeading(at: actorImage.plumb.trailing, offset: 8)
        .setTrailing(inset: 8)
        .setMiddle(at: actorImage.plumb.middle).fitHeight()
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
    maker.setLeading(at: posterImage.plumb.trailing, offset: 8)
      .setTrailing(inset: 8)
  }
  // end

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 10), with: .color(.white))
  }
}

extension Post.Picture {
  fileprivate var motif: ImageBox.Motif {
    switch self {
    case .landscape: .landscape
    case .person: .person
    case .plain: .plain
    }
  }
}

extension PostCell {
  /// The code that the gallery shows beside the cell.
  static let source = SourceExcerpt.here()
}
