import Foundation

/// `Docs/WhatWillNotCompile.md`: every case with its reason, its code, the compiler's words, and what
/// mends it.
extension Harness {
  public var refusalPage: URL { root.appendingPathComponent("Docs/WhatWillNotCompile.md") }

  /// The page as the cases and the compiler make it now.
  public func writtenRefusalPage() throws -> String {
    let told = try twoAtATime(caseFiles()) { name, file in
      Result { try CompileFailCase(name, in: file).told(by: compiler) }
    }
    let cases = Dictionary(grouping: try told.map { try $0.get() }, by: \.area)
    let areas = RefusalPage.areas.filter { cases[$0.name] != nil }
    if let unknown = Set(cases.keys).subtracting(areas.map(\.name)).min() {
      throw HarnessError("the page has no introduction to the area \(unknown)")
    }
    let contents = areas.map { "* [\($0.title)](#\($0.name)). \($0.introduction)" }
    let sections = areas.map { area in
      let cases = cases[area.name, default: []]
      return """
        ## \(area.title)

        \(area.introduction)

        \(cases.map(\.link).joined(separator: ", ")).

        \(cases.map(\.section).joined(separator: "\n\n"))
        """
    }
    let all = areas.flatMap { cases[$0.name, default: []] }
    return
      ([RefusalPage.head, contents.joined(separator: "\n")] + sections + [
        try RefusalPage.index(of: all, and: RefusalSentences(in: root))
      ])
      .joined(separator: "\n\n") + "\n"
  }
}

private enum RefusalPage {
  static let head = """
    # What will not compile

    Each mistake that Plumb leaves to the compiler: why it is one, the code, the compiler's words, and
    the change that mends it. `CompileFailTests/run --write-docs` writes this page from the cases in
    `CompileFailTests/Cases`, which are checked with the compiler. If you have a message, look it up
    [by sentence](#by-sentence), at the end.
    """

  /// Each sentence that the compiler says, in the order of the alphabet, with the cases that it is said of, or
  /// those of a sentence that differs in names only.
  static func index(of cases: [ToldCase], and sentences: RefusalSentences) throws -> String {
    var links = Dictionary(
      grouping: cases.flatMap { told in told.sentences.map { ($0, told.link) } }, by: \.0
    ).mapValues { $0.map(\.1) }
    for (sentence, alike) in sentences.missing(in: links.keys) {
      guard let first = alike.min() else {
        throw HarnessError("no case shows a sentence like: \(sentence)")
      }
      links[sentence] = links[first]?.map { "like \($0)" }
    }
    let lines = links.sorted { $0.key < $1.key }.map { sentence, links in
      "* \(sentence.asCode): \(links.joined(separator: ", "))"
    }
    return (["## By sentence", "", indexIntroduction, ""] + lines).joined(separator: "\n")
  }

  private static let indexIntroduction = """
    What the compiler says, without "… is unavailable:" before it, and where it says so. \
    [Troubleshooting](Troubleshooting.md) has the messages that are seen most, those that Plumb prints, and what \
    mends them.
    """

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
  let section: String
}

extension CompileFailCase {
  fileprivate func told(by compiler: Compiler) throws -> ToldCase {
    let parts = name.split(separator: "/").map(String.init)
    let said = Dictionary(grouping: try compiler.typecheck([file]).errors, by: \.line)
    let listing = text.lines.enumerated().dropFirst(mend == nil ? 2 : 3).flatMap {
      index, line -> [String] in
      if line.hasPrefix("import ") || line.contains("// expected-") { return [] }
      let indentation = line.prefix { $0 == " " }
      return [line] + (said[index + 1] ?? []).map { "\(indentation)// error: \($0.message)" }
    }
    return ToldCase(
      area: parts[0],
      link: "[\(parts[1].inWords.lowercased())](#\(parts[1]))",
      sentences: Set(said.values.joined().map(\.sentence)),
      section: """
        ### \(parts[1].inWords)

        \(reason)

        ```swift does-not-compile
        \(listing.joined(separator: "\n").trimmingCharacters(in: .newlines))
        ```

        \((mend ?? control).advice)
        """)
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
