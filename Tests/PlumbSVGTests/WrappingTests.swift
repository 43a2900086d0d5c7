import Foundation
import PlumbSVG
import Testing

/// Texts that have caused trouble somewhere: each law holds for all of them at every width.
let oddTexts: [String] = [
  "", " ", "     ", "\n", "\n\n", "a", "ab", "a b", "Over the hills and far away.",
  "one\ntwo\n\nfour", "trailing spaces   ", "   leading spaces",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "今朝、雨が上がったあとの庭です。苔の緑がいちばん美しい時間でした。", "mixed 漢字 and kana かな together",
  "شكرًا جزيلًا على كل شيء", "שלום לכולם and hello", "👨‍👩‍👧‍👦👍🏽🇸🇪 emoji 🎉🎉🎉",
  "e\u{301}e\u{301}e\u{301}", "tab\tin\tbetween", "\u{0}\u{1}\u{7}", "a\u{200B}b\u{AD}c",
  String(repeating: "word ", count: 60), String(repeating: "x", count: 500),
]

@Suite struct WrappingTests {
  private let measurings: [any TextMeasuring] = [FixedTextMeasuring(), MetricTextMeasuring()]
  private let widths: [CGFloat] = [
    -5, 0, 0.5, 7.9, 8, 8.1, 20, 33.3, 64, 100, 250, 1000, .greatestFiniteMagnitude, .infinity,
    .nan,
  ]
  private let font = SVG.Font(size: 15)

  private func withEvery(
    _ body: (_ measuring: any TextMeasuring, _ text: String, _ width: CGFloat) -> Void
  ) {
    for measuring in measurings {
      for text in oddTexts {
        for width in widths { body(measuring, text, width) }
      }
    }
  }

  /// A line is longer than the room only where a single character is.
  @Test func noLineLeavesItsRoom() {
    withEvery { measuring, text, width in
      let lines = measuring.lines(of: text, in: font, width: width)
      for line in lines where line.text.count > 1 && width.isFinite {
        #expect(line.width <= max(0, width) + 0.001, "\(text.debugDescription) at \(width)")
      }
    }
  }

  /// Nothing of the text is lost but the spaces and newlines where it is wrapped, of whatever width.
  @Test func theLinesTogetherAreTheText() {
    withEvery { measuring, text, width in
      let lines = measuring.lines(of: text, in: font, width: width)
      let visible = { (text: String) in text.filter { !$0.isWhitespace && $0 != "\u{200B}" } }
      #expect(visible(lines.map(\.text).joined()) == visible(text))
    }
  }

  /// The width that comes out of one wrapping leads to the same lines when it goes into another;
  /// unless there was not even room for one character, which then got more than there was.
  @Test func wrappingAtTheFittedWidthChangesNothing() {
    withEvery { measuring, text, width in
      let lines = measuring.lines(of: text, in: font, width: width)
      let longest = lines.map(\.width).max() ?? 0
      guard longest <= width else { return }
      // The noise that a frame's arithmetic may take away.
      let x: CGFloat = 123.456
      let noisy = (x + longest) - x
      #expect(measuring.lines(of: text, in: font, width: noisy) == lines)
    }
  }

  @Test func aLimitIsKeptAndTheLastLineSaysThatThereIsMore() throws {
    withEvery { measuring, text, width in
      for limit in 1...3 {
        #expect(measuring.lines(of: text, in: font, width: width, limit: limit).count <= limit)
      }
    }
    let lines = MetricTextMeasuring().lines(
      of: "Over the hills and far away.", in: font, width: 70, limit: 2)
    #expect(lines.count == 2)
    #expect(try #require(lines.last).text.hasSuffix("…"))
    #expect(try #require(lines.last).width <= 70)
  }

  @Test func wordsStayTogetherAndNewlinesBreak() {
    let measuring = MetricTextMeasuring()
    #expect(
      measuring.lines(of: "over the hills", in: font, width: 60).map(\.text) == [
        "over the", "hills",
      ])
    #expect(
      measuring.lines(of: "one\ntwo", in: font, width: 1000).map(\.text) == ["one", "two"])
  }

  /// Closing punctuation does not start a line: it takes the character before it along.
  @Test func japaneseBreaksBetweenCharactersButNotBeforeAFullStop() {
    let lines = MetricTextMeasuring().lines(of: "庭です。庭です。", in: SVG.Font(size: 10), width: 30)
    for line in lines {
      #expect(line.text.first != "。" && line.text.first != "、")
    }
    #expect(lines.count > 1)
  }

  @Test func aLongTextIsWrappedInReasonableTime() {
    let text = String(repeating: "lorem ipsum dolor sit amet ", count: 400)
    #expect(MetricTextMeasuring().lines(of: text, in: font, width: 200).count > 200)
  }
}
