import Foundation
import Plumb
import PlumbConstraints

extension KeepStage {
  /// One box with the same inset on each side.
  public func keepEqualInsets(_ inset: CGFloat) {
    box("a").keep.insets.equal = KeepValue(inset)
  }

  /// One box with four insets.
  public func keepDifferentInsets() {
    let a = box("a")
    a.keep.setInsets(LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 50))
  }

  /// A box whose size is preferred and whose insets hold: moving its center to the side shrinks it.
  public func keepCenter(at part: CGFloat) {
    let a = box("a")
    // excerpt
    a.keep.insets.min = 10
    a.keep.width.equal = .high(100)
    a.keep.height.equal = .high(200)
    a.keep.setCenter(CGPoint(x: part, y: 0.5))
    // end
  }

  /// A box of a ratio, as large as it fits.
  public func keepVideo(ratio: CGFloat) {
    let video = box("video")
    // excerpt
    video.keep.aspectRatio.equal = KeepValue(ratio)
    video.keep.insets.min = 10
    video.keep.insets.equal = .high(10)
    video.keep.centered(at: .high)
    // end
  }

  /// A text with a badge behind it, until there is no more room.
  public func keepText() {
    let (text, badge) = (text("text"), box("badge"))
    // excerpt
    text.keep.leftInset.equal = 10
    text.keep.topInset.equal = 10
    badge.keep.size.equal = 20
    badge.keep.topAlign(to: text).equal = 0
    badge.keep.leftOffset(to: text).min = 10
    badge.keep.leftInset.equal = .low(0)
    badge.keep.rightInset.min = 10
    // end
  }

  /// A photo with texts beside it, and three buttons below.
  public func keepEverything() {
    let (photo, tag) = (box("photo"), box("tag"))
    let (title, note) = (text("title"), text("note"))
    let buttons = [box("one"), box("two"), box("three")]
    photo.keep.leftInset.equal = 10
    photo.keep.topInset.equal = 10
    photo.keep.width.equal = 60
    photo.keep.aspectRatio.equal = 1.5
    tag.keep.setSize(CGSize(width: 40, height: 20))
    tag.keep.rightInset.equal = 10
    tag.keep.topAlign(to: photo).equal = 0
    title.keep.leftOffset(to: photo).equal = 20
    title.keep.topAlign(to: photo).equal = 0
    note.keep.leftAlign(to: title).equal = 0
    note.keep.bottomAlign(to: photo).equal = 0
    buttons.keep.horizontalOffsets(10)
    buttons.keep.topAligned()
    buttons.keep.height.equal = 10
    [buttons[0], buttons[1]].keep.widthsEqual()
    buttons[0].keep.width.equal = 50
    buttons[0].keep.leftInset.equal = 10
    buttons[2].keep.rightInset.equal = 10
    buttons[0].keep.topOffset(to: photo).equal = 10
  }

  /// Sixteen tiles of one size, row by row.
  public func keepTiles() -> [[HeadlessView]] {
    // excerpt
    let rows = (0..<4).map { row in (0..<4).map { column in box("tile \(row)\(column)") } }
    for row in rows {
      row.keep.horizontalOffsets(10)
      row.keep.topAligned()
    }
    rows.map { $0[0] }.keep.verticalOffsets(10)
    rows.map { $0[0] }.keep.leftAligned()
    rows.flatMap { $0 }.keep.sizesEqual()
    rows[0][0].keep.leftInset.equal = 10
    rows[0][0].keep.topInset.equal = 10
    rows[3][3].keep.rightInset.equal = 10
    rows[3][3].keep.bottomInset.equal = 10
    // end
    return rows
  }

  /// Two halves, each with a picture of another ratio, as large as it fits.
  public func keepHalves() {
    let halves = [stage("left"), stage("right")]
    halves.keep.verticalInsets.equal = 0
    halves.keep.widthsEqual()
    halves.keep.horizontalOffsets(0)
    halves[0].keep.leftInset.equal = 0
    halves[1].keep.rightInset.equal = 0
    for (half, ratio) in zip(halves, [CGFloat(2), 0.5]) {
      let picture = half.box("picture")
      // excerpt
      picture.keep.aspectRatio.equal = KeepValue(ratio)
      picture.keep.insets.min = 0
      picture.keep.size(to: half).equal = .high(1)
      picture.keep.centered()
      // end
    }
  }

  /// Two boxes beside each other, and one below the other. Only the first layout is active.
  public func keepSwap() -> (beside: KeepAtomic, below: KeepAtomic) {
    let (one, other) = (box("one"), box("other"))
    // excerpt
    let below = KeepAtomic {
      [one, other].keep.horizontalInsets.equal = 10
      [one, other].keep.heightsEqual()
      one.keep.topInset.equal = 10
      other.keep.topOffset(to: one).equal = 10
      other.keep.bottomInset.equal = 10
    }
    below.deactivate()
    let beside = KeepAtomic {
      [one, other].keep.verticalInsets.equal = 10
      [one, other].keep.widthsEqual()
      one.keep.leftInset.equal = 10
      other.keep.leftOffset(to: one).equal = 10
      other.keep.rightInset.equal = 10
    }
    // end
    return (beside, below)
  }
}
