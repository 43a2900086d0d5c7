import Foundation
import Plumb
import PlumbConstraints
import PlumbSVG

extension Page {
  /// Nine small screens made of attributes to keep.
  static let keep = Page(
    name: "keep", title: "Keep", chapter: .constraints,
    note: """
      Nine screens of constraints: insets, preferences that yield to limits, ratios, texts that push \
      each other, tiles, and two layouts that swap. The page itself is kept by equations.
      """,
    source: .here(and: "KeepScenes/KeepStage+Scenes.swift"), screens: [.scenes]
  ) { screen in
    let root = HeadlessConstraintView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "keep"
    let scenes = KeepScene<SceneCard>.all
    let cards = scenes.map { SceneCard($0.name) }
    let captions = scenes.map { TextLabel($0.name, font: SVG.Font(size: 12)) }
    for view in cards + captions { root.addSubview(view) }
    // excerpt
    root.plumb.activate {
      for (index, card) in cards.enumerated() {
        captions[index].anchors.leading == card.anchors.leading
        captions[index].anchors.bottom == card.anchors.top - 4
        card.anchors.size == cards[0].anchors.size
        if index % 3 == 0 {
          card.anchors.leading == root.anchors.leading + 12
        } else {
          card.anchors.leading == cards[index - 1].anchors.trailing + 12
        }
        if index < 3 {
          captions[index].anchors.top == root.anchors.top + 8
        } else {
          captions[index].anchors.top == cards[index - 3].anchors.bottom + 8
        }
      }
      cards[8].anchors.trailing == root.anchors.trailing - 12
      cards[8].anchors.bottom == root.anchors.bottom - 12
    }
    // end
    root.layoutIfNeeded()
    for (scene, card) in zip(scenes, cards) {
      scene.keep(card)
      card.layoutIfNeeded()
    }
    return root
  }
}

extension Screen {
  /// Nine scenes, three in a row.
  static let scenes = Screen(
    kind: .still(caption: "nine scenes"), size: CGSize(width: 972, height: 600))
}

/// A card whose views are kept by constraints.
private final class SceneCard: HeadlessConstraintView, KeepStage, SVG.Drawable {
  private static let colors: [SVG.Color] = [.indigo, .teal, .blue, .orange]
  private static let words = [
    "text": "Over the hills and far away, and a little further, too",
    "title": "Title", "note": "A note under it",
  ]
  private var count = 0

  init(_ name: String) {
    super.init(frame: .zero)
    self.name = name
  }

  func box(_ name: String) -> HeadlessView {
    let color = Self.colors[count % Self.colors.count]
    count += 1
    return add(ColorBox(fill: color, cornerRadius: 3), name)
  }

  func text(_ name: String) -> HeadlessView {
    add(TextLabel(Self.words[name] ?? name, font: SVG.Font(size: 12), lineLimit: 0), name)
  }

  func stage(_ name: String) -> SceneCard { add(SceneCard(name), name) }

  private func add<View: HeadlessView>(_ view: View, _ name: String) -> View {
    view.name = name
    addSubview(view)
    return view
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.white))
  }
}
