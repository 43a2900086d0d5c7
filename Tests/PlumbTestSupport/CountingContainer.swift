import Plumb

/// A container that counts its passes.
public final class CountingContainer: HeadlessContainerView {
  public private(set) var passes = 0

  public override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}
