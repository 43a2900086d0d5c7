import Foundation
import Plumb
import PlumbHostTesting
import Testing

/// One mistake in a host is found, by the check of the capability that it is in.
@Suite struct MistakeTests {
  @Test func aHostWithoutAMistakeKeepsEachPromise() {
    #expect(check(nil) == [])
  }

  @Test(arguments: FullNode.Mistake.allCases)
  func aMistakeIsFound(_ mistake: FullNode.Mistake) throws {
    let flaws = check(mistake)
    let capability =
      switch mistake {
      case .forgetsParent, .keepsFirstParent, .keepsFirstIdentity: "tree"
      case .keepsIdentityOfDead: "parent's identity"
      case .dropsSize, .dropsOrigin: "frame"
      case .negativeSize, .changesFrameWhenAsked: "size"
      case .ignoresAnchor, .ignoresAnchorTwice: "anchor point"
      case .ignoresScrolling, .scrollsBack: "scrolled bounds"
      case .forgetsTransform, .transformsAboutOrigin, .losesTransform: "transform"
      case .ignoresHidden: "hidden"
      case .ignoresDirection: "direction"
      case .ignoresArea, .growsSmallArea: "area safeArea"
      case .ignoresGrid: "grid"
      case .ignoresZ: "z-position"
      case .ignoresHandler: "issues"
      case .ignoresOffer: "fitting"
      case .forgetsName: "name"
      }
    let first = try #require(flaws.first)
    #expect(first.capability == capability)
    #expect(first.law.count > 20, "the words are a sentence")
  }

  @Test func aFlawTellsWhatWasExpectedAndFound() throws {
    #expect(
      check(.ignoresGrid).first?.description
        == "grid: a host tells its grid (expected PixelGrid(columnsPerPoint: 1.0, rowsPerPoint: 1.0), found PixelGrid(columnsPerPoint: 0.0, rowsPerPoint: 0.0))"
    )
  }

  @Test(arguments: KitBoard.Mistake.allCases)
  func aMistakeOfAContainerIsFound(_ mistake: KitBoard.Mistake) {
    let flaws = check(mistake)
    let capabilities: Set<String> =
      switch mistake {
      case .ignoresSize: ["pass", "nesting"]
      case .forgetsBoardsInside, .forgetsBoardsBelowPlainViews: ["nesting"]
      case .laysOutInThePass: ["pass"]
      }
    #expect(Set(flaws.map(\.capability)) == capabilities)
    #expect(flaws.allSatisfy { $0.law.count > 20 }, "the words are a sentence")
  }

  /// In the words that the guide quotes.
  @Test func aContainerThatIgnoresItsSizeIsFound() {
    let flaws = check(KitBoard.Mistake.ignoresSize)
    #expect(
      flaws.first?.description
        == "pass: a container that gets another size is due (expected (0.0, 0.0, 120.0, 40.0), found (0.0, 0.0, 200.0, 40.0))"
    )
  }

  private func check(_ mistake: FullNode.Mistake?) -> [HostFlaw] {
    checkLayoutable(
      makeHost: { FullNode(mistake) }, add: { $1.add($0) },
      showing: { $1.shown($0, in: $2) },
      capabilities: [
        .parentIdentity,
        .name { $0.name = $1 },
        .scrolling { $0.scroll(to: $1) },
        .hiding { $0.isHidden = $1 },
        .transforms { $0.transform = $1 },
        .anchorPoints(by: { $0.anchor = $1 }, transform: { $0.transform = $1 }),
        .directions { $0.direction = $1 },
        .area(.safeArea) { $0.insets = $1 },
        .grid(.devicePixels(scale: 1)) { $0.grid = .devicePixels(scale: 1) },
        .zPositions { $0.z },
        .issues { $0.handler = $1 },
        .fitting(CGSize(width: 40, height: 32), in: CGSize(width: 44, height: 90)) {
          let node = FullNode(mistake)
          node.text = 9
          return node
        },
      ])
  }

  private func check(_ mistake: KitBoard.Mistake) -> [HostFlaw] {
    checkContainer(
      makeContainer: { KitBoard(mistake) }, makeChild: { KitView() },
      putting: { $0.insertSubview($1, at: 0) }, remove: { $0.removeFromSuperview() })
  }
}
