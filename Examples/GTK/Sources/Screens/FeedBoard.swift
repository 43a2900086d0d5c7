import Foundation
import Plumb
import PlumbGTK

/// Posts, one below the other.
public final class FeedBoard: Board {
  public let cards: [PostCard]

  public override init() {
    cards = Post.examples.map(PostCard.init)
    super.init()
    padding = 12
    for (number, card) in cards.enumerated() {
      let previous = number == 0 ? nil : cards[number - 1]
      plumb.setupSubview(card) {
        $0.setDefaultLayout {
          let top = previous.map { $0.plumb.bottom + 12 } ?? .parent.top + 12
          return $0.setTop(at: top).setLeading(inset: 12).setTrailing(inset: 12).fitHeight()
        }.addToParent()
      }
    }
  }
}

/// A post: who wrote it, what, and how many like it.
public final class PostCard: Board {
  public let avatar: Label
  public let name: Label
  public let time: Label
  public let text: Label
  public private(set) var like: Button!
  private var likes: Int

  init(_ post: Post) {
    avatar = Label(String(post.name.prefix(1)))
    name = Label(post.name)
    time = Label(post.time)
    text = Label(post.text)
    likes = post.likes
    super.init()
    like = Button("") { [weak self] in self?.addLike() }
    showLikes()
    addStyle("card")
    avatar.addStyle("avatar")
    avatar.isCentered = true
    name.addStyle("heading")
    time.addStyle("dim-label")
    padding = 10
    arrange()
  }

  private func arrange() {
    plumb.setupSubview(avatar) {
      $0.setDefaultLayout {
        $0.setTopLeading(inset: 10).setSize(to: CGSize(width: 44, height: 44))
      }.addToParent()
    }
    plumb.setupSubview(time) {
      $0.setDefaultLayout { $0.setTop(inset: 10).setTrailing(inset: 10).fitSize() }.addToParent()
    }
    plumb.setupSubview(name) {
      $0.setDefaultLayout {
        $0.setLeading(at: avatar.plumb.trailing, offset: 10)
          .setTrailing(at: time.plumb.leading, offset: -8).setTop(inset: 10).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(text) {
      $0.setDefaultLayout {
        $0.setLeading(at: name.plumb.leading).setTrailing(inset: 10)
          .setTop(at: name.plumb.bottom, offset: 4).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(like) {
      $0.setDefaultLayout {
        $0.setLeading(at: name.plumb.leading).setTop(at: text.plumb.bottom, offset: 8).fitSize()
      }.addToParent()
    }
  }

  private func addLike() {
    likes += 1
    showLikes()
  }

  private func showLikes() { like.text = "♥ \(likes)" }
}

/// What a card shows.
struct Post {
  let name: String
  let time: String
  let text: String
  let likes: Int

  static let examples = [
    Post(
      name: "Ada", time: "2 min",
      text: "The window was made wider, and every line of this text moved to where it belongs.",
      likes: 3),
    Post(name: "Grace", time: "1 h", text: "Short.", likes: 41),
    Post(
      name: "Katherine", time: "yesterday",
      text:
        "A post that is long enough to take several lines in a narrow window, so that the cards below it have to stand further down: each is pinned to the bottom of the one before, and asks its label for the height in the width that is left beside the picture.",
      likes: 128),
    Post(
      name: "Mary", time: "2 days", text: "שלום, and left-to-right words in the same line.",
      likes: 7
    ),
  ]
}
