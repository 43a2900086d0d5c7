import Foundation
import Plumb

// Argument types of unavailable overloads. They give clear errors if an argument of `aligned:`, `wrapContent` or
// `sizeToFit` is chosen while the app runs, or if `aligned:` names a wrong axis. The parameters of these overloads are
// optional. The type checker counts the conversion to an optional against an overload. So if another call of the chain
// is wrong, it reports that call first.
extension PinAlign {
  /// A side or the horizontal center that is chosen while the app runs, such as `isFirst ? .left : .right`.
  public struct ChosenSide: Sendable {
    /// Left edges.
    public static var left: ChosenSide { ChosenSide() }
    /// Horizontal centers.
    public static var center: ChosenSide { ChosenSide() }
    /// Right edges.
    public static var right: ChosenSide { ChosenSide() }
    /// The edges that text starts at.
    public static var start: ChosenSide { ChosenSide() }
    /// The edges that text runs towards.
    public static var end: ChosenSide { ChosenSide() }
  }

  /// A top, a bottom or the vertical center that is chosen while the app runs, such as `isFirst ? .top : .bottom`.
  public struct ChosenLevel: Sendable {
    /// Top edges.
    public static var top: ChosenLevel { ChosenLevel() }
    /// Vertical centers.
    public static var center: ChosenLevel { ChosenLevel() }
    /// Bottom edges.
    public static var bottom: ChosenLevel { ChosenLevel() }
  }

  /// A wrong alignment in a call that aligns top edges, vertical centers or bottom edges: it is on the wrong axis, or
  /// its name is one that makers, chain calls or constraints use.
  public struct SideOfALevel: Sendable {
    /// Left edges.
    public static var left: SideOfALevel { SideOfALevel() }
    /// Right edges.
    public static var right: SideOfALevel { SideOfALevel() }
    /// The edges that text starts at.
    public static var start: SideOfALevel { SideOfALevel() }
    /// The edges that text runs towards.
    public static var end: SideOfALevel { SideOfALevel() }
    /// The edges that text starts at, in the words of makers.
    public static var leading: SideOfALevel { SideOfALevel() }
    /// The edges that text runs towards, in the words of makers.
    public static var trailing: SideOfALevel { SideOfALevel() }
    /// Vertical centers, in the words of makers.
    public static var middle: SideOfALevel { SideOfALevel() }
    /// Vertical centers, in the words of chains.
    public static var vCenter: SideOfALevel { SideOfALevel() }
    /// Vertical centers, in the words of constraints.
    public static var centerY: SideOfALevel { SideOfALevel() }
  }

  /// A wrong alignment in a call that aligns sides or horizontal centers: it is on the wrong axis, or its name is one
  /// that makers, chain calls or constraints use.
  public struct LevelOfASide: Sendable {
    /// Top edges.
    public static var top: LevelOfASide { LevelOfASide() }
    /// Bottom edges.
    public static var bottom: LevelOfASide { LevelOfASide() }
    /// The edges that text starts at, in the words of makers.
    public static var leading: LevelOfASide { LevelOfASide() }
    /// The edges that text runs towards, in the words of makers.
    public static var trailing: LevelOfASide { LevelOfASide() }
    /// Centers, in the words of makers.
    public static var middle: LevelOfASide { LevelOfASide() }
    /// Horizontal centers, in the words of chains.
    public static var hCenter: LevelOfASide { LevelOfASide() }
    /// Horizontal centers, in the words of constraints.
    public static var centerX: LevelOfASide { LevelOfASide() }
  }
}

extension PinWraps {
  /// Axes that are chosen while the app runs, such as `isWide ? .all : .vertically`.
  public struct Chosen: Sendable {
    /// Both axes.
    public static var all: Chosen { Chosen() }
    /// The horizontal axis.
    public static var horizontally: Chosen { Chosen() }
    /// The vertical axis.
    public static var vertically: Chosen { Chosen() }
  }
}

extension PinFits {
  /// A way to measure a view that is chosen while the app runs, such as `isWide ? .width : .height`.
  public struct Chosen: Sendable {
    /// The width stays, and the height is measured.
    public static var width: Chosen { Chosen() }
    /// The height stays, and the width is measured.
    public static var height: Chosen { Chosen() }
    /// The width is offered, and both sides are measured.
    public static var widthFlexible: Chosen { Chosen() }
    /// The height is offered, and both sides are measured.
    public static var heightFlexible: Chosen { Chosen() }
    /// The current size is offered, and both sides are measured.
    public static var content: Chosen { Chosen() }
  }
}
