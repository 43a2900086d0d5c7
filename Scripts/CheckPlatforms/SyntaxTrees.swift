import Foundation

/// What the compiler's syntax trees mention: declarations, by their identifiers; types, written or
/// inferred; and conformances that generic code is called with.
struct SyntaxTrees {
  private(set) var declarations: [String: Set<Place>] = [:]
  private(set) var types: [String: Set<Place>] = [:]
  private(set) var conformances: [Conformance: Set<Place>] = [:]

  struct Conformance: Hashable {
    let type: String
    let proto: String
  }

  /// Reads what the compiler dumps: one JSON object per source file, without anything between them.
  init(_ dump: String, sources: [String: SourceText]) throws {
    let start = "{\"_kind\":\"source_file\""
    for text in dump.components(separatedBy: start).dropFirst() {
      let tree = try JSONSerialization.jsonObject(with: Data((start + text).utf8))
      guard let tree = tree as? [String: Any], let file = tree["filename"] as? String,
        let source = sources[file]
      else { continue }
      read(tree, Place(file: file, line: nil), source)
    }
  }

  private mutating func read(_ value: Any, _ place: Place, _ source: SourceText) {
    if let list = value as? [Any] {
      for element in list { read(element, place, source) }
    }
    guard let node = value as? [String: Any] else { return }
    var place = place
    if let range = node["range"] as? [String: Any], let offset = range["start"] as? Int {
      place = Place(file: place.file, line: source.line(at: offset))
    }
    noteConformance(node, place)
    for (key, value) in node {
      if let text = value as? String {
        note(text, as: key, place)
      } else {
        read(value, place, source)
      }
    }
  }

  private mutating func note(_ text: String, as key: String, _ place: Place) {
    switch key {
    case "decl_usr", "usr", "protocol", "decl", "bind":
      if !text.isEmpty { declarations[text, default: []].insert(place) }
    case "name", "base_name", "value":
      break
    default:
      if text.hasPrefix("$s") { types[text, default: []].insert(place) }
    }
  }

  private mutating func noteConformance(_ node: [String: Any], _ place: Place) {
    guard node["_kind"] as? String == "normal_conformance", let type = node["type"] as? String,
      let proto = node["protocol"] as? String
    else { return }
    conformances[Conformance(type: type, proto: proto), default: []].insert(place)
  }
}
