// Writes the verbs of the maker that differ in nothing but the names of their facts: one file for
// each position, point and length in Sources/Plumb/Maker/Verbs, the refusals of one more of them in
// Sources/Plumb/Maker/States, and the movements and pinches in Sources/Plumb/Adjustments. Swift has no
// way to say "for every fact", so the text is written once here and the files are what it comes to.
//
//     swiftc Scripts/WriteVerbs.swift -o .build/write-verbs && .build/write-verbs
//
// With --check it writes nothing and fails where a file is not what it would write.

import Foundation

struct Fact {
  let name: String
  let axis: String  // of the frame
  let place: String  // the axis that its positions are measured along
  let noun: String
  let mates: String  // the facts that complete the axis with it

  var word: String { name.lowercased() }
  var isHorizontal: Bool { axis == "Horizontal" }
  var unit: String {
    switch place {
    case "Horizontal": "points to the right of the parent's x = 0"
    case "Vertical": "points below the parent's y = 0"
    default: "points inwards from the parent's leading edge: x right-to-left is the width less this"
    }
  }
}

let horizontalFacts = [
  Fact(
    name: "Left", axis: "Horizontal", place: "Horizontal", noun: "left edge",
    mates: "center, right or width"),
  Fact(
    name: "Center", axis: "Horizontal", place: "Horizontal", noun: "horizontal center",
    mates: "left, right, leading, trailing or width"),
  Fact(
    name: "Right", axis: "Horizontal", place: "Horizontal", noun: "right edge",
    mates: "left, center or width"),
  Fact(
    name: "Leading", axis: "Horizontal", place: "Directional", noun: "leading edge",
    mates: "center, trailing or width"),
  Fact(
    name: "Trailing", axis: "Horizontal", place: "Directional", noun: "trailing edge",
    mates: "leading, center or width"),
]

let verticalFacts = [
  Fact(
    name: "Top", axis: "Vertical", place: "Vertical", noun: "top edge",
    mates: "middle, bottom or height"),
  Fact(
    name: "Middle", axis: "Vertical", place: "Vertical", noun: "vertical middle",
    mates: "top, bottom or height"),
  Fact(
    name: "Bottom", axis: "Vertical", place: "Vertical", noun: "bottom edge",
    mates: "top, middle or height"),
]

/// One verb: what is said about it, its parameters and the source that they make.
struct Verb {
  let comment: String
  let name: String
  let parameters: String
  let source: String
}

/// The verbs that have been declared, for the refusals of one more of them.
var declared: [Verb] = []

/// The verbs that have been declared since this was last asked.
func newlyDeclared() -> [Verb] {
  defer { declared = [] }
  return declared
}

/// Both declarations of a verb: the one that leaves the maker incomplete and the one that completes
/// it, which is also the one that refuses, in words, a chain that stops short of a layout.
func declarations(
  _ verb: Verb, result: String, accepts: String, complete: String, state: String
) -> String {
  declared.append(verb)
  let start = """
      @inlinable @inline(always)
      public func \(verb.name)<H, V>(\(verb.parameters))
    """
  return """
    \(verb.comment)
    \(start) -> LayoutMaker<IndividualProperty.Frame<\(result)>>
      where State == IndividualProperty.Frame<H, V>, \(accepts) {
        .init(\(state))
      }

      /// Completes the layout; otherwise as the verb of the same name.
    \(start) -> LayoutMaker<IndividualLayout>
      where State == IndividualProperty.Frame<H, V>, \(accepts), \(complete) {
        .init(completing: \(state))
      }
    """
}

func file(_ title: String, _ verbs: [String], where condition: String = "") -> String {
  """
  // Written by Scripts/WriteVerbs.swift.

  import Foundation

  extension LayoutMaker \(condition.isEmpty ? "" : "where \(condition) "){
  \(verbs.joined(separator: "\n\n"))
  }

  """
}

func positionFile(_ fact: Fact) -> String {
  let (name, word, axis) = (fact.name, fact.word, fact.axis)
  let other = fact.isHorizontal ? "V: CompleteVerticalAxis" : "H: CompleteHorizontalAxis"
  let own = fact.isHorizontal ? "H" : "V"
  let verbs = [
    Verb(
      comment: """
          /// Decides the \(fact.noun): \(fact.unit).
          ///
          /// A constant, in the parent's coordinates. Costs nothing at layout time. The \(axis.lowercased())
          /// axis then needs one more of \(fact.mates); a third fact, and the same one
          /// twice, do not compile.
        """,
      name: "set\(name)", parameters: "to \(word): CGFloat", source: ".constant(\(word))"),
    Verb(
      comment: """
          /// Decides the \(fact.noun) by the parent's guides.
          ///
          /// The closure runs each time the layout is evaluated, and gives a place on the
          /// \(fact.place.lowercased()) axis in the parent's coordinates, in points; places of other axes
          /// do not compile. The \(axis.lowercased()) axis then needs one more of
          /// \(fact.mates).
          ///
          ///     maker.set\(name)(by: { $0.layoutMarginsGuide.\(word) })
        """,
      name: "set\(name)",
      parameters: "by \(word): @escaping (ParentGuide<\(fact.place)>) -> Position<\(fact.place)>",
      source: ".parent(\(word))"),
    Verb(
      comment: """
          /// Pins the \(fact.noun) to a reference, or to the box around several.
          ///
          /// The closure runs each time the layout is evaluated, with the reference's guides in the
          /// parent's coordinates, in points, in whichever branch of the tree the reference is. A
          /// reference that is gone, in another tree or the view itself is reported, and the view keeps
          /// its frame. The \(axis.lowercased()) axis then needs one more of \(fact.mates).
          ///
          ///     maker.pin\(name)(to: sibling, with: { $0.\(word) })
          ///     maker.pin\(name)(to: [sibling, other], with: { $0.\(word) })
        """,
      name: "pin\(name)",
      parameters: """
        to reference: some LayoutReference,
            with \(word): @escaping (ReferenceGuide<\(fact.place)>) -> Position<\(fact.place)>
        """,
      source: ".pinned(reference.referenceSource, \(word))"),
    Verb(
      comment: """
          /// Pins the \(fact.noun) to a reference that is looked up each time the layout is evaluated.
          ///
          /// Where the look-up gives nil the fact is reported and the view keeps its frame. Otherwise as
          /// pinning to a reference that is given.
          ///
          ///     maker.pin\(name)(by: { [weak self] in self?.selected }, with: { $0.\(word) })
        """,
      name: "pin\(name)",
      parameters: """
        by reference: @escaping () -> (any Layoutable)?,
            with \(word): @escaping (ReferenceGuide<\(fact.place)>) -> Position<\(fact.place)>
        """,
      source: ".reference(.lookup(reference), \(word))"),
  ]
  return file(
    name,
    verbs.map {
      declarations(
        $0, result: fact.isHorizontal ? "H.Adding\(name), V" : "H, V.Adding\(name)",
        accepts: "\(own): Accepts\(name)",
        complete: "\(own).Adding\(name): Complete\(axis)Axis, \(other)",
        state: "state.adding(\(axis).\(name)(\($0.source)))")
    })
}

func lengthFile(_ axis: String, _ name: String, of other: String) -> String {
  let word = name.lowercased()
  let isWidth = name == "Width"
  let (own, beside) = isWidth ? ("H", "V") : ("V", "H")
  let otherAxis = isWidth ? "Vertical" : "Horizontal"
  let edge = isWidth ? "left, center, right, leading or trailing" : "top, middle or bottom"
  let rule = """
      /// The \(axis.lowercased()) axis then needs one of \(edge); a third fact does
      /// not compile.
    """
  func verb(
    _ comment: String, _ verb: String, _ parameters: String, _ source: String,
    isProportional: Bool = false
  ) -> String {
    let next = "\(own).Adding\(isProportional ? "Proportional" : "")\(name)"
    let accepts =
      "\(own): Accepts\(name)" + (isProportional ? ", \(beside): Own\(other)" : "")
    return declarations(
      Verb(comment: comment, name: verb, parameters: parameters, source: source),
      result: isWidth ? "\(next), V" : "H, \(next)", accepts: accepts,
      complete: "\(next): Complete\(axis)Axis, \(beside): Complete\(otherAxis)Axis",
      state: """
        state.adding(\(axis).\(name)(\(source)))
        """)
  }
  return file(
    name,
    [
      verb(
        """
          /// Decides the \(word), in points.
          ///
          /// A constant. A negative one is reported when the layout is evaluated, and taken as 0.
        \(rule)
        """,
        "set\(name)", "to \(word): CGFloat", ".constant(\(word))"),
      verb(
        """
          /// Decides the \(word) by the parent's guides.
          ///
          /// The closure runs each time the layout is evaluated, and gives a length in points.
        \(rule)
          ///
          ///     maker.set\(name)(by: { $0.\(word) / 2 })
        """,
        "set\(name)", "by \(word): @escaping (ParentGuide<\(axis)>) -> CGFloat", ".parent(\(word))"),
      verb(
        """
          /// Makes the \(word) what the child asks for.
          ///
          /// The child's `sizeThatFits(_:)` is asked once each time the layout is evaluated. It is offered
          /// the \(other.lowercased()), where that is decided without asking the child, and no limit otherwise.
        \(rule)
        """,
        "fit\(name)", "", ".fit"),
      verb(
        """
          /// Makes the \(word) what the child asks for when it is offered that of the closure.
          ///
          /// The closure runs each time the layout is evaluated; otherwise as fitting without an offer.
        \(rule)
          ///
          ///     maker.fit\(name)(by: { $0.\(word) * 0.7 })
        """,
        "fit\(name)", "by offer: @escaping (ParentGuide<\(axis)>) -> CGFloat",
        ".fitOffer(offer)"),
      verb(
        """
          /// Makes the \(word) follow the \(other.lowercased()), at a ratio.
          ///
          /// The ratio is the width divided by the height, 16 / 9 say, as everywhere. Does not compile where
          /// the \(other.lowercased()) follows the \(word) already.
        \(rule)
        """,
        "set\(name)", "to\(other) ratio: CGFloat", ".ratio(ratio)", isProportional: true),
    ])
}

func pointFile(_ vertical: Fact, _ horizontal: Fact) -> String {
  let name = vertical.name + horizontal.name
  let word = vertical.word + horizontal.name
  let x = horizontal.place
  let length = "the \(vertical.noun) and the \(horizontal.noun)"
  let verbs = [
    Verb(
      comment: """
          /// Decides \(length) at once: x and y as
          /// ``set\(horizontal.name)(to)`` and ``set\(vertical.name)(to)`` take them.
          ///
          /// Does not compile where either axis has taken what it cannot take this fact with.
        """,
      name: "set\(name)", parameters: "to point: CGPoint", source: "CONSTANT"),
    Verb(
      comment: """
          /// Decides \(length) at once, by the parent's guides.
          ///
          /// The closure runs once for each axis when the layout is evaluated, and gives a point in the
          /// parent's coordinates. Does not compile where either axis cannot take the fact.
          ///
          ///     maker.set\(name)(by: { $0.layoutMarginsGuide.\(word) })
        """,
      name: "set\(name)",
      parameters: "by point: @escaping (ParentFrameGuide<\(x)>) -> LayoutPoint<\(x)>",
      source: ".parent(point)"),
    Verb(
      comment: """
          /// Pins \(length) to a reference, or to the box around several.
          ///
          /// The closure runs once for each axis when the layout is evaluated, with the reference's guides
          /// in the parent's coordinates. Does not compile where either axis cannot take the fact.
          ///
          ///     maker.pin\(name)(to: sibling, with: { $0.\(word) })
        """,
      name: "pin\(name)",
      parameters: """
        to reference: some LayoutReference,
            with point: @escaping (ReferenceFrameGuide<\(x)>) -> LayoutPoint<\(x)>
        """,
      source: ".reference(reference.referenceSource, point)"),
    Verb(
      comment: """
          /// Pins \(length) to a reference that is looked up each time the
          /// layout is evaluated; where that gives nil, the fact is reported and the view keeps its frame.
        """,
      name: "pin\(name)",
      parameters: """
        by reference: @escaping () -> (any Layoutable)?,
            with point: @escaping (ReferenceFrameGuide<\(x)>) -> LayoutPoint<\(x)>
        """,
      source: ".reference(.lookup(reference), point)"),
  ]
  return file(
    name,
    verbs.map { verb in
      let isConstant = verb.source == "CONSTANT"
      let source =
        x == "Horizontal" ? ".point(\(verb.source))" : ".directionalPoint(\(verb.source))"
      let columns = isConstant ? ".constant(point.x)" : source
      let rows = isConstant ? ".constant(point.y)" : source
      let state = """
        state
              .adding(Horizontal.\(horizontal.name)(\(columns)))
              .adding(Vertical.\(vertical.name)(\(rows)))
        """
      return declarations(
        verb, result: "H.Adding\(horizontal.name), V.Adding\(vertical.name)",
        accepts: "H: Accepts\(horizontal.name), V: Accepts\(vertical.name)",
        complete: "H.Adding\(horizontal.name): CompleteHorizontalAxis, "
          + "V.Adding\(vertical.name): CompleteVerticalAxis",
        state: state)
    })
}

/// The two forms of an adjustment: with a value, and with a closure that computes it.
func adjustment(
  _ comment: String, _ verb: String, _ label: String, _ value: String, _ axis: String,
  computed: String, case adjustment: String, anchor: String
) -> String {
  let kind = axis == "Directional" ? "directional" : axis.lowercased()
  let start = anchor.isEmpty ? "" : ".\(anchor), "
  return """
    \(comment)
      @inlinable
      public func \(verb)(\(label) \(value): CGFloat) -> LayoutMaker<IndividualLayout> {
        adjusting(.\(kind)(.\(adjustment)(\(start).constant(\(value)))))
      }

      /// The same with what a closure computes from the frame so far.
      @inlinable
      public func \(verb)(
        \(label) \(value): @escaping (AdjustmentGuide<\(axis)>) -> \(computed)
      ) -> LayoutMaker<IndividualLayout> {
        adjusting(.\(kind)(.\(adjustment)(\(start).computed(\(value)))))
      }
    """
}

let anchors = [
  "Left": "start", "Center": "middle", "Right": "end", "Leading": "start", "Trailing": "end",
  "Top": "start", "Middle": "middle", "Bottom": "end",
]

func movingFile(_ facts: [Fact]) -> String {
  var verbs = facts.map { fact in
    adjustment(
      """
        /// Moves the frame so that its \(fact.noun) lies there: \(fact.unit).
        ///
        /// Follows the facts and the adjustments before it. Does not compile before both axes are
        /// complete.
      """, "moving\(fact.name)", "to", fact.word, fact.place,
      computed: "Position<\(fact.place)>", case: "moveTo", anchor: anchors[fact.name]!)
  }
  for (name, axis, way) in [
    ("X", "Horizontal", "to the right"), ("Y", "Vertical", "downwards"),
  ] {
    verbs.append(
      adjustment(
        """
          /// Moves the frame \(way) by so many points.
          ///
          /// Follows the facts and the adjustments before it. Does not compile before both axes are
          /// complete.
        """, "moving\(name)", "by", "distance", axis, computed: "CGFloat", case: "moveBy",
        anchor: ""))
  }
  return file("moving", verbs, where: "State: Adjustable")
}

func pinchingFile(_ facts: [Fact]) -> String {
  let verbs = facts.filter { anchors[$0.name] != "middle" }.flatMap { fact in
    [
      adjustment(
        """
          /// Moves the \(fact.noun) alone, to \(fact.unit).
          ///
          /// Follows the facts and the adjustments before it. A length that becomes negative is reported
          /// and taken as 0. Does not compile before both axes are complete.
        """, "pinching\(fact.name)", "to", fact.word, fact.place,
        computed: "Position<\(fact.place)>", case: "pinchTo", anchor: anchors[fact.name]!),
      adjustment(
        """
          /// Moves the \(fact.noun) alone, inwards by so many points.
          ///
          /// Otherwise as pinching it to a place.
        """, "pinching\(fact.name)", "by", "distance", fact.place, computed: "CGFloat",
        case: "pinchBy", anchor: anchors[fact.name]!),
    ]
  }
  return file("pinching", verbs, where: "State: Adjustable")
}

/// What refuses one of `verbs` after a complete layout.
func refusalFile(_ noun: String, _ verbs: [Verb]) -> String {
  let signatures = verbs.enumerated().map { index, verb in
    // A blank line between the verbs of one fact and those of the next.
    let isFirst = index > 0 && verbs[index - 1].name.dropFirst(3) != verb.name.dropFirst(3)
    return (isFirst ? "\n" : "")
      + "  public func \(verb.name)(\(verb.parameters)) -> Self { unreachable() }"
  }
  return """
    // Written by Scripts/WriteVerbs.swift.
    //
    // What a complete layout does not take, in words: one more \(noun).
    //
    // A maker that completes a layout within a chain still has its two axes, and the refusal names what is
    // decided. One that was kept as a value has not: these say it. The type checker looks at them only
    // where nothing else fits, so they cost a correct chain nothing.

    import Foundation

    @available(
      *, unavailable,
      message: \"\"\"
        the layout is complete: two facts already decide each axis; to change its frame, add moving, \\
        pinching, expanding or limiting
        \"\"\"
    )
    extension LayoutMaker where State == IndividualLayout {
    \(signatures.joined(separator: "\n"))
    }

    """
}

/// The verbs that decide several facts, which are written by hand.
let verbsOfSeveralFacts = [
  ("setSize", "to size: CGSize"),
  ("setSize", "by size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize"),
  ("fitSize", ""),
  ("fitSize", "by offer: @escaping (ParentFrameGuide<Horizontal>) -> CGSize"),
  (
    "aspectFit",
    "ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize"
  ),
  (
    "aspectFill",
    "ratio: CGFloat, in size: @escaping (ParentFrameGuide<Horizontal>) -> CGSize"
  ),
  ("setFrame", "to frame: CGRect"),
  ("setFrame", "by frame: @escaping (ParentFrameGuide<Horizontal>) -> CGRect"),
  ("stickOnParent", "withInsets insets: LayoutInsets = .zero"),
  ("stickOnParentSafeArea", "withInsets insets: LayoutInsets = .zero"),
  ("stickOnParentHorizontally", "leading: CGFloat = 0, trailing: CGFloat = 0"),
  ("stickOnParentVertically", "top: CGFloat = 0, bottom: CGFloat = 0"),
].map { Verb(comment: "", name: $0, parameters: $1, source: "") }

var files: [String: String] = [:]
for fact in horizontalFacts + verticalFacts {
  files["LayoutMaker+\(fact.name).swift"] = positionFile(fact)
}
let positions = newlyDeclared()
for vertical in verticalFacts {
  for horizontal in horizontalFacts {
    files["LayoutMaker+\(vertical.name)\(horizontal.name).swift"] = pointFile(vertical, horizontal)
  }
}
let points = newlyDeclared()

files["LayoutMaker+Width.swift"] = lengthFile("Horizontal", "Width", of: "Height")
files["LayoutMaker+Height.swift"] = lengthFile("Vertical", "Height", of: "Width")
let lengths = newlyDeclared()

files = Dictionary(uniqueKeysWithValues: files.map { ("Maker/Verbs/\($0)", $1) })

for (kind, noun, verbs) in [
  ("Positions", "position", positions), ("Points", "point", points),
  ("Lengths", "length, size or frame", lengths + verbsOfSeveralFacts),
] {
  files["Maker/States/Refusals+Complete\(kind).swift"] = refusalFile(noun, verbs)
}
files["Adjustments/LayoutMaker+Moving.swift"] = movingFile(horizontalFacts + verticalFacts)
files["Adjustments/LayoutMaker+Pinching.swift"] = pinchingFile(horizontalFacts + verticalFacts)

let folder = URL(fileURLWithPath: "Sources/Plumb", isDirectory: true)
let isCheck = CommandLine.arguments.contains("--check")
var stale: [String] = []
let temporary = FileManager.default.temporaryDirectory
for (name, text) in files.sorted(by: { $0.key < $1.key }) {
  let url = folder.appendingPathComponent(name)
  let written = temporary.appendingPathComponent("plumb-" + url.lastPathComponent)
  try Data(text.utf8).write(to: written)
  defer { try? FileManager.default.removeItem(at: written) }
  let format = Process()
  format.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  format.arguments = [
    "swift-format", "format", "--in-place", "--configuration", ".swift-format", written.path,
  ]
  try format.run()
  format.waitUntilExit()
  let formatted = try Data(contentsOf: written)
  if formatted == (try? Data(contentsOf: url)) { continue }
  stale.append(name)
  if !isCheck { try formatted.write(to: url) }
}
print(isCheck ? "\(stale.count) files are not current" : "\(stale.count) files written")
for name in stale { print("  \(name)") }
exit(isCheck && !stale.isEmpty ? 1 : 0)
