import Foundation

/// The cases, and what is known of all of them, as they are in the files.
struct PinData: Decodable {
  /// What is said in the case, and what is said if one looks at it in a mirror.
  struct Pair: Decodable {
    let seen, mirrored: PinCase
  }

  static let cases = try! decoder.decode([Pair].self, from: Data(contentsOf: file("frames.json")))

  /// The names of all cases that there are.
  static let ids = try! decoder.decode(Self.self, from: Data(contentsOf: file("cases.json")))
    .cases.map(\.id)

  /// The names of the cases that must not compile.
  static let refused = try! Set(
    String(contentsOf: file("refused.tsv"), encoding: .utf8).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) })

  private struct Named: Decodable {
    let id: String
  }

  private let cases: [Named]

  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }()

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../PinData/\(name)")
  }
}
