import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A shop: cards in as many columns as fit, in a content that scrolls, with a bar that stays in view.
  static let shop = Page(
    name: "shop", title: "Shop", chapter: .scrolling,
    note: """
      The cards stand in as many columns as fit, and each row is as high as its highest card. The content is as long \
      as they need; the bar hangs on the bottom of the viewport.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerScrollView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "shop"
    root.direction = screen.direction
    let heading = TextLabel("Chairs", font: SVG.Font(size: 28, weight: .bold))
    let cards = Ware.all.map(Ware.init)
    let bar = Chip("Basket: 2 chairs, 318 €", .white, on: .blue, size: 17)
    for view in [heading] + cards + [bar] { root.addSubview(view) }
    // excerpt
    root.plumb.setLayout(for: heading) { $0.setTopLeading(inset: 16).fitSize() }
    root.plumb.setLayout(for: cards) {
      $0.matrix {
        $0.stickOnParentHorizontally(leading: 16, trailing: 16)
          .setTop(at: heading.plumb.bottom, offset: 12).fitHeight()
      }
      .setColumns(minimum: 150, gaps: 12).setRows(each: .fitted, gaps: 12)
      .setCells { $0.stickOnParentHorizontally().setTop(inset: 0).fitHeight() }
    }
    root.plumb.setLayout(for: bar) {
      $0.stickOnParentHorizontally(leading: 16, trailing: 16)
        .setBottom(inset: 12, from: .viewport).setHeight(to: 48)
    }
    // Room for the bar below the last card.
    root.bottomPadding = 72
    root.plumb.setZIndex(to: 1, for: bar)
    // end
    root.layoutIfNeeded()
    root.contentOffset.y = min(90, root.contentSize.height - root.bounds.height)
    root.layoutIfNeeded()
    return root
  }
}

/// A picture, a name of any length, a price, and a mark on the picture's corner if there is one.
private final class Ware: HeadlessContainerView, SVG.Drawable {
  static let all: [(name: String, price: String, tint: SVG.Color, mark: String?)] = [
    ("Oak", "129 €", .brown, nil), ("Beech, with a seat of woven paper", "189 €", .orange, "new"),
    ("Ash", "149 €", .teal, nil), ("Steel", "99 €", .gray, "-20 %"),
    ("Cherry, for two who like each other", "349 €", .pink, nil), ("Rattan", "119 €", .yellow, nil),
    ("Plywood", "79 €", .indigo, "-10 %"), ("Walnut", "289 €", .brown, nil),
    ("A stool", "59 €", .green, nil), ("A stool that folds", "69 €", .blue, "new"),
    ("A bench", "239 €", .purple, nil), ("A bench for the garden", "259 €", .teal, nil),
  ]

  init(_ ware: (name: String, price: String, tint: SVG.Color, mark: String?)) {
    super.init(frame: .zero)
    name = "ware"
    let photo = ImageBox(imageSize: CGSize(width: 400, height: 300), tint: ware.tint)
    let title = TextLabel(ware.name, font: SVG.Font(size: 15), lineLimit: 0)
    let price = TextLabel(ware.price, font: SVG.Font(size: 15, weight: .bold))
    for view in [photo, title, price] { addSubview(view) }
    plumb.setLayout(for: photo) { $0.stickOnParentHorizontally().setTop(inset: 0).fitHeight() }
    plumb.setLayout(for: title) {
      $0.stickOnParentHorizontally(leading: 10, trailing: 10)
        .setTop(at: photo.plumb.bottom, offset: 8).fitHeight()
    }
    plumb.setLayout(for: price) {
      $0.setLeading(inset: 10).fitWidth().setTop(at: title.plumb.bottom, offset: 4).fitHeight()
    }
    bottomPadding = 10
    guard let text = ware.mark else { return }
    let mark = Chip(text, .white, on: .red, size: 12)
    addSubview(mark)
    plumb.setLayout(for: mark) {
      $0.setTrailing(at: photo.plumb.trailing, offset: -6).fitWidth()
        .setTop(at: photo.plumb.top, offset: 6).fitHeight()
    }
    plumb.setZIndex(to: 1, for: mark)
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 10), with: .color(.white))
  }
}
