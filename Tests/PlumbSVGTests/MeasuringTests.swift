import Foundation
import Plumb
import PlumbSVG
import Testing

@Suite struct MeasuringTests {
  private let font = SVG.Font(size: 15)

  /// The numbers of the feed cell's specification: a character is 8 wide and a line 20 high, and the
  /// fitted width is the largest multiple of 8 that fits.
  @Test(arguments: [
    (3, 1, CGFloat.greatestFiniteMagnitude, 24, 20), (64, 2, 318, 312, 40), (13, 2, 318, 104, 20),
    (150, 3, 292, 288, 60), (240, 0, 350, 344, 120), (52, 2, 350, 344, 40), (98, 2, 292, 288, 40),
    (98, 1, 292, 288, 20), (0, 1, 292, 0, 20),
  ])
  func fixedMeasuringCountsCharacters(
    _ characters: Int, _ lines: Int, _ room: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let label = TextLabel(String(repeating: "m", count: characters), lineLimit: lines)
    label.measuring = FixedTextMeasuring()
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    #expect(size.height == height || characters == 0)
    #expect(size.width == width)
  }

  /// The advances of Helvetica and Arial, in thousandths of the font's size.
  @Test(arguments: [
    ("A", 667.0, 722.0), ("i", 222, 278), ("m", 833, 889), (" ", 278, 278), ("0", 556, 556),
    ("W", 944, 944), ("é", 556, 556), ("ß", 611, 611),
  ])
  func metricMeasuringHasTheAdvancesOfHelvetica(
    _ character: String, _ regular: Double, _ bold: Double
  ) {
    let measuring = MetricTextMeasuring()
    let regularWidth = measuring.width(of: character, in: SVG.Font(size: 1000))
    let boldWidth = measuring.width(of: character, in: SVG.Font(size: 1000, weight: .bold))
    #expect(abs(regularWidth - regular) < 1.5)
    #expect(abs(boldWidth - bold) < 1.5)
  }

  @Test func wideCharactersAreWideAndCombiningOnesAreNot() {
    let measuring = MetricTextMeasuring()
    let font = SVG.Font(size: 100)
    #expect(measuring.width(of: "庭", in: font) == 100)
    #expect(measuring.width(of: "e\u{301}", in: font) == measuring.width(of: "é", in: font))
    let family = measuring.width(of: "👨‍👩‍👧‍👦", in: font)
    #expect(family == measuring.width(of: "👍", in: font))
    #expect(family >= 100)
    #expect(measuring.width(of: "", in: font) == 0)
  }

  @Test func lengthsGrowWithTheFont() {
    let measuring = MetricTextMeasuring()
    let one = measuring.width(of: "Over the hills", in: SVG.Font(size: 10))
    let two = measuring.width(of: "Over the hills", in: SVG.Font(size: 20))
    #expect(abs(two - 2 * one) < 1e-9)
  }

  /// Laying a label out at its own size shows all of it, for every odd text.
  @Test(arguments: oddTexts)
  func aLabelFitsInTheSizeThatItAsksFor(_ text: String) {
    let label = TextLabel(text, font: font, lineLimit: 0)
    for room in [CGFloat(0), 10, 77, 300, .greatestFiniteMagnitude] {
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      #expect(size.width.isFinite && size.height.isFinite)
      guard size.width <= room else { continue }
      let again = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
      #expect(again == size)
    }
  }

  @Test func aChangedTextAsksForLayout() {
    let parent = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = TextLabel("short", font: font)
    parent.addSubview(label)
    parent.plumb.setLayout(for: label) { $0.setTopLeft(to: .zero).fitSize() }
    parent.layoutIfNeeded()
    let before = label.frame.size.width
    label.text = "rather longer"
    parent.layoutIfNeeded()
    #expect(label.frame.size.width > before)
  }

  @Test func anImageKeepsItsProportions() {
    let image = ImageBox(imageSize: CGSize(width: 400, height: 300))
    let unlimited = CGFloat.greatestFiniteMagnitude
    #expect(
      image.sizeThatFits(CGSize(width: 200, height: unlimited)) == CGSize(width: 200, height: 150))
    #expect(
      image.sizeThatFits(CGSize(width: unlimited, height: 30)) == CGSize(width: 40, height: 30))
    #expect(
      image.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        == CGSize(width: 400, height: 300))
  }
}
