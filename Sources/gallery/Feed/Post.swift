/// One post of the feed, as the JSON file has it.
struct Post: Decodable, Sendable {
  /// Who wrote it.
  let author: String
  /// What the author does; the cell closes up where it is missing.
  let headline: String?
  /// When it was written, in words.
  let time: String
  /// Why it is in the feed.
  let action: String
  /// What the author says.
  let comment: String
  /// The picture's motif; the cell closes up where it is missing.
  let picture: Picture?
  /// The title of what is shared.
  let title: String
  /// Where it comes from.
  let domain: String
  /// Who answered, in a word or two.
  let actor: String
  /// The answer.
  let answer: String

  enum Picture: String, Decodable, Sendable, CaseIterable {
    case landscape
    case person
    case plain
  }
}

/// The file with the posts.
struct Feed: Decodable {
  let posts: [Post]
}
