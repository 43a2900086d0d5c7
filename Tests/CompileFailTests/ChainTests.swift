import Testing

@testable import CompileFailSupport

/// The oracle, judged by what one can work out by hand.
@Suite struct ChainTests {
  private let left = Equation(x: 1)
  private let center = Equation(x: 2, width: 1)
  private let right = Equation(x: 1, width: 1)
  private let width = Equation(width: 1)

  @Test func ranksOfKnownSystems() {
    let axis = FrameUnknowns.xAndWidth
    #expect(rank([], in: axis) == 0)
    #expect(rank([left], in: axis) == 1)
    #expect(rank([left, left], in: axis) == 1)
    #expect(rank([left, width], in: axis) == 2)
    #expect(rank([left, right, center], in: axis) == 2)
    #expect(rank([width, Equation(width: 3)], in: axis) == 1)
    #expect(rank([Equation(x: 2, width: 4), Equation(x: 3, width: 6)], in: axis) == 1)
    #expect(rank([left, width], in: FrameUnknowns.yAndHeight) == 0)
  }

  @Test func ranksOfWholeFrames() {
    let both = FrameUnknowns.both
    let (top, height) = (Equation(y: 1), Equation(height: 1))
    let ratio = Equation(width: 1, height: -2)
    #expect(rank([left, width, top, height], in: both) == 4)
    #expect(rank([left, width, top, ratio], in: both) == 4)
    #expect(rank([left, ratio, top, ratio], in: both) == 3)
    #expect(rank([width, height, ratio], in: both) == 2)
    #expect(
      rank([Equation(x: 1, y: 1), Equation(width: 1, height: 1), left, width], in: both) == 4)
  }

  @Test func mistakesOfKnownFacts() {
    #expect(DecidedFacts([.left, .width, .top, .height]).isComplete)
    #expect(DecidedFacts([.leading, .trailing, .middle, .bottom]).isComplete)
    #expect(DecidedFacts([.left, .widthOfHeight, .top, .height]).isComplete)
    #expect(!DecidedFacts([.left, .width, .top]).isComplete)
    #expect(DecidedFacts([.left, .width, .top]).isLegal)
    #expect(DecidedFacts([.left, .leading]).mistakes == 1)
    #expect(DecidedFacts([.left, .trailing]).mistakes == 1)
    #expect(DecidedFacts([.center, .trailing]).mistakes == 0)
    #expect(DecidedFacts([.left, .right, .width, .top, .top]).mistakes == 2)
    #expect(DecidedFacts([.left, .widthOfHeight, .top, .heightOfWidth]).mistakes == 1)
    #expect(DecidedFacts([.left]).openAxes == 2)
    #expect(DecidedFacts([.firstBaseline]).isLegal)
    #expect(DecidedFacts([.left, .width, .firstBaseline, .height]).isComplete)
    for other in [ChainFact.top, .middle, .bottom, .verticalPart, .lastBaseline] {
      #expect(DecidedFacts([.firstBaseline, other]).mistakes == 1)
    }
  }

  /// An axis holds nothing, one of its facts (a part and two baselines among them) or is complete. Beside a height that
  /// follows the width, or an axis complete with one, an incomplete horizontal axis takes no width that
  /// follows the height, which makes another state of it; and the same the other way round.
  @Test func everyStateIsFound() {
    let (horizontal, vertical) = (1 + 7, 1 + 7)
    let (followedWidths, followedHeights) = (horizontal * 2, vertical * 2)
    #expect(
      Chain.states.count
        == (horizontal + 1) * (vertical + 1) + followedWidths + followedHeights)
  }

  /// What the table lists and what chains are made of are the same verbs, in the same forms.
  @Test func everyVerbOfTheTableIsInChains() throws {
    let offered = try TestedRepository.harness().offers().verbs
    let called = Set(ChainVerb.all.map(\.title))
    #expect(called.subtracting(offered).isEmpty)
    // Arguments that have a default are spelled out in chains.
    let left = offered.subtracting(called).filter { title in
      !called.contains { $0.hasPrefix(title.dropLast()) }
    }
    #expect(left.isEmpty)
  }

  /// The chains counted without the oracle: from the table of which facts go together.
  @Test(.exhaustive) func everyChainIsFound() {
    #expect(Chain.legal.count == ChainCount().chains(after: []))
  }

  @Test(.exhaustive) func noChainIsTwice() {
    #expect(Set(Chain.legal.map(\.calls)).count == Chain.legal.count)
  }

  /// A listing that is wrong about one chain fails, whichever way it is wrong.
  @Test(arguments: [
    ("isComplete(maker.setTopLeft(to: .zero).fitSize())", 1),
    ("isComplete(maker.setTopLeft(to: .zero).fitWidth())", 0),
    ("_ = maker.setLeft(to: 1).setLeft(to: 1)", 0),
    ("_ = maker.setLeft(to: 1).setWidth(to: 1)", 1),
    ("areAlike(maker.setLeft(to: 1), maker.setRight(to: 1))", 0),
  ])
  func aWrongVerdictIsTold(_ line: String, mistakes: Int) throws {
    var listing = ChainListing()
    listing.add("isComplete(maker.setTopLeft(to: .zero).fitSize())", mistakes: 0)
    listing.add(line, mistakes: mistakes)
    let verdict = try listing.verdict(with: TestedRepository.harness().compiler)
    guard case .failed(let why) = verdict else {
      Issue.record("\(line) is taken to have \(mistakes) mistakes")
      return
    }
    #expect(why.contains("disagree on 1 lines"))
    #expect(why.contains(line))
  }
}

/// Counts chains by a table of the facts that go together on an axis.
private struct ChainCount {
  // Twice a part is two points at two parts, which fix an axis.
  private static let pairs: Set<Set<ChainFact>> = [
    [.left, .center], [.left, .right], [.center, .right],
    [.leading, .center], [.leading, .trailing], [.center, .trailing],
    [.left, .width], [.center, .width], [.right, .width], [.leading, .width], [.trailing, .width],
    [.left, .widthOfHeight], [.center, .widthOfHeight], [.right, .widthOfHeight],
    [.leading, .widthOfHeight], [.trailing, .widthOfHeight],
    [.horizontalPart, .left], [.horizontalPart, .center], [.horizontalPart, .right],
    [.horizontalPart, .leading], [.horizontalPart, .trailing], [.horizontalPart],
    [.horizontalPart, .width], [.horizontalPart, .widthOfHeight],
    [.top, .middle], [.top, .bottom], [.middle, .bottom],
    [.top, .height], [.middle, .height], [.bottom, .height],
    [.top, .heightOfWidth], [.middle, .heightOfWidth], [.bottom, .heightOfWidth],
    [.verticalPart, .top], [.verticalPart, .middle], [.verticalPart, .bottom], [.verticalPart],
    [.verticalPart, .height], [.verticalPart, .heightOfWidth],
    [.firstBaseline, .height], [.firstBaseline, .heightOfWidth],
    [.lastBaseline, .height], [.lastBaseline, .heightOfWidth],
  ]

  private static let horizontals: [ChainFact] = [.left, .center, .right, .leading, .trailing]
  private static let verticals: [ChainFact] = [.top, .middle, .bottom]

  /// What one verb decides: a fact, a point, a size, two edges or a whole frame.
  private static let verbs: [[ChainFact]] =
    ChainFact.allCases.map { [$0] }
    + horizontals.flatMap { column in verticals.map { [column, $0] } }
    + [
      [.width, .height], [.leading, .trailing], [.top, .bottom],
      [.left, .width, .top, .height], [.leading, .trailing, .top, .bottom],
    ]

  /// How many chains begin with one that has decided `facts`, itself included.
  func chains(after facts: [ChainFact]) -> Int {
    ChainCount.verbs.reduce(1) { count, verb in
      goTogether(facts + verb) ? count + chains(after: facts + verb) : count
    }
  }

  private func goTogether(_ facts: [ChainFact]) -> Bool {
    let vertical: Set<ChainFact> = [
      .top, .middle, .bottom, .verticalPart, .height, .heightOfWidth, .firstBaseline,
      .lastBaseline,
    ]
    let axes = [facts.filter { !vertical.contains($0) }, facts.filter { vertical.contains($0) }]
    return axes.allSatisfy { $0.count < 2 || ($0.count == 2 && ChainCount.pairs.contains(Set($0))) }
      && !(facts.contains(.widthOfHeight) && facts.contains(.heightOfWidth))
  }
}
