import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// Numbers in variables, whole numbers and quotients are kept as literals are.
@Suite struct KeepNumberTests {
  private let card = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let title = HeadlessView()
  private let photo = HeadlessView()
  private let points: CGFloat = 12.5
  private let double = 7.5
  private let count = 3

  init() {
    for view in [title, photo] { card.addSubview(view) }
  }

  @Test func literals() {
    title.keep.width.equal = 120
    title.keep.width.min = .high(80.5)
    title.keep.width.max = nil
    #expect(title.keep.width.equal == KeepValue(120))
    #expect(title.keep.width.min == KeepValue(80.5, at: .high))
    #expect(title.keep.width.max == nil as KeepValue?)
    title.keep.width.equal = -8
    #expect(title.keep.width.equal == KeepValue(-8))
  }

  /// A quotient of literals is no division of whole numbers.
  @Test func quotients() {
    photo.keep.aspectRatio.equal = 16 / 9
    #expect(photo.keep.aspectRatio.equal == KeepValue(CGFloat(16) / 9))
    photo.keep.aspectRatio.equal = .high(16 / 9)
    #expect(photo.keep.aspectRatio.equal == KeepValue(CGFloat(16) / 9, at: .high))
    photo.keep.aspectRatio.equal = KeepValue(16 / 9, at: .high)
    #expect(photo.keep.aspectRatio.equal == KeepValue(CGFloat(16) / 9, at: .high))
    photo.keep.aspectRatio.equal = KeepValue(16 / 9)
    #expect(photo.keep.aspectRatio.equal == KeepValue(CGFloat(16) / 9))
    photo.keep.aspectRatio.equal = 2 * 16 / 9
    #expect(photo.keep.aspectRatio.equal == KeepValue(CGFloat(32) / 9))
    photo.keep.aspectRatio.equal = 2 * (16 / 9)
    #expect(photo.keep.aspectRatio.equal == KeepValue(2 * CGFloat(16) / 9))
    photo.keep.aspectRatio.equal = 1 / 2 + 1 / 4
    #expect(photo.keep.aspectRatio.equal == KeepValue(0.75))
    photo.keep.width.max = 3 * 40 + 4 - 2
    #expect(photo.keep.width.max == KeepValue(122))
    [title, photo].keep.horizontalOffsets(1 / 2)
    #expect(photo.keep.leftOffset(to: title).equal == KeepValue(0.5))
  }

  @Test func variables() {
    title.keep.width.equal = points
    #expect(title.keep.width.equal == KeepValue(12.5))
    title.keep.width.equal = double
    #expect(title.keep.width.equal == KeepValue(7.5))
    title.keep.width.min = count
    #expect(title.keep.width.min == KeepValue(3))
    title.keep.width.max = count * 40
    #expect(title.keep.width.max == KeepValue(120))
    title.keep.width.max = .low(double)
    #expect(title.keep.width.max == KeepValue(7.5, at: .low))
    title.keep.width.max = points * 2 + 1
    #expect(title.keep.width.max == KeepValue(26))
    let none: CGFloat? = nil
    title.keep.width.max = none
    #expect(title.keep.width.max == nil as KeepValue?)
    [title, photo].keep.horizontalOffsets(count)
    [title, photo].keep.verticalOffsets(points)
    [title, photo].keep.leadingOffsets(double)
    #expect(photo.keep.leftOffset(to: title).equal == KeepValue(3))
    #expect(photo.keep.topOffset(to: title).equal == KeepValue(12.5))
    #expect(photo.keep.leadingOffset(to: title).equal == KeepValue(7.5))
  }

  @Test func equations() {
    let ratio = 16.0 / 9
    card.plumb.activate {
      title.anchors.leading == card.anchors.leading + count
      title.anchors.top == card.anchors.top + points
      title.anchors.width == count * title.anchors.height + count
      title.anchors.height == 20
      photo.anchors.leading == title.anchors.trailing + double
      photo.anchors.bottom == card.anchors.bottom - count
      photo.anchors.height == count * 10
      photo.anchors.width == photo.anchors.height * ratio
    }
    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 3, y: 12.5, width: 63, height: 20))
    #expect(photo.frame.minX == 73.5 && photo.frame.maxY == 197)
    #expect(abs(photo.frame.width - 30 * 16 / 9) < 1e-9)
  }

  /// Among literals, `16 / 9` is a quotient in equations as well.
  @Test func quotientsInEquations() {
    card.plumb.activate {
      photo.anchors.leading == card.anchors.leading
      photo.anchors.top == card.anchors.top + 1 / 2
      photo.anchors.height == 90
      photo.anchors.width == (16 / 9) * photo.anchors.height + 1 / 4
      photo.anchors.width >= 1 / 2 <<~ .low
    }
    card.layoutIfNeeded()
    #expect(photo.frame.minY == 0.5)
    #expect(abs(photo.frame.width - 160.25) < 1e-9)
  }

  /// A change of a number leaves its priority as it is, whatever it is changed by.
  @Test func aChangeKeepsThePriority() {
    let width = title.keep.width
    width.equal = .high(12)
    width.equal! += 5
    #expect(width.equal == .high(17))
    width.equal! -= 0.5
    #expect(width.equal == .high(16.5))
    width.equal! += points
    #expect(width.equal == .high(29))
    width.equal! -= double
    #expect(width.equal == .high(21.5))
    width.equal! *= count
    #expect(width.equal == .high(64.5))
    width.equal! /= 2
    #expect(width.equal == .high(32.25))
    width.max = .low(100)
    width.max? += 16 / 10
    #expect(width.max == .low(101.6))
    width.min? += 5
    #expect(width.min == nil as KeepValue?)
  }

  @Test func compositeEquations() {
    card.plumb.activate {
      title.anchors.allEdges == card.anchors.allEdges - count
      photo.anchors.horizontalEdges.inside(title.anchors.horizontalEdges + count)
      photo.anchors.size == title.anchors.size * count <<~ .low
    }
    #expect(
      card.plumb.constraints.prefix(4).map(\.constant) == [
        CGFloat(count), -CGFloat(count), CGFloat(count), -CGFloat(count),
      ])
    #expect(card.plumb.constraints[4].constant == -CGFloat(count))
    #expect(card.plumb.constraints.last?.multiplier == CGFloat(count))
    let quotients = card.plumb.activate {
      photo.anchors.allEdges == card.anchors.allEdges - 1 / 2
      photo.anchors.size == title.anchors.size * (16 / 10)
    }
    #expect(quotients[0].constant == 0.5 && quotients[4].multiplier == 1.6)
  }
}
