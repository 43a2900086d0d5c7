import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A form: labels that end at one line, fields that fill the rest, a switch, a button.
  static let settings = Page(
    name: "settings", title: "Settings", chapter: .guides,
    note: """
      The labels end at 35 % of the width and the fields fill the rest up to the margin. The switch \
      sits at the trailing edge, the button in the centre below.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "settings"
    root.direction = screen.direction
    root.layoutMargins = LayoutInsets(all: 16)
    let rows = [
      ("Name", "Ada Lindqvist"), ("E-mail", "ada@example.com"),
      ("Shown as", "Ada L., architect in Göteborg"),
    ].map { (label: formLabel($0), field: FormField($1)) }
    let notify = formLabel("Notifications")
    let toggle = Toggle()
    let button = Button("Save")
    for row in rows {
      root.addSubview(row.label)
      root.addSubview(row.field)
    }
    for view in [notify, toggle, button] { root.addSubview(view) }
    // excerpt
    for (index, row) in rows.enumerated() {
      root.plumb.setLayout(for: row.field) {
        $0.setLeading(at: .parent.horizontal(at: 0.35), offset: 12)
          .setTrailing(inset: 0, from: .layoutMargins)
          .setTop(inset: CGFloat(index) * 44, from: .layoutMargins)
          .setHeight(to: 36)
      }
      root.plumb.setLayout(for: row.label) {
        $0.setTrailing(at: .parent.horizontal(at: 0.35)).fitWidth()
          .setMiddle(at: row.field.plumb.middle).fitHeight()
      }
      root.plumb.setOrder(to: 1, for: row.label)
    }
    root.plumb.setLayout(for: toggle) { [last = rows[rows.count - 1].field] in
      $0.setTrailing(inset: 0, from: .layoutMargins)
        .setTop(at: last.plumb.bottom, offset: 12)
        .setSize(to: CGSize(width: 46, height: 28))
    }
    root.plumb.setOrder(to: 1, for: notify)
    root.plumb.setLayout(for: notify) {
      $0.setTrailing(at: .parent.horizontal(at: 0.35)).fitWidth()
        .setMiddle(at: toggle.plumb.middle).fitHeight()
    }
    root.plumb.setLayout(for: button) {
      $0.setCenter(offset: 0).fitWidth()
        .setTop(at: toggle.plumb.bottom, offset: 24).fitHeight()
        .limitingWidth(to: 120...)
    }
    // end
    root.layoutIfNeeded()
    return root
  }
}

private func formLabel(_ text: String) -> TextLabel {
  let label = TextLabel(text, font: SVG.Font(size: 15), color: .gray)
  label.name = "label"
  return label
}

/// A text in a box.
private final class FormField: HeadlessContainerView, SVG.Drawable {
  private let text: TextLabel

  init(_ text: String) {
    self.text = TextLabel(text, font: SVG.Font(size: 15))
    super.init(frame: .zero)
    name = "field"
    self.text.name = "text"
    addSubview(self.text)
    plumb.setLayout(for: self.text) {
      $0.stickOnParentHorizontally(leading: 10, trailing: 10)
        .setMiddle(offset: 0).fitHeight()
    }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.white))
    canvas.stroke(
      .rectangle(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 7.5), with: .lightGray, width: 1)
  }
}

/// A switch that is on.
private final class Toggle: HeadlessContainerView, SVG.Drawable {
  private let knob = ColorBox(fill: .white, cornerRadius: 12)

  init() {
    super.init(frame: .zero)
    (name, knob.name) = ("switch", "knob")
    addSubview(knob)
    plumb.setLayout(for: knob) {
      $0.setTrailing(inset: 2).setMiddle(offset: 0)
        .setSize(to: CGSize(width: 24, height: 24))
    }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 14), with: .color(.green))
  }
}

/// A word in a coloured box.
private final class Button: HeadlessContainerView, SVG.Drawable {
  private let title: TextLabel

  init(_ title: String) {
    self.title = TextLabel(title, font: SVG.Font(size: 16, weight: .bold), color: .white)
    super.init(frame: .zero)
    (name, self.title.name) = ("button", "title")
    addSubview(self.title)
    plumb.setLayout(for: self.title) { $0.setMiddleCenter(offset: .zero).fitSize() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = title.sizeThatFits(size)
    return CGSize(width: title.width + 32, height: title.height + 20)
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 10), with: .color(.blue))
  }
}
