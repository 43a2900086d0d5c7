import Foundation
import Plumb
import PlumbTestSupport
import Testing

// What is tried in several provisional sizes.
extension TrialRoundTests {
  /// A nest is tried in several provisional sizes. A view inside is as long as one beside it, which is as long as a
  /// part of the nest.
  ///
  ///     root
  ///     ├ shelf: fits { box: fits { row: as long as the part }; part: half the shelf; rest: 60 long }
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func whatIsMeasuredInOneSizeDoesNotHoldInAnother(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (box, part, rest) = (line.box(in: shelf), line.view(in: shelf), line.view(in: shelf))
    let row = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(box, 0, .fitted)
    line.set(row, 0, .like(part))
    line.set(part, 0, .part(0.5))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: box, .constant(50))
    line.expect(30 + 50, of: flag)
  }

  /// The same, but the view is as long as the nest itself.
  ///
  ///     root
  ///     ├ shelf: fits { box: fits { row: as long as the shelf }; rest: 60 long }
  ///     └ flag: behind the box
  @Test(arguments: Way.allCases)
  func aNestThatIsMeasuredFromInsideInTwoSizes(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (box, rest) = (line.box(in: shelf), line.view(in: shelf))
    let row = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(box, 0, .fitted)
    line.set(row, 0, .like(shelf))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: box, .constant(50))
    line.expect(60 + 50, of: flag)
  }

  /// A view in a box of a shelf is read while the shelf is tried in a provisional size, in which the box is
  /// elsewhere.
  ///
  ///     root
  ///     ├ shelf: at 7, fits { half: half the shelf; box: behind the half { mark: behind the ruler };
  ///     │                     note: behind the mark }
  ///     ├ ruler: 40 long
  ///     └ flag: behind the mark
  @Test(arguments: Way.allCases)
  func aBoxThatStandsElsewhereInAnotherSizeOfTheShelf(_ way: Way) {
    let line = Line(way)
    let (shelf, ruler, flag) = (line.box(), line.view(), line.view())
    let (half, box, note) = (line.view(in: shelf), line.box(in: shelf), line.view(in: shelf))
    let mark = line.view(in: box)
    line.set(shelf, 7, .fitted)
    line.set(half, 0, .part(0.5))
    line.set(box, 0, behind: half, .constant(20))
    line.set(mark, 0, behind: ruler, .constant(5))
    line.set(note, 0, behind: mark, .constant(12))
    line.set(ruler, 0, .constant(40))
    line.set(flag, 0, behind: mark, .constant(40))
    line.expect(40 + 5 + 40, of: flag)
  }

  /// A shelf is tried in two sizes, and so is a panel in it. A reading that is early in one size is compared with the
  /// frame in the same size.
  ///
  ///     root
  ///     └ shelf: fits { panel: the shelf's length
  ///                       { ruler: 80 long; half: half the panel;
  ///                         box: behind the half, fits { mark: behind the ruler } }
  ///                     flag: behind the box }
  @Test(arguments: Way.allCases)
  func aPanelThatIsReadEarlyInTwoSizes(_ way: Way) {
    let line = Line(way)
    let shelf = line.box()
    let (flag, panel) = (line.view(in: shelf), line.box(in: shelf))
    let (ruler, half, box) = (line.view(in: panel), line.view(in: panel), line.box(in: panel))
    let mark = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(panel, 0, .part(1))
    line.set(ruler, 0, .constant(80))
    line.set(half, 0, .part(0.5))
    line.set(box, 0, behind: half, .fitted)
    line.set(mark, 3, behind: ruler, .constant(5))
    line.set(flag, 0, behind: box, .constant(4))
    line.expect(92, of: flag)
  }

  /// A panel has the same size in both sizes of the shelf around it. The start of a box in it is read early, and
  /// differs between them.
  ///
  ///     root
  ///     ├ shelf: fits { panel: 40 long { box: ends with it, fits { mark: as long as the shelf } }
  ///     │               tick: behind the box; rest: 60 long }
  ///     └ flag: behind the tick
  @Test(arguments: Way.allCases)
  func aPanelOfOneSizeInAShelfOfTwo(_ way: Way) {
    let line = Line(way)
    let (shelf, flag) = (line.box(), line.view())
    let (tick, panel, rest) = (line.view(in: shelf), line.box(in: shelf), line.view(in: shelf))
    let box = line.box(in: panel)
    let mark = line.view(in: box)
    line.set(shelf, 0, .fitted)
    line.set(panel, 0, .constant(40))
    panel.plumb.setLayout(for: box) {
      way == .down
        ? $0.setBottom(inset: 0).fitHeight().setLeading(to: 0).setWidth(to: 10)
        : $0.setTrailing(inset: 0).fitWidth().setTop(to: 0).setHeight(to: 10)
    }
    box.plumb.setLayout(for: mark) {
      way == .down
        ? $0.setTop(to: 0).setHeight(like: [shelf].plumb.height).setLeading(to: 0).setWidth(to: 10)
        : $0.setLeading(inset: 0).setWidth(like: [shelf].plumb.width).setTop(to: 0).setHeight(
          to: 10)
    }
    line.set(tick, 0, behind: box, .constant(5))
    line.set(rest, 0, .constant(60))
    line.set(flag, 0, behind: tick, .constant(20))
    line.expect(40 + 5 + 20, of: flag)
  }
}
