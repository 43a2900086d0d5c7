import Foundation

extension LayoutTransition {
  /// A curve from the time to the progress of a change. Both run from 0 to 1.
  public struct Easing {
    private let curve: (CGFloat) -> CGFloat

    /// A curve of your own. It should be 0 at 0 and 1 at 1, and may overshoot in between. A result that is not
    /// finite counts as 0.
    public init(_ curve: @escaping (CGFloat) -> CGFloat) {
      self.curve = curve
    }

    /// The progress of the change after a part of its time. The part is limited to 0...1.
    public func callAsFunction(_ progress: CGFloat) -> CGFloat {
      // The comparison is false for NaN, which counts as 0.
      let part = curve(progress > 0 ? min(progress, 1) : 0)
      return part.isFinite ? part : 0
    }
  }
}

extension LayoutTransition.Easing {
  /// Constant speed.
  public static var linear: Self { Self { $0 } }
  /// Slow at the start.
  public static var easeIn: Self { Self { $0 * $0 * $0 } }
  /// Slow at the end.
  public static var easeOut: Self { Self { 1 - (1 - $0) * (1 - $0) * (1 - $0) } }
  /// Slow at the start and at the end.
  public static var easeInOut: Self {
    Self { $0 < 0.5 ? 4 * $0 * $0 * $0 : 1 - 4 * (1 - $0) * (1 - $0) * (1 - $0) }
  }

  /// This curve after a delay. The delay is a part of the transition's time: 0.25 waits for a quarter of the time.
  public func delayed(by part: CGFloat) -> Self {
    Self { part < 1 ? self(($0 - part) / (1 - part)) : $0 < 1 ? self(0) : self(1) }
  }
}
