import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// A form over a keyboard: the keyboard is an inset of the content.
  static let form = Page(
    name: "form", title: "Form", chapter: .scrolling,
    note: """
      The keyboard covers a part of the form, which is an inset of its content. So the content is as long as the fields \
      need and at least as long as what is free above the keyboard, the button stands at its end, and the page is \
      scrolled until the last field is in view.
      """,
    source: .here()
  ) { screen in
    let root = HeadlessContainerView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "page"
    root.direction = screen.direction
    let form = HeadlessContainerScrollView()
    form.name = "form"
    let keyboard = ColorBox(fill: .lightGray)
    keyboard.name = "keyboard"
    let rows = [
      ("Name", "Ada Lindqvist"), ("Street", "Järntorget 4"), ("Town", "413 04 Göteborg"),
      ("Country", "Sweden"), ("E-mail", "ada@example.com"), ("Telephone", "+46 31 700 00 00"),
      ("Remarks", "Please ring twice: the bell is older than the house, and so is the dog."),
    ].map { name, value in
      (
        label: TextLabel(name, font: SVG.Font(size: 13), color: .gray),
        field: Field(value)
      )
    }
    let save = Chip("Save", .white, on: .blue, size: 17)
    for row in rows { for view in [row.label, row.field] { form.addSubview(view) } }
    form.addSubview(save)
    for view in [form, keyboard] { root.addSubview(view) }
    let height = (screen.size.height * 0.38).rounded()
    // excerpt
    form.plumb.setLayout(for: rows.flatMap { [$0.label, $0.field] }) {
      $0.column(top: 16, bottom: 76).fitHeight().pack(at: .top, gaps: 6)
        .stickOnParentHorizontally(leading: 16, trailing: 16)
    }
    form.plumb.setLayout(for: save) {
      $0.stickOnParentHorizontally(leading: 16, trailing: 16).setBottom(inset: 16).setHeight(to: 44)
    }
    form.contentInset.bottom = height
    root.plumb.setLayout(for: form) { $0.stickOnParent() }
    root.plumb.setLayout(for: keyboard) {
      $0.stickOnParentHorizontally().setBottom(inset: 0).setHeight(to: height)
    }
    root.plumb.setZIndex(to: 1, for: keyboard)
    root.layoutIfNeeded()
    // The last field is to be in view.
    let hidden = rows[rows.count - 1].field.frame.maxY + 8 - (form.bounds.height - height)
    form.contentOffset.y = max(0, hidden)
    // end
    root.layoutIfNeeded()
    return root
  }
}

/// A text in a box that is as high as the text needs.
private final class Field: HeadlessContainerView, SVG.Drawable {
  init(_ text: String) {
    super.init(frame: .zero)
    name = "field"
    let label = TextLabel(text, font: SVG.Font(size: 16), lineLimit: 0)
    addSubview(label)
    plumb.setLayout(for: label) {
      $0.stickOnParentHorizontally(leading: 10, trailing: 10).setTop(inset: 9).fitHeight()
    }
    bottomPadding = 9
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.white))
  }
}
