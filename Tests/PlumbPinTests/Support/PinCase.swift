import Foundation
import Plumb
import PlumbPin

/// A case of the data: views, chains, and the frames that they give.
struct PinCase {
  let id: String
  let direction: LayoutWritingDirection
  let views: [PinSceneView]
  let steps: [(PinScene) -> Void]
  /// The same chains stored, if all of them name position and size.
  let stored: [(PinScene) -> Void]?
  /// The frames without a pixel grid.
  let frames: [String: CGRect]
  let scale: CGFloat?
  /// The frames on the grid of the scale, as the model rounds.
  let framesOnGrid: [String: CGRect]
  /// The views whose frames differ from the model's by rounding alone: it rounds the origin and the size,
  /// and we round the edges.
  let roundedOtherwise: Set<String>
  let tolerance: CGFloat
  let same: [[PinMoment]]
  let bounds: [String: CGRect]
  let centers: [String: CGPoint]
  let safeAreas: [String: PinInsets]
  let issues: Set<LayoutIssue.Kind>

  init(
    _ id: String, direction: LayoutWritingDirection, views: [PinSceneView],
    steps: [(PinScene) -> Void], stored: [(PinScene) -> Void]? = nil, frames: [String: CGRect],
    scale: CGFloat? = nil, framesOnGrid: [String: CGRect] = [:],
    roundedOtherwise: Set<String> = [], tolerance: CGFloat = 0, same: [[PinMoment]] = [],
    bounds: [String: CGRect] = [:], centers: [String: CGPoint] = [:],
    safeAreas: [String: PinInsets] = [:], issues: Set<LayoutIssue.Kind> = []
  ) {
    self.id = id
    self.direction = direction
    self.views = views
    self.steps = steps
    self.stored = stored
    self.frames = frames
    self.scale = scale
    self.framesOnGrid = framesOnGrid
    self.roundedOtherwise = roundedOtherwise
    self.tolerance = tolerance
    self.same = same
    self.bounds = bounds
    self.centers = centers
    self.safeAreas = safeAreas
    self.issues = issues
  }
}

/// A view after some steps.
struct PinMoment {
  let view: String
  let step: Int

  init(_ view: String, after step: Int) {
    self.view = view
    self.step = step
  }
}
