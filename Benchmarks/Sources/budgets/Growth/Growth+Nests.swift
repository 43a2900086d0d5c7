import Foundation
import Plumb

extension Growth {
  /// What depends on views in other containers.
  static var nests: [Growth] { [nest, circlesAcrossContainers, watchers, lookUps] }

  /// Each level holds the next one, and beside it a view that is as high as that.
  private static var nest: Growth {
    Growth(name: "nest-beside", views: 4) { count in
      {
        let root = card()
        var container = root
        for _ in 0..<count {
          let (inner, beside) = (HeadlessContainerView(), AskedView())
          container.addSubview(inner)
          container.addSubview(beside)
          container.plumb.setLayout(for: inner) { $0.setTopLeft(to: .zero).fitSize() }
          container.plumb.setLayout(for: beside) {
            $0.setLeft(at: inner.plumb.right).setTop(to: 0).fitWidth()
              .setHeight(like: inner.plumb.height)
          }
          container = inner
        }
        let leaf = AskedView()
        container.addSubview(leaf)
        container.plumb.setLayout(for: leaf) { $0.setTopLeft(to: .zero).fitSize() }
        root.layoutIfNeeded()
        return root.subviews[0].frame == CGRect(x: 0, y: 0, width: 30 * count, height: 20)
      }
    }
  }

  /// Two views in two containers, each below the other one, many times.
  private static var circlesAcrossContainers: Growth {
    Growth(name: "circles-across-containers", views: 5) { count in
      {
        let root = card()
        var leaves: [AskedView] = []
        for _ in 0..<count {
          let (one, other) = (AskedView(), AskedView())
          for (leaf, next) in [(one, other), (other, one)] {
            let box = HeadlessContainerView()
            root.addSubview(box)
            root.plumb.setLayout(for: box) { $0.stickOnParent() }
            box.addSubview(leaf)
            box.plumb.setLayout(for: leaf) {
              $0.setLeft(to: 0).setTop(at: next.plumb.bottom).fitSize()
            }
          }
          leaves += [one, other]
        }
        root.layoutIfNeeded()
        return leaves.allSatisfy { $0.frame.size == $0.wanted }
      }
    }
  }

  /// Views in containers of their own, all below one view in another one, which moves.
  private static var watchers: Growth {
    Growth(name: "watchers", views: 50) { count in
      let root = card()
      let (holder, mark) = (HeadlessContainerView(), AskedView())
      root.addSubview(holder)
      root.plumb.setLayout(for: holder) { $0.stickOnParent() }
      holder.addSubview(mark)
      holder.plumb.setLayout(for: mark) { $0.setTopLeft(to: .zero).fitSize() }
      let leaves = (0..<count).map { _ in
        let (box, leaf) = (HeadlessContainerView(), AskedView())
        root.addSubview(box)
        root.plumb.setLayout(for: box) { $0.stickOnParent() }
        box.addSubview(leaf)
        box.plumb.setLayout(for: leaf) {
          $0.setLeft(to: 0).setTop(at: mark.plumb.bottom).fitSize()
        }
        return leaf
      }
      root.layoutIfNeeded()
      return {
        mark.wanted.height = 50
        holder.setNeedsLayout()
        root.layoutIfNeeded()
        return leaves.allSatisfy { $0.frame.minY == 50 }
      }
    }
  }

  /// Views that look up, in each pass, the view that they stand below.
  private static var lookUps: Growth {
    Growth(name: "look-ups", views: 50) { count in
      let root = card()
      let views = (0..<count).map { _ in AskedView() }
      for view in views { root.addSubview(view) }
      for (index, view) in views.enumerated() {
        if index == 0 {
          root.plumb.setLayout(for: view) { $0.setTopLeft(to: .zero).fitSize() }
        } else {
          root.plumb.setLayout(for: view) {
            $0.setLeft(to: 0).pinTop(to: .lookup { views[index - 1] }, with: { $0.bottom })
              .fitSize()
          }
        }
      }
      root.layoutIfNeeded()
      return {
        views[0].wanted.height = 50
        root.setNeedsLayout()
        root.layoutIfNeeded()
        return views[count - 1].frame.minY == CGFloat(50 + 20 * (count - 2))
      }
    }
  }
}
