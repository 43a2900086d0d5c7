import Foundation
import Plumb
import PlumbPin

/// A case of the data: views, chains, and the frames that they give.
struct PinCase: Decodable {
  let id: String
  let direction: PinDirection
  let views: [PinSceneView]
  let steps: [PinStep]
  /// The frames without a pixel grid.
  let frames: [String: PinRect]
  let scale: CGFloat?
  /// The frames on the grid of the scale, as the model rounds.
  let framesOnGrid: [String: PinRect]?
  /// The views whose frames differ from the model's by rounding alone: it rounds the origin and the size,
  /// and we round the edges.
  let roundedOtherwise: Set<String>?
  let tolerance: CGFloat?
  let same: [[PinMoment]]?
  let bounds: [String: PinRect]?
  let centers: [String: [CGFloat]]?
  let safeAreas: [String: PinSides]?
  let issues: Set<String>

  /// Whether all chains name position and size, so that they are stored as well.
  var isStored: Bool { steps.allSatisfy { $0.stored != nil } }
}

/// One chain of a case.
struct PinStep: Decodable {
  let view: String
  /// What is said, for a reader.
  let said: String
  /// The number of the chain in ``PinStatement``, said at once.
  let chain: Int
  /// The number of the same chain, stored.
  let stored: Int?
  let numbers: [CGFloat]?
  let views: [String]?
  let direction: PinDirection?
}

/// A view after some steps.
struct PinMoment: Decodable {
  let view: String
  let afterStep: Int
}

enum PinDirection: String, Decodable {
  case ltr, rtl

  var writing: LayoutWritingDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// A rectangle, written as x, y, width, height.
struct PinRect: Decodable {
  let rect: CGRect

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    func next() throws -> CGFloat { try list.decode(CGFloat.self) }
    rect = try CGRect(x: next(), y: next(), width: next(), height: next())
  }
}

struct PinSides: Decodable {
  let top, left, bottom, right: CGFloat
}
