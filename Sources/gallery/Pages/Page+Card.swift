import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// The card of the README, in both writing directions at once.
  static let card = Page(
    name: "card", title: "Card", chapter: .directions,
    note: """
      Three layouts of leading and trailing facts. The same code makes both cards: what is said along \
      the writing direction is the mirror image of itself.
      """,
    source: .here(), screens: [.readme]
  ) { screen in
    let root = ColorBox(fill: .paleGray, cornerRadius: 12)
    root.frame.size = screen.size
    root.name = "card"
    let cards = [
      Card("Ada Lindqvist", "Draws rooms, bridges and the odd staircase."),
      Card("ليلى حداد", "ترسم البيوت والجسور وأحيانًا السلالم."),
    ]
    for (index, card) in cards.enumerated() {
      root.addSubview(card)
      card.direction = index == 0 ? .leftToRight : .rightToLeft
      root.plumb.layout(card) {
        $0.setLeft(to: 12 + CGFloat(index) * 322).setWidth(to: 310)
          .stickOnParentVertically(top: 12, bottom: 12)
      }
    }
    root.layoutIfNeeded()
    return root
  }
}

/// A photo, a title and a text.
private final class Card: HeadlessView, SVG.Drawable {
  private let photo = ImageBox(
    imageSize: CGSize(width: 64, height: 64), motif: .person, tint: .indigo)
  private let title: TextLabel
  private let text: TextLabel

  init(_ title: String, _ text: String) {
    self.title = TextLabel(title, font: SVG.Font(size: 17, weight: .bold))
    self.text = TextLabel(text, font: SVG.Font(size: 14), color: .gray, lineLimit: 2)
    super.init()
    (photo.name, self.title.name, self.text.name) = ("photo", "title", "text")
    photo.cornerRadius = 10
    for view in [photo, self.title, self.text] { addSubview(view) }
  }

  override func layoutSubviews() {
    // excerpt
    plumb.layout(photo) {
      $0.setTopLeading(to: CGPoint(x: 12, y: 12)).setSize(to: CGSize(width: 64, height: 64))
    }
    plumb.layout(title) {
      $0.setLeading(at: photo.plumb.trailing, offset: 12).setTrailing(inset: 12)
        .setTop(at: photo.plumb.top).fitHeight()
    }
    plumb.layout(text) {
      $0.setLeading(at: title.plumb.leading).setTrailing(inset: 12)
        .setTop(at: title.plumb.bottom, offset: 4).fitHeight()
    }
    // end
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
  }
}
