import Foundation

/// `Docs/WhatWillNotCompile.md`: an index of all that the compiler says, with the cases that show it.
extension Harness {
  public var refusalPage: URL { root.appendingPathComponent("Docs/WhatWillNotCompile.md") }

  /// The page as the cases and the compiler make it now.
  public func writtenRefusalPage() throws -> String {
    try writtenRefusalPage(CaseBatch.batches(of: caseFiles()))
  }

  func writtenRefusalPage(_ batches: [String: CaseBatch]) throws -> String {
    let told = try twoAtATime(caseFiles()) { name, file in
      Result {
        let said = try batches[name]?.said(of: name, by: compiler)
        return ToldCase(name, try said ?? compiler.typecheck([file]).diagnostics(in: file))
      }
    }
    let cases = Dictionary(grouping: try told.map { try $0.get() }, by: \.area)
    let areas = RefusalPage.areas.filter { cases[$0.name] != nil }
    if let unknown = Set(cases.keys).subtracting(areas.map(\.name)).min() {
      throw HarnessError("the page has no introduction to the area \(unknown)")
    }
    let contents = areas.map { "* [\($0.title)](#\($0.name))" }
    let index = try RefusalPage.index(of: cases, in: areas, and: RefusalSentences(in: root))
    let sections = areas.map { area in
      let lines = index[area.name, default: [:]].sorted { $0.key < $1.key }.map {
        "* \($0.asCode): \($1.joined(separator: ", "))"
      }
      return """
        ## \(area.title)

        \(area.introduction)

        \(lines.joined(separator: "\n"))
        """
    }
    return ([RefusalPage.head, contents.joined(separator: "\n")] + sections)
      .joined(separator: "\n\n") + "\n"
  }
}

private enum RefusalPage {
  static let head = """
    # What will not compile

    What the compiler says of each mistake, without "… is unavailable:" before it, and the cases that show it: \
    search for the words. A case is a file with the reason, the code and the change that fixes it. \
    `CompileFailTests/run --write-docs` writes this page from the cases in `CompileFailTests/Cases`, which are \
    checked with the compiler. [Troubleshooting](Troubleshooting.md) explains the messages that are seen most, and \
    those that Plumb prints.
    """

  /// By area, each sentence that the compiler says with the cases that it is said of, or those of a sentence that
  /// differs in names only.
  static func index(
    of cases: [String: [ToldCase]], in areas: [Area], and sentences: RefusalSentences
  ) throws -> [String: [String: [String]]] {
    var index = cases.mapValues { cases in
      Dictionary(
        grouping: cases.flatMap { told in told.sentences.map { ($0, told.link) } }, by: \.0
      )
      .mapValues { $0.map(\.1) }
    }
    var untold: [String] = []
    for (sentence, alike) in sentences.missing(in: index.values.flatMap(\.keys)) {
      guard let first = alike.min(),
        let area = areas.first(where: { index[$0.name]?[first] != nil })
      else {
        untold.append(sentence)
        continue
      }
      let links = index[area.name]?[first]?.map { "like \($0)" }
      index[area.name]?[sentence] = links
    }
    guard untold.isEmpty else {
      let sentences = untold.sorted().joined(separator: "; ")
      throw HarnessError("no case shows a sentence like: \(sentences)")
    }
    return index
  }

  struct Area {
    let name: String
    let introduction: String

    var title: String { name.inWords }
  }

  /// The areas, in the order in which they are read.
  static let areas = [
    Area(
      name: "underspecified",
      introduction: "An axis is decided by two facts. With fewer there is no frame."),
    Area(
      name: "overspecified",
      introduction: "With a third fact, or one fact twice, there would be two answers."),
    Area(
      name: "directions",
      introduction: """
        Leading is left in one writing direction and right in the other, so that leading and left may \
        be two facts or one.
        """),
    Area(
      name: "pins",
      introduction: """
        A pin chain says each thing once, an edge or the center of an axis, and adjusts the size once. \
        What only the whole chain shows is refused at its end.
        """),
    Area(name: "points", introduction: "A point is a fact on each axis."),
    Area(name: "sizes", introduction: "A size is a length on each axis."),
    Area(
      name: "frames", introduction: "A frame, or its edges, are all the facts that an axis takes."),
    Area(name: "ratios", introduction: "A length can follow that on the other axis, one way."),
    Area(
      name: "baselines",
      introduction: """
        Where a text is in its view follows from the view's height. So a baseline and a height decide an \
        axis, and a baseline and anything else do not.
        """),
    Area(
      name: "positions",
      introduction: """
        A place is of one axis and is no number: two of them have a distance, and one of them with a \
        length is another.
        """),
    Area(
      name: "places",
      introduction: """
        A place or a length as a value is typed by axis, and each label takes one kind of value: \
        `to:` numbers, `at:` and `like:` what is measured, `inset:` and `offset:` a distance.
        """),
    Area(
      name: "references", introduction: "What a layout is measured on is there when it is written."),
    Area(
      name: "names",
      introduction: "Some of the names that other libraries have are other ones here."),
    Area(
      name: "adjustments", introduction: "A frame that is complete, and only that, is adjusted."),
    Area(name: "values", introduction: "A maker is a value, and its type says what it holds."),
    Area(name: "helpers", introduction: "A function of your own says in its types what it needs."),
    Area(name: "choices", introduction: "Whichever way a choice goes, the layout is complete."),
    Area(
      name: "stored-layouts",
      introduction: "A layout that a container stores is checked where it is written."),
    Area(name: "containers", introduction: "A container has what a plain view has not."),
    Area(
      name: "rows",
      introduction: """
        Along a row or a column something takes up what is left, and only one thing; across it, each \
        child needs what every frame needs.
        """),
    Area(
      name: "matrices",
      introduction: "A matrix needs its columns, its rows, and the layout of a child in its cell."),
    Area(
      name: "constraints",
      introduction: """
        An equation compares places of one axis and of one kind, or lengths, and a view has either a \
        layout or constraints.
        """),
  ]
}

/// A case as the page tells it.
private struct ToldCase {
  let area: String
  let link: String
  /// What the compiler says of it, each once.
  let sentences: Set<String>

  init(_ name: String, _ said: [Diagnostic]) {
    let parts = name.split(separator: "/").map(String.init)
    area = parts[0]
    link = "[\(parts[1].inWords.lowercased())](../CompileFailTests/Cases/\(name).swift)"
    sentences = Set(said.filter { $0.severity == .error }.map(\.sentence))
  }
}

extension Diagnostic {
  /// The message, without the name of the member that is unavailable.
  fileprivate var sentence: String {
    message.range(of: "is unavailable: ").map { String(message[$0.upperBound...]) } ?? message
  }
}

extension String {
  /// The text as Markdown shows it and as one searches for it: with nothing escaped.
  fileprivate var asCode: String { contains("`") ? "`` \(self) ``" : "`\(self)`" }

  /// The name of a file or a folder, in words.
  fileprivate var inWords: String {
    let words = split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
