import Foundation

extension LayoutTransition {
  /// How far a change has come at a moment of its time; both run from 0 to 1.
  public struct Easing {
    private let curve: (CGFloat) -> CGFloat

    /// A curve of your own. It should be 0 at 0 and 1 at 1, and may go beyond both on the way. Where it
    /// gives no finite number, the change has not begun.
    public init(_ curve: @escaping (CGFloat) -> CGFloat) {
      self.curve = curve
    }

    /// How far the change has come at `progress`, which is taken as 0 before and 1 after its time.
    public func callAsFunction(_ progress: CGFloat) -> CGFloat {
      // Written so that no number at all is no progress.
      let part = curve(progress > 0 ? min(progress, 1) : 0)
      return part.isFinite ? part : 0
    }
  }
}

extension LayoutTransition.Easing {
  /// At the same speed all the time.
  public static var linear: Self { Self { $0 } }
  /// Slow at first.
  public static var easeIn: Self { Self { $0 * $0 * $0 } }
  /// Slow in the end.
  public static var easeOut: Self { Self { 1 - (1 - $0) * (1 - $0) * (1 - $0) } }
  /// Slow at first and in the end.
  public static var easeInOut: Self {
    Self { $0 < 0.5 ? 4 * $0 * $0 * $0 : 1 - 4 * (1 - $0) * (1 - $0) * (1 - $0) }
  }

  /// The same change, begun when a part of the time is over: 0.25 waits for a quarter of it.
  public func delayed(by part: CGFloat) -> Self {
    Self { part < 1 ? self(($0 - part) / (1 - part)) : $0 < 1 ? self(0) : self(1) }
  }
}
