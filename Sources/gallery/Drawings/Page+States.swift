import Foundation
import Plumb
import PlumbSVG

extension Page {
  static let horizontalStates = states(.horizontal)
  static let verticalStates = states(.vertical)

  /// The states of one axis as boxes, and what leads from one to the next.
  private static func states(_ axis: AxisStates) -> Page {
    Page(
      name: "states-\(axis.axis)", title: "The \(axis.axis) axis", chapter: .states,
      note: """
        An open axis takes any one fact. A second one makes it complete; a third does not compile. The \
        drawing is made from the table that the verbs are written from.
        """,
      source: .here(),
      screens: [
        Screen(
          kind: .still(caption: "the states of the \(axis.axis) axis"),
          size: CGSize(width: 460, height: 32 + 52 * CGFloat(axis.states.count)))
      ]
    ) { screen in
      let root = StatesDrawing(axis)
      root.frame.size = screen.size
      root.layoutIfNeeded()
      return root
    }
  }
}

/// Open at the left, a row for each state that holds one fact, complete at the right.
private final class StatesDrawing: HeadlessContainerView, SVG.Drawable {
  private let open = Chip("open", on: .white, size: 13)
  private let complete = Chip("complete", .white, on: .green, size: 13)
  private let holding: [Chip]
  private let taking: [TextLabel]

  init(_ axis: AxisStates) {
    holding = axis.states.map { Chip($0.holds, .blue, on: .white, size: 13) }
    taking = axis.states.map { state in
      let label = TextLabel(
        state.takes.joined(separator: ", "), font: SVG.Font(size: 12), color: .gray, lineLimit: 0)
      label.name = "takes"
      return label
    }
    super.init(frame: .zero)
    name = "states of the \(axis.axis) axis"
    for view in [open, complete] + holding + taking { addSubview(view) }
    store()
  }

  private func store() {
    // excerpt
    plumb.setLayout(for: open) { $0.setLeft(inset: 16).setMiddle(offset: 0).fitSize() }
    plumb.setLayout(for: complete) { $0.setRight(inset: 16).setMiddle(offset: 0).fitSize() }
    for (row, (holds, takes)) in zip(holding, taking).enumerated() {
      plumb.setLayout(for: holds) {
        $0.setLeft(to: 94).setWidth(to: 90).setMiddle(to: 38 + 52 * CGFloat(row)).fitHeight()
      }
      plumb.setLayout(for: takes) {
        $0.setLeft(at: holds.plumb.right, offset: 8).setRight(at: complete.plumb.left, offset: -48)
          .setBottom(at: holds.plumb.middle, offset: -1).fitHeight()
      }
    }
    // end
  }

  func draw(into canvas: inout SVG.Canvas) {
    let turn = complete.frame.minX - 36
    for state in holding {
      let (start, end) = (open.frame.rightMiddle, state.frame.leftMiddle)
      arrow(
        [start, CGPoint(x: start.x + 14, y: start.y), CGPoint(x: start.x + 26, y: end.y), end],
        into: &canvas)
      let (from, to) = (state.frame.rightMiddle, complete.frame.leftMiddle)
      arrow(
        [from, CGPoint(x: turn, y: from.y), CGPoint(x: turn + 14, y: to.y), to], into: &canvas)
    }
  }

  /// Straight lines from point to point, and a head at the last.
  private func arrow(_ points: [CGPoint], into canvas: inout SVG.Canvas) {
    for (start, end) in zip(points, points.dropFirst()) {
      canvas.stroke(.polygon([start, end]), with: .gray, width: 1)
    }
    guard let tip = points.last else { return }
    canvas.fill(
      .polygon([
        tip, CGPoint(x: tip.x - 7, y: tip.y - 3.5), CGPoint(x: tip.x - 7, y: tip.y + 3.5),
      ]), with: .color(.gray))
  }
}

extension CGRect {
  fileprivate var leftMiddle: CGPoint { CGPoint(x: minX, y: midY) }
  fileprivate var rightMiddle: CGPoint { CGPoint(x: maxX, y: midY) }
}
