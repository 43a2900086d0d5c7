import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A value measured by a closure equals the result of the corresponding verb. It can be moved and scaled like any
/// other value, in both directions.
@Suite struct MeasuredValueTests {
  private typealias Maker = LayoutMaker<IndividualProperty.Initial>

  /// Expects that two layouts give a child the same frame, beside a photo of 50 by 20 points at (40, 30).
  private func areAlike(
    _ direction: LayoutWritingDirection,
    _ one: (Maker, HeadlessView) -> LayoutMaker<IndividualLayout>,
    _ other: (Maker, HeadlessView) -> LayoutMaker<IndividualLayout>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let card = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    card.direction = direction
    let photo = HeadlessView(frame: CGRect(x: 40, y: 30, width: 50, height: 20))
    let child = HeadlessView()
    card.addSubview(photo)
    card.addSubview(child)
    let frame = card.plumb.frame(of: child) { one($0, photo) }
    #expect(frame != nil, sourceLocation: sourceLocation)
    #expect(
      frame == card.plumb.frame(of: child) { other($0, photo) }, sourceLocation: sourceLocation)
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func pointsAreMoved(_ direction: LayoutWritingDirection) {
    let size = CGSize(width: 10, height: 12)
    areAlike(direction) { maker, _ in
      maker.setTopLeft(at: .measured { $0.middleCenter }.moved(x: 3, y: 5)).setSize(to: size)
    } _: { maker, _ in
      maker.setLeft(by: { $0.center + 3 }).setTop(by: { $0.middle + 5 }).setSize(to: size)
    }
    areAlike(direction) { maker, photo in
      maker.setTopLeft(at: .measured(on: photo) { $0.bottomRight }.moved(x: 3, y: 5))
        .setSize(to: size)
    } _: { maker, photo in
      maker.setLeft(at: photo.plumb.right + 3).setTop(at: photo.plumb.bottom + 5).setSize(to: size)
    }
    areAlike(direction) { maker, _ in
      maker.setTopLeading(at: .measured { $0.middleTrailing }.moved(x: -30, y: 5))
        .setSize(to: size)
    } _: { maker, _ in
      maker.setLeading(by: { $0.trailing - 30 }).setTop(by: { $0.middle + 5 }).setSize(to: size)
    }
    areAlike(direction) { maker, photo in
      maker.setTopLeading(
        at: .measured(on: .lookup { photo }) { $0.bottomTrailing }.moved(x: 3, y: 5)
      )
      .setSize(to: size)
    } _: { maker, photo in
      maker.setLeading(at: photo.plumb.trailing + 3).setTop(at: photo.plumb.bottom + 5)
        .setSize(to: size)
    }
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func placesAreMoved(_ direction: LayoutWritingDirection) {
    areAlike(direction) { maker, photo in
      maker.setLeft(at: .measured { $0.center } + 3).setTop(at: .measured { $0.middle } + 5)
        .setRight(at: .measured(on: photo) { $0.right } + 200)
        .setBottom(at: .measured(on: photo) { $0.bottom } + 100)
    } _: { maker, photo in
      maker.setLeft(by: { $0.center + 3 }).setTop(by: { $0.middle + 5 })
        .setRight(at: photo.plumb.right + 200).setBottom(at: photo.plumb.bottom + 100)
    }
    areAlike(direction) { maker, photo in
      maker.setLeading(at: .measured { $0.leading } + 3)
        .setTrailing(at: .measured(on: [photo]) { $0.trailing } + 7).setTop(to: 0).setHeight(to: 9)
    } _: { maker, photo in
      maker.setLeading(by: { $0.leading + 3 }).setTrailing(at: photo.plumb.trailing + 7)
        .setTop(to: 0).setHeight(to: 9)
    }
    areAlike(direction) { maker, photo in
      maker.setHorizontal(at: 0.25, on: .measured { $0.center } + 4)
        .setVertical(at: 0.25, on: .measured(on: photo) { $0.bottom } + 4)
        .setSize(width: 40, height: 20)
    } _: { maker, photo in
      maker.setLeft(by: { $0.center - 6 }).setTop(at: photo.plumb.bottom - 1)
        .setSize(to: CGSize(width: 40, height: 20))
    }
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func sizesAreScaled(_ direction: LayoutWritingDirection) {
    areAlike(direction) { maker, _ in
      maker.setSize(like: .measured { $0.size } * 0.5).setTopLeft(to: .zero)
    } _: { maker, _ in
      maker.setSize(like: .parent.size * 0.5).setTopLeft(to: .zero)
    }
    areAlike(direction) { maker, photo in
      maker.setSize(like: .measured(on: [photo]) { $0.size } * 3).setTopLeft(to: .zero)
    } _: { maker, photo in
      maker.setSize(like: photo.plumb.size * 3).setTopLeft(to: .zero)
    }
    areAlike(direction) { maker, photo in
      maker.setSize(like: .measured(on: photo) { $0.size } * 3).setTopLeft(to: .zero)
    } _: { maker, _ in
      maker.setSize(width: 150, height: 60).setTopLeft(to: .zero)
    }
  }
}
