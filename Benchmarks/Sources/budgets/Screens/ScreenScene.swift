import Foundation
import Plumb
import PlumbConstraints

/// A screen on one kind of hosts.
final class ScreenScene<Shown: Screen, Kind: Stage> {
  let card = Kind.makeCard()
  private(set) var views: [Kind.View]
  /// What stores anew the layouts of lines that another line has come before; nil if nothing is stored.
  private let store: ((ScreenScene) -> Void)?
  private let desk: StoredDesk<Kind>

  init(_ store: ((ScreenScene) -> Void)? = nil) {
    self.store = store
    desk = StoredDesk(card: card)
    views = (0..<Shown.count).map { Kind.makeView($0) }
    for (index, view) in views.enumerated() { card.plumbInsertChild(view, at: index) }
    card.frame = CGRect(x: 10, y: 10, width: 400, height: Shown.height)
    store?(self)
  }

  func change(_ round: Int) {
    switch Shown.change {
    case .width:
      card.frame.size.width = round & 1 == 0 ? 400 : 320
    case .scrolling:
      let line = views.removeFirst()
      Kind.remove(line, from: card)
      card.plumbInsertChild(line, at: views.count)
      views.append(line)
      desk.lines = [0, views.count - 1]
      store?(self)
    case .content:
      Kind.want(round & 1 == 0 ? 30 : 12, of: views[Shown.count / 2])
    }
  }

  func layOutBare() { Shown.byHand(views, BareRuler<Kind>(bounds: card.bounds)) }
  func layOutChecked() { Shown.byHand(views, CheckedRuler<Kind>(card: card)) }
  func layOutClosures() { Shown.closures(views, AtOnceDesk<Kind>(card: card)) }
  func layOutValues() { Shown.values(views, AtOnceDesk<Kind>(card: card)) }
  func layOutRows() { Shown.rows(views, AtOnceDesk<Kind>(card: card)) }
  func layOutPins() { Shown.pins(views, AtOnceDesk<Kind>(card: card)) }
  func layOutStored() { Kind.runPass(of: card) }

  func storeClosures() { Shown.closures(views, desk) }
  func storeValues() { Shown.values(views, desk) }
  func storeRows() { Shown.rows(views, desk) }
  func storePins() { Shown.storedPins(views, desk) }
}

extension ScreenScene {
  /// Checks the frames in all dialects, and counts their rounds.
  static func measure(with recorder: inout Recorder) throws {
    let expected = ScreenScene().frames { $0.layOutBare() }
    for dialect in Dialect.allCases {
      guard let (scene, layOut) = prepared(dialect) else { continue }
      try Shown.check(scene.frames(layOut), expected, Kind.name, dialect)
      recorder.count(Shown.name, Kind.name, dialect.rawValue, views: Shown.count) { round in
        scene.change(round)
        layOut(scene)
      }
    }
  }

  /// A scene for a dialect, and what its rounds do; nil for constraints, which only one kind of hosts has.
  private static func prepared(_ dialect: Dialect) -> (ScreenScene, (ScreenScene) -> Void)? {
    switch dialect {
    case .bare: (ScreenScene(), { $0.layOutBare() })
    case .checked: (ScreenScene(), { $0.layOutChecked() })
    case .atOnceClosures: (ScreenScene(), { $0.layOutClosures() })
    case .atOnceValues: (ScreenScene(), { $0.layOutValues() })
    case .atOnceRows: (ScreenScene(), { $0.layOutRows() })
    case .atOncePins: (ScreenScene(), { $0.layOutPins() })
    case .storedClosures: (ScreenScene { $0.storeClosures() }, { $0.layOutStored() })
    case .storedValues: (ScreenScene { $0.storeValues() }, { $0.layOutStored() })
    case .storedRows: (ScreenScene { $0.storeRows() }, { $0.layOutStored() })
    case .storedPins: (ScreenScene { $0.storePins() }, { $0.layOutStored() })
    case .constraints: nil
    }
  }

  /// The frames of all views in three rounds.
  private func frames(_ layOut: (ScreenScene) -> Void) -> [CGRect] {
    (0..<3).flatMap { round in
      change(round)
      layOut(self)
      return views.map(\.frame)
    }
  }
}

extension Screen {
  static func check(
    _ frames: [CGRect], _ expected: [CGRect], _ host: String, _ dialect: Dialect
  ) throws {
    for (index, (frame, byHand)) in zip(frames, expected).enumerated() where frame != byHand {
      throw BudgetsError(
        "\(name) on \(host), \(dialect.rawValue), frame \(index): \(frame), by hand \(byHand)")
    }
  }

  /// The same in constraints, on headless views.
  static func measureConstraints(with recorder: inout Recorder) throws {
    let expected = ScreenScene<Self, HeadlessStage>().boardFrames()
    let board = ScreenBoard(frame: CGRect(x: 10, y: 10, width: 400, height: height))
    var views = (0..<count).map { HeadlessStage.makeView($0) }
    for view in views { board.addSubview(view) }
    equations(views, board)
    let round = { (round: Int) in
      switch change {
      case .width:
        board.frame.size.width = round & 1 == 0 ? 400 : 320
      case .scrolling:
        let line = views.removeFirst()
        line.removeFromSuperview()
        board.addSubview(line)
        views.append(line)
        board.lines = [0, views.count - 1]
        equations(views, board)
      case .content:
        HeadlessStage.want(round & 1 == 0 ? 30 : 12, of: views[count / 2])
      }
      board.setNeedsLayout()
      board.layoutIfNeeded()
    }
    let frames = (0..<3).flatMap { number in
      round(number)
      return views.map(\.frame)
    }
    try check(frames, expected, HeadlessStage.name, .constraints)
    recorder.count(name, HeadlessStage.name, Dialect.constraints.rawValue, views: count, round)
  }
}

extension ScreenScene {
  fileprivate func boardFrames() -> [CGRect] { frames { $0.layOutBare() } }
}
