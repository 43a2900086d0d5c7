import Foundation

/// A message of the language server: a length, an empty line and JSON.
struct ServerMessage {
  private let content: [String: Any]

  /// The number of a request that the server makes itself, which waits for an answer.
  var question: Any? { content["method"] == nil ? nil : content["id"] }

  /// The number of the request that this answers.
  var answered: Int? { content["method"] == nil ? content["id"] as? Int : nil }

  /// The answer as JSON.
  func result() throws -> Data {
    guard let result = content["result"] else {
      throw HarnessError("the language server says: \(content["error"] ?? "nothing")")
    }
    return try JSONSerialization.data(withJSONObject: result, options: .fragmentsAllowed)
  }

  static func framed(_ body: Data) -> Data {
    Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Waits for the next message.
  static func next(in output: FileHandle) throws -> ServerMessage {
    var head = ""
    while !head.hasSuffix("\r\n\r\n") { head += try read(1, from: output).text }
    let length = head.split(whereSeparator: \.isNewline)
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
    guard let length else { throw HarnessError("the language server says: \(head)") }
    let body = try JSONSerialization.jsonObject(with: read(length, from: output))
    return ServerMessage(content: body as? [String: Any] ?? [:])
  }

  private static func read(_ count: Int, from output: FileHandle) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try output.read(upToCount: count - data.count), !more.isEmpty else {
        throw HarnessError("the language server has ended")
      }
      data += more
    }
    return data
  }
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
