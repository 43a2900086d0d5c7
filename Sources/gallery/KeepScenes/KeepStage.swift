import Plumb
import PlumbConstraints

/// A container that a scene of attributes to keep is set up in: a card of the gallery, a board of a test.
///
/// A scene says what is kept. Which views it is kept of is for the stage to say, which makes them and adds
/// them to itself.
public protocol KeepStage: HeadlessConstraintView {
  /// A new child without a size of its own.
  func box(_ name: String) -> HeadlessView
  /// A new child with a size of its own.
  func text(_ name: String) -> HeadlessView
  /// A new child that is a stage itself.
  func stage(_ name: String) -> Self
}

/// A scene and its name.
public struct KeepScene<Stage: KeepStage>: Sendable {
  public let name: String
  public let keep: @Sendable (Stage) -> Void

  /// The nine scenes, in the state in which they are drawn.
  public static var all: [KeepScene] {
    [
      KeepScene(name: "equal insets") { $0.keepEqualInsets(20) },
      KeepScene(name: "different insets") { $0.keepDifferentInsets() },
      KeepScene(name: "a center, and insets that hold") { $0.keepCenter(at: 0.1) },
      KeepScene(name: "a video") { $0.keepVideo(ratio: 16 / 9) },
      KeepScene(name: "a text that grows") { $0.keepText() },
      KeepScene(name: "everything") { $0.keepEverything() },
      KeepScene(name: "tiles") { _ = $0.keepTiles() },
      KeepScene(name: "halves") { $0.keepHalves() },
      KeepScene(name: "two layouts that swap") {
        let (beside, below) = $0.keepSwap()
        beside.deactivate()
        below.activate()
      },
    ]
  }
}
