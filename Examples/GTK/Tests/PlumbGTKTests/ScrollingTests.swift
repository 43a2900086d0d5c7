import Foundation
import Plumb
import PlumbGTK
import Testing

extension DisplayTests {
  /// A list of three rows with a foot at the end of its content and a mark that sticks, in a window of 200 by 100.
  @MainActor
  private final class List {
    let content = Board()
    let rows = (0..<3).map { _ in Board() }
    let (foot, mark) = (Board(), Board())
    let area: ScrolledArea
    let window: Window
    /// How often a layout has run that measures nothing in view.
    var passes = 0
    private let page = Board()

    init(_ direction: LayoutWritingDirection) {
      area = ScrolledArea(content)
      content.direction = direction
      page.plumb.setupSubview(area) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
      for view in rows + [foot, mark] { content.plumbAddChild(view) }
      window = Window("List", size: CGSize(width: 200, height: 100), content: page)
      content.plumb.setLayout(for: rows.map { $0 as Widget }) {
        $0.column(top: 5, bottom: 15).setHeight(to: 60).pack(at: .top, gaps: 10)
          .stickOnParentHorizontally()
      }
      content.plumb.setLayout(for: foot as Widget) {
        $0.setLeading(inset: 0).setBottom(inset: 5).setWidth(to: 10).setHeight(by: {
          [unowned self] _ in
          passes += 1
          return 10
        })
      }
      window.show()
      _ = Display.wait { rows[2].plumbFrame.height == 60 }
    }

    func stick() {
      content.plumb.setLayout(for: mark as Widget) {
        $0.setTrailing(inset: 20).setBottom(inset: 5, from: .viewport)
          .setSize(to: CGSize(width: 10, height: 10))
      }
    }
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func contentScrolls(_ direction: LayoutWritingDirection) {
    let list = List(direction)
    defer { list.window.close() }
    let isMirrored = direction == .rightToLeft
    func expectRows() {
      for (index, row) in list.rows.enumerated() {
        #expect(row.plumbFrame == CGRect(x: 0, y: 5 + index * 70, width: 200, height: 60))
      }
      #expect(
        list.foot.plumbFrame == CGRect(x: isMirrored ? 190 : 0, y: 205, width: 10, height: 10))
    }
    expectRows()
    #expect(list.content.plumbFrame.size == CGSize(width: 200, height: 220))
    #expect(list.content.plumbScrolling?.viewport == CGRect(x: 0, y: 0, width: 200, height: 100))
    let passes = list.passes
    list.area.scroll(to: 70)
    #expect(Display.wait { list.content.plumbScrolling?.viewport.minY == 70 })
    for _ in 0..<20 { Toolkit.handleEvents() }
    expectRows()
    #expect(list.passes == passes)
    list.stick()
    for offset in [70, 30, 0, 120] {
      list.area.scroll(to: CGFloat(offset))
      let frame = CGRect(x: isMirrored ? 20 : 170, y: offset + 85, width: 10, height: 10)
      #expect(Display.wait { list.mark.plumbFrame == frame }, "\(list.mark.plumbFrame)")
    }
    expectRows()
    #expect(Complaints.shared.take() == [])
  }
}
