import Foundation
import Plumb
import PlumbPin
import PlumbSVG

extension Page {
  /// A card, a form's row, a media player and a chat's input, each in a few pin chains.
  static let pins = Page(
    name: "pins", title: "Pins",
    note: """
      A card, a row of a form, a media player and the input of a chat in pin chains. Edges along the \
      writing direction make the mirror image.
      """,
    source: .here()
  ) { screen in
    let root = PinPage(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "pins"
    root.direction = screen.direction
    root.layoutIfNeeded()
    return root
  }
}

private enum PinColumnCount: LayoutCondition { case one, two }

private final class PinPage: ConditionalHeadlessContainerView<PinColumnCount> {
  override func layoutCondition(in bounds: CGRect) -> PinColumnCount {
    bounds.width < 700 ? .one : .two
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let (card, row, player, input) = (PinCard(), PinRow(), PinPlayer(), PinInput())
    for part in [card, row, player, input] { addSubview(part) }
    // excerpt
    plumb.setPin(for: card) { pin, columns in
      switch columns {
      case .one: pin.top(24).horizontally(16).sizeToFit(.width)
      case .two: pin.top(24).start(16).end(50%).marginEnd(8).sizeToFit(.width)
      }
    }
    plumb.setPin(for: row) {
      $0.below(of: card, aligned: .start).width(of: card).marginTop(16).sizeToFit(.width)
    }
    plumb.setPin(for: player) { pin, columns in
      switch columns {
      case .one: pin.below(of: row).marginTop(16).horizontally(16).sizeToFit(.width)
      case .two: pin.top(24).start(50%).marginStart(8).end(16).sizeToFit(.width)
      }
    }
    plumb.setPin(for: input) {
      $0.below(of: player, aligned: .start).width(of: player).marginTop(16).sizeToFit(.width)
    }
    // end
  }
}

/// A box whose size follows from its chains.
private class PinBox: HeadlessContainerView, SVG.Drawable {
  private let color: SVG.Color
  private let radius: CGFloat

  init(_ name: String, fill color: SVG.Color = .white, radius: CGFloat = 12, bottomPadding: CGFloat)
  {
    (self.color, self.radius) = (color, radius)
    super.init(frame: .zero)
    (self.name, self.bottomPadding) = (name, bottomPadding)
  }

  func box(_ color: SVG.Color, _ name: String, radius: CGFloat = 8) -> PinBox {
    let box = PinBox(name, fill: color, radius: radius, bottomPadding: 0)
    addSubview(box)
    return box
  }

  func label(_ text: String, _ name: String, size: CGFloat = 15, lines: Int = 1) -> TextLabel {
    let label = TextLabel(text, font: SVG.Font(size: size), lineLimit: lines)
    label.name = name
    addSubview(label)
    return label
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: radius), with: .color(color))
  }
}

private final class PinCard: PinBox {
  init() {
    super.init("card", bottomPadding: 12)
    let photo = box(.indigo, "photo")
    let title = label("Ada Lindqvist", "title", size: 17)
    let text = label("Draws rooms, bridges and the odd staircase.", "text", lines: 0)
    // excerpt
    plumb.setPin(for: photo) { $0.topStart(12).size(64) }
    plumb.setPin(for: title) {
      $0.after(of: photo, aligned: .top).end(12).marginStart(12).sizeToFit(.width)
    }
    plumb.setPin(for: text) {
      $0.below(of: title, aligned: .start).end(12).marginTop(4).sizeToFit(.width)
    }
    // end
  }
}

private final class PinRow: PinBox {
  init() {
    super.init("row", bottomPadding: 12)
    let caption = label("City", "caption")
    let field = box(.paleGray, "field")
    let help = label("Where you live most of the year", "help", size: 12)
    // excerpt
    plumb.setPin(for: field) { $0.top(12).start(30%).end(12).height(36) }
    plumb.setPin(for: caption) {
      $0.before(of: field, aligned: .center).start(12).marginEnd(12).sizeToFit(.width)
    }
    plumb.setPin(for: help) {
      $0.below(of: field, aligned: .start).end(12).marginTop(4).sizeToFit(.width)
    }
    // end
  }
}

private final class PinPlayer: PinBox {
  init() {
    super.init("player", bottomPadding: 12)
    let cover = box(.teal, "cover")
    let bar = box(.paleGray, "bar", radius: 3)
    let played = bar.box(.blue, "played", radius: 3)
    let (back, play, next) = (
      box(.gray, "back"), box(.blue, "play", radius: 22), box(.gray, "next")
    )
    // excerpt
    plumb.setPin(for: cover) { $0.top(12).hCenter().width(40%).maxWidth(160).aspectRatio(1) }
    plumb.setPin(for: bar) { $0.below(of: cover).marginTop(12).horizontally(12).height(6) }
    bar.plumb.setPin(for: played) { $0.vertically().start().width(35%) }
    plumb.setPin(for: play) { $0.below(of: bar, aligned: .center).marginTop(12).size(44) }
    plumb.setPin(for: back) { $0.before(of: play, aligned: .center).marginEnd(24).size(28) }
    plumb.setPin(for: next) { $0.after(of: play, aligned: .center).marginStart(24).size(28) }
    // end
  }
}

private final class PinInput: PinBox {
  init() {
    super.init("input", bottomPadding: 8)
    let attach = box(.gray, "attach", radius: 16)
    let send = box(.blue, "send", radius: 16)
    let ground = box(.paleGray, "ground", radius: 16)
    ground.bottomPadding = 6
    let words = ground.label("I'll be on the later train, see you at the bridge", "words", lines: 3)
    // excerpt
    plumb.setPin(for: attach) { $0.topStart(8).size(32) }
    plumb.setPin(for: send) { $0.topEnd(8).size(32) }
    plumb.setPin(for: ground) {
      $0.horizontallyBetween(attach, and: send).top(8).marginHorizontal(8).minHeight(32)
        .sizeToFit(.width)
    }
    ground.plumb.setPin(for: words) { $0.top(6).horizontally(12).sizeToFit(.width) }
    // end
  }
}
