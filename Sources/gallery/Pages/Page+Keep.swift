import Foundation
import Plumb
import PlumbConstraints
import PlumbSVG

extension Page {
  /// Nine small screens made of attributes to keep.
  static let keep = Page(
    name: "keep", title: "Keep",
    note: """
      Nine screens of constraints: insets, preferences that yield to limits, ratios, texts that push \
      each other, tiles, and two layouts that swap. The page itself is kept by equations.
      """,
    source: .here(), screens: [.scenes]
  ) { screen in
    let root = HeadlessConstraintView(frame: CGRect(origin: .zero, size: screen.size))
    root.name = "keep"
    let scenes = Scene.all.map { Scene($0.name, $0.keep) }
    for scene in scenes { root.addSubview(scene) }
    // excerpt
    root.plumb.activate {
      for (index, scene) in scenes.enumerated() {
        scene.anchors.size == scenes[0].anchors.size
        if index % 3 == 0 {
          scene.anchors.leading == root.anchors.leading + 12
        } else {
          scene.anchors.leading == scenes[index - 1].anchors.trailing + 12
        }
        if index < 3 {
          scene.anchors.top == root.anchors.top + 12
        } else {
          scene.anchors.top == scenes[index - 3].anchors.bottom + 12
        }
      }
      scenes[8].anchors.trailing == root.anchors.trailing - 12
      scenes[8].anchors.bottom == root.anchors.bottom - 12
    }
    // end
    root.layoutIfNeeded()
    for scene in scenes {
      scene.keep(scene)
      scene.layoutIfNeeded()
    }
    return root
  }
}

extension Screen {
  /// Nine scenes, three in a row.
  static let scenes = Screen(
    device: "scenes", size: CGSize(width: 972, height: 540), note: "nine scenes")
}

/// A card whose views are kept by constraints.
private final class Scene: HeadlessConstraintView, SVG.Drawable {
  let keep: (Scene) -> Void
  private var count = 0

  init(_ name: String, _ keep: @escaping (Scene) -> Void) {
    self.keep = keep
    super.init(frame: .zero)
    self.name = name
  }

  /// A new box in the scene.
  func box(_ color: SVG.Color = .indigo) -> ColorBox {
    let box = ColorBox(fill: color, cornerRadius: 3)
    count += 1
    box.name = "box \(count)"
    addSubview(box)
    return box
  }

  /// A new text in the scene.
  func text(_ words: String, lines: Int = 0) -> TextLabel {
    let label = TextLabel(words, font: SVG.Font(size: 12), lineLimit: lines)
    count += 1
    label.name = "text \(count)"
    addSubview(label)
    return label
  }

  func draw(into canvas: inout SVG.Canvas) {
    canvas.fill(.rectangle(bounds, cornerRadius: 8), with: .color(.paleGray))
  }

  static let all: [(name: String, keep: @Sendable (Scene) -> Void)] = [
    ("equal insets", { $0.keepEqualInsets() }),
    ("different insets", { $0.keepDifferentInsets() }),
    ("center", { $0.keepCenter() }),
    ("video", { $0.keepVideo() }),
    ("text", { $0.keepText() }),
    ("everything", { $0.keepEverything() }),
    ("tiles", { $0.keepTiles() }),
    ("halves", { $0.keepHalves() }),
    ("swap", { $0.keepSwap() }),
  ]

  private func keepEqualInsets() {
    // excerpt
    box().keep.insets.equal = 30
    // end
  }

  private func keepDifferentInsets() {
    let box = box(.teal)
    box.keep.setInsets(LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  }

  private func keepCenter() {
    let box = box(.blue)
    // excerpt
    box.keep.insets.min = 10
    box.keep.size.equal = .high(100)
    box.keep.setCenter(CGPoint(x: 0.1, y: 0.5))
    // end
  }

  private func keepVideo() {
    let video = box(.gray)
    // excerpt
    video.keep.aspectRatio.equal = KeepValue(16 / 9)
    video.keep.insets.min = 10
    video.keep.insets.equal = .high(10)
    video.keep.center.equal = .high(0.5)
    // end
  }

  private func keepText() {
    let title = text("Over the hills and far away, and a little further, too")
    let badge = box(.orange)
    // excerpt
    title.keep.leftInset.equal = 12
    title.keep.topInset.equal = 12
    badge.keep.size.equal = 30
    badge.keep.topAlign(to: title).equal = 0
    badge.keep.leftOffset(to: title).min = 12
    badge.keep.rightInset.equal = 12
    // end
  }

  private func keepEverything() {
    let (photo, badge) = (box(.teal), box(.orange))
    let (title, note) = (text("Title", lines: 1), text("A note under it", lines: 1))
    let buttons = [box(.indigo), box(.indigo), box(.indigo)]
    photo.keep.leftInset.equal = 12
    photo.keep.topInset.equal = 12
    photo.keep.width.equal = 70
    photo.keep.aspectRatio.equal = 1
    badge.keep.size.equal = 20
    badge.keep.rightInset.equal = 12
    badge.keep.topAlign(to: photo).equal = 0
    title.keep.leftOffset(to: photo).equal = 10
    title.keep.topAlign(to: photo).equal = 4
    note.keep.leftAlign(to: title).equal = 0
    note.keep.firstBaselineOffset(to: title).equal = 20
    buttons.keep.widthsEqual()
    buttons.keep.horizontalOffsets(8)
    buttons.keep.topAligned()
    buttons.keep.height.equal = 30
    buttons[0].keep.topOffset(to: photo).equal = 10
    buttons[0].keep.leftAlign(to: photo).equal = 0
    buttons[2].keep.rightAlign(to: badge).equal = 0
  }

  private func keepTiles() {
    // excerpt
    let rows = (0..<4).map { row in
      (0..<4).map { column in box((row + column) % 2 == 0 ? .blue : .teal) }
    }
    for row in rows {
      row.keep.horizontalOffsets(6)
      row.keep.topAligned()
    }
    rows.map { $0[0] }.keep.verticalOffsets(6)
    rows.map { $0[0] }.keep.leftAligned()
    rows.flatMap { $0 }.keep.sizesEqual()
    rows[0][0].keep.leftInset.equal = 10
    rows[0][0].keep.topInset.equal = 10
    rows[3][3].keep.rightInset.equal = 10
    rows[3][3].keep.bottomInset.equal = 10
    // end
  }

  private func keepHalves() {
    for (index, ratio) in [CGFloat(2), 0.6].enumerated() {
      let half = HeadlessConstraintView()
      half.name = "half \(index)"
      addSubview(half)
      half.keep.verticalInsets.equal = 10
      half.keep.width(to: self).equal = 0.5
      if index == 0 { half.keep.leftInset.equal = 0 } else { half.keep.rightInset.equal = 0 }
      let picture = ColorBox(fill: .indigo, cornerRadius: 3)
      picture.name = "picture \(index)"
      half.addSubview(picture)
      // excerpt
      picture.keep.aspectRatio.equal = KeepValue(ratio)
      picture.keep.insets.min = 0
      picture.keep.size(to: half).equal = .high(1)
      picture.keep.centered()
      // end
    }
  }

  private func keepSwap() {
    let (one, other) = (box(.blue), box(.orange))
    // excerpt
    let beside = KeepAtomic {
      [one, other].keep.verticalInsets.equal = 12
      [one, other].keep.widthsEqual()
      one.keep.leftInset.equal = 12
      other.keep.leftOffset(to: one).equal = 8
      other.keep.rightInset.equal = 12
    }
    beside.deactivate()
    _ = KeepAtomic {
      [one, other].keep.horizontalInsets.equal = 12
      [one, other].keep.heightsEqual()
      one.keep.topInset.equal = 12
      other.keep.topOffset(to: one).equal = 8
      other.keep.bottomInset.equal = 12
    }
    // end
  }
}
