import Foundation
import Plumb

extension Growth {
  /// A knot that is planned and laid out, and one that is laid out again.
  static var knots: [Growth] {
    [
      Growth(name: "knot-planned", views: 300) { count in
        {
          let knot = Knot(count)
          knot.card.layoutIfNeeded()
          return knot.isRight
        }
      },
      Growth(name: "knot-again", views: 300) { count in
        let knot = Knot(count)
        knot.card.layoutIfNeeded()
        return {
          knot.card.setNeedsLayout()
          knot.card.layoutIfNeeded()
          return knot.isRight
        }
      },
    ]
  }

  /// Each view begins behind the next one and below the one before, so that all of them are one knot.
  private struct Knot {
    let card = Growth.card()
    let views: [AskedView]

    init(_ count: Int) {
      views = (0..<count).map { _ in AskedView() }
      for view in views { card.addSubview(view) }
      for (index, view) in views.enumerated() {
        card.plumb.setLayout(for: view) { [views] maker in
          let maker = maker.fitWidth().fitHeight()
          let placed =
            index + 1 < count
            ? maker.setLeft(at: views[index + 1].plumb.right) : maker.setLeft(to: 0)
          return index > 0
            ? placed.setTop(at: views[index - 1].plumb.bottom) : placed.setTop(to: 0)
        }
      }
    }

    var isRight: Bool {
      views.indices.allSatisfy { index in
        let (after, before) = (CGFloat(views.count - 1 - index), CGFloat(index))
        return views[index].frame == CGRect(x: 30 * after, y: 20 * before, width: 30, height: 20)
      }
    }
  }
}
