import Foundation
import Plumb

extension Growth {
  /// Views that come and go.
  static var trees: [Growth] {
    [
      Growth(name: "set-up", views: 400) { count in
        {
          let card = card()
          for _ in 0..<count {
            card.plumb.setupSubview(HeadlessView()) {
              $0.setDefaultLayout { $0.stickOnParent() }.addToParent()
            }
          }
          card.layoutIfNeeded()
          return card.subviews.last?.frame == card.bounds
        }
      },
      removal("removed-from-front") { $0 },
      removal("removed-from-back") { $0.reversed() },
      Growth(name: "nest-from-the-top", views: 1000) { count in
        {
          let root = HeadlessView()
          var view = root
          for _ in 0..<count {
            let inner = HeadlessView()
            view.addSubview(inner)
            view = inner
          }
          root.layoutIfNeeded()
          return view.superview != nil
        }
      },
    ]
  }

  private static func removal(
    _ name: String, _ order: @escaping ([HeadlessView]) -> [HeadlessView]
  ) -> Growth {
    Growth(name: name, views: 1000) { count in
      let view = HeadlessView()
      let children = (0..<count).map { _ in HeadlessView() }
      for child in children { view.addSubview(child) }
      let ordered = order(children)
      return {
        for child in ordered { child.removeFromSuperview() }
        return view.subviews.isEmpty
      }
    }
  }
}
