import Foundation
import Plumb
import PlumbSVG

extension Page {
  /// One screen with two layouts, picked by its width.
  static let reader = Page(
    name: "reader", title: "Reader", chapter: .conditions,
    note: """
      A container with a condition of its own: narrow screens have the chapters in a band above the \
      text, wide ones in a column beside it. Each child is set up once, with a layout for every case; \
      to forget a case does not compile.
      """,
    source: .here(), screens: Screen.parts(heights: [844, 180, 180])
  ) { screen in
    let root = Reader(frame: CGRect(origin: .zero, size: screen.size))
    root.direction = screen.direction
    root.layoutIfNeeded()
    return root
  }
}

// excerpt
/// Whether there is room for two columns.
private enum WidthClass: LayoutCondition {
  case compact
  case regular
}
// end

private final class Reader: HeadlessView, LayoutInfoStorable {
  let layoutInfo = LayoutInfo()

  // excerpt
  func layoutCondition(in bounds: CGRect) -> WidthClass {
    bounds.width < 600 ? .compact : .regular
  }
  // end

  override func layoutSubviews() {
    super.layoutSubviews()
    plumb.layoutStoredSubviews()
  }

  private let chapters = Chapters("Chapter 7: On tension")
  private let heading = TextLabel(
    "The arch never sleeps", font: SVG.Font(size: 24, weight: .bold), lineLimit: 0)
  private let body = TextLabel(
    """
    A wall stands because it is heavy, and a rope hangs because it is light. An arch does neither: it \
    leans on itself, and what keeps it up is that both its halves would rather fall inwards. Take out \
    one stone, and it remembers at once that it is a heap.
    """, font: SVG.Font(size: 16), lineLimit: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    (name, heading.name, body.name) = ("reader", "heading", "body")
    layoutMargins = LayoutInsets(all: 16)
    setUp()
  }

  // excerpt
  private func setUp() {
    plumb.setupSubview(chapters) {
      $0.setLayout { maker, condition in
        switch condition {
        case .compact:
          maker.stickOnParentHorizontally(leading: 16, trailing: 16).setTop(to: 16)
            .setHeight(to: 44)
        case .regular:
          maker.setTopLeading(to: CGPoint(x: 16, y: 16)).setWidth(to: 200)
            .setBottom(inset: 16)
        }
      }.addToParent()
    }
    plumb.setupSubview(heading) {
      $0.setDefaultLayout {
        $0.setLeading(at: chapters.plumb.leading, offset: 4)
          .setTrailing(inset: 0, from: .layoutMargins)
          .setTop(at: chapters.plumb.bottom, offset: 20).fitHeight()
      }.setLayout(for: .regular) {
        $0.setLeading(at: chapters.plumb.trailing, offset: 24)
          .setTrailing(inset: 0, from: .layoutMargins)
          .setTop(to: 24).fitHeight()
      }.addToParent()
    }
    plumb.setupSubview(body) {
      $0.setDefaultLayout {
        $0.setLeading(at: heading.plumb.leading)
          .setTrailing(at: heading.plumb.trailing)
          .setTop(at: heading.plumb.bottom, offset: 8).fitHeight()
      }.addToParent()
    }
  }
  // end
}

/// The chapter that is open, in a band or a column.
private final class Chapters: HeadlessContainerView, SVG.Drawable {
  private let title: TextLabel

  init(_ title: String) {
    self.title = TextLabel(title, font: SVG.Font(size: 15, weight: .bold), color: .indigo)
    super.init(frame: .zero)
    (name, self.title.name) = ("chapters", "chapter")
    addSubview(self.title)
    plumb.setLayout(for: self.title) { $0.setTopLeading(to: CGPoint(x: 12, y: 12)).fitSize() }
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.white))
  }
}
