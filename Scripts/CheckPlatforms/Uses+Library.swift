import Foundation

extension Uses {
  /// What a library uses that is not declared in one of these modules, our own.
  init(of library: CompiledLibrary, own: [String], sources: [String: SourceText]) throws {
    self.init()
    try addMentioned(SyntaxTrees(library.syntaxTrees, sources: sources), own)
    try addLinked(library, own)
  }

  private mutating func add(_ name: String, _ places: Set<Place>, _ own: [String]) {
    let isOwn = own.contains { module in
      name.hasPrefix("\(module).") || name.contains("in \(module)):")
        || name.hasPrefix("C \(module)")
    }
    if !isOwn { self[name, default: []].formUnion(places) }
  }

  private mutating func addMentioned(_ trees: SyntaxTrees, _ own: [String]) throws {
    let ownMangled = own.map { "\($0.utf8.count)\($0)" }
    let identifiers = Set(trees.declarations.keys).union(trees.conformances.keys.map(\.proto))
    let types = Set(trees.types.keys).union(trees.conformances.keys.map(\.type))
    let demangler = try Demangler(
      Set(identifiers.compactMap(Demangler.mangled)).union(types).sorted())

    for (identifier, places) in trees.declarations {
      if let function = identifier.components(separatedBy: "c:@F@").dropFirst().first {
        add("C \(function)", places, own)
      } else if !ownMangled.contains(where: identifier.contains),
        let name = Demangler.mangled(identifier).flatMap({ demangler[$0] })
      {
        add(name.replacingOccurrences(of: "static ", with: ""), places, own)
      } else if identifier.hasPrefix("c:") {
        add("C \(identifier)", places, own)
      }
    }
    for (type, places) in trees.types {
      for name in demangler[type].map(Demangler.nominals) ?? [] { add(name, places, own) }
    }
    for (conformance, places) in trees.conformances {
      guard let type = demangler[conformance.type],
        let proto = Demangler.mangled(conformance.proto).flatMap({ demangler[$0] }),
        !own.contains(where: { proto.hasPrefix("\($0).") })
      else { continue }
      add("\(Demangler.unbound(type)): \(proto)", places, own)
    }
  }

  private mutating func addLinked(_ library: CompiledLibrary, _ own: [String]) throws {
    let ownMangled = own.map { "\($0.utf8.count)\($0)" }
    var linked: [String: Set<Place>] = [:]
    let places = zip(library.objects, library.sources).reduce(into: [String: Place]()) {
      $0[$1.0.path] = Place(file: $1.1.path, line: nil)
    }
    // If several objects call a function that the compiler makes, only one of them may define it.
    let listed = try Command.output("nm", ["-A"] + library.objects.map(\.path))
      .split(separator: "\n").compactMap(ListedSymbol.init)
    let defined = Set(listed.filter { !$0.isUndefined }.map(\.name))
    for symbol in listed where symbol.isUndefined && !defined.contains(symbol.name) {
      guard let place = places[symbol.object], !ownMangled.contains(where: symbol.name.contains)
      else { continue }
      linked[symbol.name, default: []].insert(place)
    }
    let demangler = try Demangler(linked.keys.sorted())
    for (symbol, places) in linked {
      if let text = demangler[symbol] {
        if let name = Self.symbol(linkedAs: text) { add(name, places, own) }
      } else {
        add(symbol.contains("swift_") ? "runtime \(symbol)" : "C \(symbol)", places, own)
      }
    }
  }

  /// The symbol that a linked name belongs to: the property of a getter, the type of its metadata, the
  /// conformance of a witness table. Nil for the compiler's own types.
  static func symbol(linkedAs text: String) -> String? {
    var text = text
    for prefix in ["protocol conformance descriptor for ", "protocol witness table for "] {
      if text.hasPrefix(prefix) { return conformance(text.dropFirst(prefix.count)) }
    }
    if text.hasPrefix("generic specialization "), let end = text.range(of: "> of ") {
      text.removeSubrange(..<end.upperBound)
    }
    let prefixes = [
      "associated conformance descriptor for ", "associated type descriptor for ",
      "base conformance descriptor for ", "dispatch thunk of ", "enum case for ",
      "method descriptor for ", "nominal type descriptor for ", "property descriptor for ",
      "protocol descriptor for ", "protocol requirements base descriptor for ",
      "type metadata accessor for ", "type metadata for ", "value witness table for ", "static ",
    ]
    for prefix in prefixes where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    if text.hasPrefix("Builtin.") || text == "()" { return nil }
    text = text.replacingOccurrences(of: "static ", with: "")
      .replacingOccurrences(of: ".__allocating_init", with: ".init")
    for accessor in ["getter", "setter", "modify", "read", "unsafeMutableAddressor"] {
      text = text.replacingOccurrences(of: "subscript.\(accessor) : ", with: "subscript")
        .replacingOccurrences(of: ".\(accessor) : ", with: " : ")
    }
    return text
  }

  /// `< where A: Swift.Collection> Swift.LazySequence<A> : Swift.Collection in Swift`, without what is
  /// generic and the module.
  private static func conformance(_ text: Substring) -> String? {
    guard let end = text.range(of: " in ", options: .backwards),
      let colon = text.range(of: " : ", options: .backwards)
    else { return nil }
    let proto = text[colon.upperBound..<end.lowerBound]
    return "\(Demangler.unbound(String(text[..<colon.lowerBound]))): \(proto)"
  }
}

/// A line of `nm -A`: `File.o:0000000000000000 T name`, or `File.o: U name`.
private struct ListedSymbol {
  let object: String
  let name: String
  let isUndefined: Bool

  init?(_ line: Substring) {
    guard let colon = line.range(of: ".o:") else { return nil }
    let words = line[colon.upperBound...].split(separator: " ")
    guard let name = words.last, words.count > 1 else { return nil }
    object = line[..<colon.lowerBound] + ".o"
    self.name = String(name)
    isUndefined = ["U", "v", "w"].contains(words[words.count - 2])
  }
}
