import Foundation
import PlumbSVG

extension PostCell {
  /// Who wrote the post, when, and what they say.
  struct Poster {
    let image = ImageBox(
      imageSize: CGSize(width: 50, height: 50), motif: .person, tint: .indigo)
    let name: TextLabel
    let headline: TextLabel
    let time: TextLabel
    let comment: TextLabel

    init(_ post: Post) {
      name = TextLabel(post.author, font: SVG.Font(size: 16, weight: .bold))
      headline = TextLabel(
        post.headline ?? "", font: SVG.Font(size: 13), color: .gray, lineLimit: 3)
      time = TextLabel(post.time, font: SVG.Font(size: 12), color: .gray)
      comment = TextLabel(post.comment, font: SVG.Font(size: 15), lineLimit: 0)
      image.cornerRadius = 25
      headline.isHidden = post.headline == nil
    }
  }

  /// What is shared.
  struct Content {
    let image: ImageBox
    let title: TextLabel
    let domain: TextLabel

    init(_ post: Post) {
      image = ImageBox(
        imageSize: CGSize(width: 700, height: 400), motif: post.picture?.motif ?? .plain)
      title = TextLabel(post.title, font: SVG.Font(size: 15, weight: .bold), lineLimit: 2)
      domain = TextLabel(post.domain, font: SVG.Font(size: 12), color: .gray)
      image.cornerRadius = 6
      image.isHidden = post.picture == nil
    }
  }

  /// What the reader can do.
  struct Buttons {
    let like = TextLabel("Like", font: SVG.Font(size: 14, weight: .bold), color: .blue)
    let comment = TextLabel("Comment", font: SVG.Font(size: 14, weight: .bold), color: .blue)
    let share = TextLabel("Share", font: SVG.Font(size: 14, weight: .bold), color: .blue)
  }

  /// Who answered, and what.
  struct Actor {
    let image = ImageBox(
      imageSize: CGSize(width: 50, height: 50), motif: .person, tint: .teal)
    let comment: TextLabel

    init(_ post: Post) {
      comment = TextLabel(
        "\(post.actor): \(post.answer)", font: SVG.Font(size: 14), lineLimit: 2)
      image.cornerRadius = 25
    }
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
