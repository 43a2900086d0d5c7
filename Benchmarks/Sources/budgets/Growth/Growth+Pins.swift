import Foundation
import Plumb

extension Growth {
  /// Each view stands below the next one, and the last below the first.
  static var circles: Growth {
    Growth(name: "circles", views: 200) { count in
      {
        let card = card()
        let views = (0..<count).map { _ in AskedView() }
        for view in views { card.addSubview(view) }
        for (index, view) in views.enumerated() {
          let next = views[(index + 1) % count]
          card.plumb.setLayout(for: view) {
            $0.setLeft(to: 0).setTop(at: next.plumb.bottom).fitSize()
          }
        }
        card.layoutIfNeeded()
        return views.allSatisfy { $0.frame.size == $0.wanted }
      }
    }
  }

  /// Views in containers of their own, each below that in the container before.
  static var acrossContainers: Growth {
    Growth(name: "pins-across-containers", views: 100) { count in
      {
        let root = card()
        var leaves: [AskedView] = []
        for _ in 0..<count {
          let container = HeadlessContainerView()
          root.addSubview(container)
          root.plumb.setLayout(for: container) { $0.stickOnParent() }
          let leaf = AskedView()
          container.addSubview(leaf)
          let last = leaves.last
          container.plumb.setLayout(for: leaf) { maker in
            last.map { maker.setTop(at: $0.plumb.bottom).setLeft(to: 0).fitSize() }
              ?? maker.setTopLeft(to: .zero).fitSize()
          }
          leaves.append(leaf)
        }
        root.layoutIfNeeded()
        return leaves.last?.frame.maxY == CGFloat(20 * count)
      }
    }
  }

  /// A size that depends on a view deep in a nest.
  static var farInside: Growth {
    Growth(name: "pin-far-inside", views: 100) { count in
      {
        let root = card()
        var container = root
        for _ in 0..<count {
          let inner = HeadlessContainerView()
          container.addSubview(inner)
          container.plumb.setLayout(for: inner) { $0.stickOnParent() }
          container = inner
        }
        let (leaf, flag) = (HeadlessView(), HeadlessView())
        container.addSubview(leaf)
        root.addSubview(flag)
        container.plumb.setLayout(for: leaf) {
          $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 5, height: 5))
        }
        root.plumb.setLayout(for: flag) {
          $0.setLeft(at: leaf.plumb.right).setTop(at: leaf.plumb.bottom)
            .setSize(to: CGSize(width: 200, height: 200))
        }
        return root.sizeThatFits(root.bounds.size) == CGSize(width: 205, height: 205)
      }
    }
  }

  /// References that come into the tree after the views that are pinned to them.
  static var awaited: Growth {
    Growth(name: "awaited-views", views: 200) { count in
      {
        let root = card()
        let references = (0..<count).map { _ in
          HeadlessView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        }
        let views = references.map { reference in
          let view = HeadlessView()
          root.addSubview(view)
          root.plumb.setLayout(for: view) {
            $0.setLeft(at: reference.plumb.right).setWidth(to: 8).setTop(to: 0).setHeight(to: 8)
          }
          return view
        }
        root.layoutIfNeeded()
        for reference in references { root.addSubview(reference) }
        root.layoutIfNeeded()
        return views.allSatisfy { $0.frame.minX == 30 }
      }
    }
  }

  /// A row of views whose lengths are no numbers, which is reported once.
  static var rowWithoutLengths: Growth {
    Growth(name: "row-without-lengths", views: 400) { count in
      {
        let card = card()
        let views = (0..<count).map { _ in AskedView() }
        for view in views {
          view.wanted.width = .nan
          card.addSubview(view)
        }
        card.plumb.layout(views) { $0.row().fitSize().pack(at: .leading, gaps: 0).setTop(to: 0) }
        return views.allSatisfy { $0.frame == .zero }
      }
    }
  }
}
