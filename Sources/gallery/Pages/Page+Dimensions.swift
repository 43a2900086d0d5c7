import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// Why each view of a card is where it is.
  static let dimensions = Page(
    name: "dimensions", title: "Why is it there?", chapter: .explaining,
    note: """
      Each fact of a view as a dimension line: from what it is measured on to where it puts the view, with \
      the words of explain. What facts are measured on is outlined.
      """,
    source: .here(), screens: [.explained(0), .explained(1), .explained(2), .explained(3)]
  ) { screen in
    let root = ColorBox(fill: .paleGray)
    root.frame.size = screen.size
    root.name = "dimensions"
    let card = Profile(frame: CGRect(x: 16, y: 16, width: 300, height: 116))
    card.direction = screen.direction
    root.addSubview(card)
    root.layoutIfNeeded()
    let view = card.subviews.first { screen.kind == .explained($0.name ?? "") } ?? card
    // excerpt
    let overlay = DimensionOverlay(of: view, in: card)
    overlay.frame = root.bounds
    root.addSubview(overlay)
    // end
    return root
  }
}

extension Screen {
  /// The picture of a view of the card; the last one right-to-left.
  fileprivate static func explained(_ number: Int) -> Screen {
    Screen(
      kind: .explained(["photo", "title", "role", "text"][number]),
      size: CGSize(width: 460, height: 250),
      direction: number == 3 ? .rightToLeft : .leftToRight)
  }
}

extension Screen.Kind {
  fileprivate static func explained(_ name: String) -> Self {
    .still(name: name, caption: name == "text" ? "the text, right-to-left" : "the \(name)")
  }
}

/// A photo, a title, a role on the title's baseline, and a text.
private final class Profile: HeadlessContainerView, SVG.Drawable {
  private let photo = ImageBox(
    imageSize: CGSize(width: 64, height: 64), motif: .person, tint: .indigo)
  private let title = TextLabel("Ada Lindqvist", font: SVG.Font(size: 17, weight: .bold))
  private let role = TextLabel("architect", font: SVG.Font(size: 12), color: .gray)
  private let text = TextLabel(
    "Draws rooms, bridges and the odd staircase.", font: SVG.Font(size: 14), color: .gray,
    lineLimit: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name = "card"
    (photo.name, title.name, role.name, text.name) = ("photo", "title", "role", "text")
    photo.cornerRadius = 10
    for view in [photo, title, role, text] { addSubview(view) }
    // excerpt
    plumb.setLayout(for: photo) {
      $0.setTopLeading(inset: 16).setSize(to: CGSize(width: 64, height: 64))
    }
    plumb.setLayout(for: title) {
      $0.setLeading(at: photo.plumb.trailing, offset: 14).setTop(at: photo.plumb.top).fitSize()
    }
    plumb.setLayout(for: role) {
      $0.setLeading(at: title.plumb.trailing, offset: 10)
        .setFirstBaseline(at: title.plumb.firstBaseline).fitSize()
    }
    plumb.setLayout(for: text) {
      $0.setLeading(at: title.plumb.leading).setTrailing(inset: 16)
        .setTop(at: title.plumb.bottom, offset: 6).fitHeight()
    }
    // end
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 12), with: .color(.white))
  }
}
