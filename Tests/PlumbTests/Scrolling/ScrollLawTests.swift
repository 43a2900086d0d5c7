import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Random lists, compared with an oracle without scrolling: a plain container as large as the content, with the
/// viewport as constants.
@Suite struct ScrollLawTests {
  /// The fact of a view along a list.
  struct Fact {
    enum Place: CaseIterable { case start, end, middle, viewportStart, viewportEnd, below }

    var place: Place
    var offset: CGFloat
    var length: CGFloat

    init(_ random: inout SplitMix64, isFirst: Bool) {
      place = Place.allCases.randomElement(using: &random)!
      if isFirst, place == .below { place = .start }
      offset = CGFloat(Int.random(in: 0...30, using: &random))
      length = CGFloat(Int.random(in: 1...90, using: &random))
    }
  }

  /// A list as data.
  struct Model {
    var facts: [Fact] = []
    var insets = LayoutInsets.zero
    var length: CGFloat = 100
    var offset: CGFloat = 0

    /// Applies a random change.
    mutating func change(_ random: inout SplitMix64) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: offset = CGFloat(Int.random(in: -60...400, using: &random))
      case 1: length = CGFloat(Int.random(in: 30...300, using: &random))
      case 2:
        insets.top = CGFloat(Int.random(in: 0...30, using: &random))
        insets.bottom = CGFloat(Int.random(in: 0...30, using: &random))
        insets.leading = CGFloat(Int.random(in: 0...9, using: &random))
        insets.trailing = CGFloat(Int.random(in: 0...9, using: &random))
      case 3: facts.append(Fact(&random, isFirst: facts.isEmpty))
      default: if facts.count > 1 { facts.removeLast() }
      }
    }

    /// The insets before and after the visible part along the list, and across it.
    func sides(_ it: ScrollCase) -> (before: CGFloat, after: CGFloat, across: CGFloat) {
      it.isVertical
        ? (insets.top, insets.bottom, insets.leading + insets.trailing)
        : (insets.leading, insets.trailing, insets.top + insets.bottom)
    }

    func room(_ it: ScrollCase) -> CGFloat {
      max(0, length - sides(it).before - sides(it).after)
    }

    /// The span of each view in a content of length `content`, with the visible part at `viewport`.
    func spans(_ content: CGFloat, _ viewport: (start: CGFloat, end: CGFloat)) -> [(
      CGFloat, CGFloat
    )] {
      facts.reduce(into: [(CGFloat, CGFloat)]()) { spans, fact in
        let start =
          switch fact.place {
          case .start: fact.offset
          case .end: content - fact.offset - fact.length
          case .middle: content / 2 - fact.length / 2
          case .viewportStart: viewport.start + fact.offset
          case .viewportEnd: viewport.end - fact.offset - fact.length
          case .below: spans[spans.count - 1].1 + fact.offset
          }
        spans.append((start, start + fact.length))
      }
    }

    /// The least length of the content that contains all views, found by trial and error.
    func content(_ it: ScrollCase) -> CGFloat {
      let room = room(it)
      func isLongEnough(_ length: CGFloat) -> Bool {
        // At the start of the content, a view that moves with the length must begin inside, and all others must end
        // inside.
        let (here, longer) = (spans(length, (0, room)), spans(length + 1, (0, room)))
        return zip(here, longer).allSatisfy { one, next in
          let moves = next.0 > one.0 + 0.01
          return (moves ? one.0 >= -1e-9 : true)
            && (next.1 > one.1 + 0.99 || one.1 <= length + 1e-9)
        }
      }
      var length = room
      while !isLongEnough(length) { length += 0.5 }
      return length
    }
  }

  private func build(_ model: Model, _ it: ScrollCase, in list: HeadlessContainerScrollView) {
    while list.subviews.count > model.facts.count {
      list.subviews[list.subviews.count - 1].removeFromSuperview()
    }
    for (index, fact) in model.facts.enumerated() {
      let isNew = index >= list.subviews.count
      if isNew { list.addSubview(HeadlessView()) }
      let view = list.subviews[index]
      if isNew { set(fact, view, index > 0 ? list.subviews[index - 1] : nil, it, list) }
    }
    list.frame = it.frame(0, model.length)
    list.contentInset = model.insets
  }

  private func set(
    _ fact: Fact, _ view: HeadlessView, _ before: HeadlessView?, _ it: ScrollCase,
    _ list: HeadlessContainerScrollView
  ) {
    let offset = fact.offset
    list.plumb.setLayout(for: view) { maker in
      if it.isVertical {
        let wide = maker.setLeading(inset: 0).setTrailing(inset: 0).setHeight(to: fact.length)
        switch fact.place {
        case .start: return wide.setTop(inset: offset)
        case .end: return wide.setBottom(inset: offset)
        case .middle: return wide.setMiddle(offset: 0)
        case .viewportStart: return wide.setTop(inset: offset, from: .viewport)
        case .viewportEnd: return wide.setBottom(by: { $0.viewportGuide.bottom - offset })
        case .below: return wide.setTop(at: before!.plumb.bottom, offset: offset)
        }
      }
      let high = maker.setTop(inset: 0).setBottom(inset: 0).setWidth(to: fact.length)
      switch fact.place {
      case .start: return high.setLeading(inset: offset)
      case .end: return high.setTrailing(inset: offset)
      case .middle: return high.setCenter(offset: 0)
      case .viewportStart: return high.setLeading(inset: offset, from: .viewport)
      case .viewportEnd: return high.setTrailing(by: { $0.viewportGuide.trailing - offset })
      case .below: return high.setLeading(at: before!.plumb.trailing, offset: offset)
      }
    }
  }

  /// The visible part along the list, from the start of the content.
  private func viewport(_ model: Model, _ it: ScrollCase, _ content: CGFloat) -> (CGFloat, CGFloat)
  {
    let (before, _, _) = model.sides(it)
    let room = model.room(it)
    guard !it.isVertical, it.direction == .rightToLeft else {
      return (model.offset + before, model.offset + before + room)
    }
    // The offset is measured from the left, where the trailing inset is.
    let left = model.offset + model.sides(it).after
    return (content - left - room, content - left)
  }

  @Test(arguments: ScrollCase.all, 0..<60)
  func aRandomListIsWhatThePlainArithmeticSays(_ it: ScrollCase, _ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &* 7919 &+ 13)
    var model = Model()
    for _ in 0..<4 { model.facts.append(Fact(&random, isFirst: model.facts.isEmpty)) }
    let list = it.list()
    var issues: [LayoutIssue] = []
    list.issueHandler = { issues.append($0) }
    for step in 0..<12 {
      model.change(&random)
      build(model, it, in: list)
      list.contentOffset =
        it.isVertical ? CGPoint(x: 0, y: model.offset) : CGPoint(x: model.offset, y: 0)
      list.layoutIfNeeded()
      let content = model.content(it)
      let found = it.content(of: list)
      #expect(abs(found - content) < 0.51, "\(step): \(model)")
      let spans = model.spans(found, viewport(model, it, found))
      for (view, span) in zip(list.subviews, spans) {
        var frame = it.frame(span.0, span.1 - span.0, end: found)
        if it.isVertical {
          frame.size.width = max(0, 120 - model.sides(it).across)
        } else {
          frame.size.height = max(0, 120 - model.sides(it).across)
        }
        let difference =
          abs(view.frame.minX - frame.minX) + abs(view.frame.minY - frame.minY)
          + abs(view.frame.width - frame.width) + abs(view.frame.height - frame.height)
        #expect(difference < 1e-6, "\(step): \(view.frame), not \(frame) in \(model)")
      }
    }
    #expect(issues.isEmpty)
  }
}
