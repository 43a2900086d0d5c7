import Foundation

/// A chain that a case says, on the views of a scene. The chains themselves are written from the data, each
/// once for all numbers and views.
struct PinStatement {
  let chain: Int
  let view: PinTestView
  let parent: PinTestView?
  /// The numbers in the chain, in the order in which they are said.
  let n: [CGFloat]
  /// The views in the chain.
  let v: [PinTestView]

  init(_ chain: Int, _ step: PinStep, _ scene: PinScene) {
    self.chain = chain
    view = scene[step.view]
    parent = scene.parent(of: step.view)
    n = step.numbers ?? []
    v = (step.views ?? []).map { scene[$0] }
  }

  var image: PinTestImage { view as! PinTestImage }
}
