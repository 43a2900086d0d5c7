import Foundation

/// The space in which layouts are tried: the offered size, with lengths to try on unlimited sides.
struct TrialRoom {
  var size: CGSize
  var isUnlimited: (width: Bool, height: Bool)

  /// The condition whose layouts are tried; nil for the condition at the room's size.
  var condition: AnyHashable?

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Lengths that differ by less than this count as equal.
  static var noise: CGFloat { 1e-6 }

  /// The axis whose length is being found; nil before the first trial. An unlimited height is at its minimum while the
  /// width is being found.
  private var axis: LayoutAxisKind?

  /// The minimum lengths of unlimited sides.
  let least: CGSize

  /// A room for an offer, with unlimited sides at their minimum.
  init(_ offer: CGSize, atLeast least: CGSize) {
    self.least = least
    isUnlimited = (!offer.width.isLimited, !offer.height.isLimited)
    size = CGSize(
      width: offer.width.isLimited ? offer.width.lengthOrZero : least.width,
      height: offer.height.isLimited ? offer.height.lengthOrZero : least.height)
  }

  /// Prepares a trial along `axis`. Before the first one, makes that side at least as long as the insets of the host's
  /// areas, so that no area is cut off. The insets are rounded up to the grid, like all lengths that are tried. So
  /// rounding does not change how far a view moves from one tried length to another. If no layout may measure from
  /// areas, the side stays at its minimum.
  mutating func begin<Axis: FrameAxis>(
    _ axis: Axis.Type, in host: some Layoutable, measuresAreas: Bool
  ) {
    guard self.axis != Axis.kind else { return }
    self.axis = Axis.kind
    guard measuresAreas else { return }
    let insets = host.plumbPixelGrid.fitted(host.areaInsets)
    self[axis] = max(Axis.length(of: least), Axis.length(of: insets))
  }

  subscript<Axis: FrameAxis>(_ axis: Axis.Type) -> CGFloat {
    get { Axis.length(of: size) }
    set {
      if Axis.kind == .vertical { size.height = newValue } else { size.width = newValue }
    }
  }
}

extension Layoutable {
  /// The greatest width and height by which the safe area or the layout margins of the host are smaller than its
  /// bounds, for any bounds.
  @_spi(PlumbFrontEnd)
  public var areaInsets: CGSize {
    // Longer than any insets, and short enough for differences to be exact.
    let bounds = CGRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)
    var insets = CGSize.zero
    // The readable area is skipped. In short bounds, its insets are the margins; in long bounds, they grow with the
    // bounds.
    for area in [LayoutArea.safeArea, .layoutMargins] {
      let size = plumbArea(area, in: bounds).size
      insets.width = max(insets.width, bounds.size.width - size.width)
      insets.height = max(insets.height, bounds.size.height - size.height)
    }
    return insets
  }
}

extension CGFloat {
  /// Whether a side of an offered room has a limit.
  @_spi(PlumbFrontEnd)
  public var isLimited: Bool { self < .greatestFiniteMagnitude }

  /// The length; 0 if it is unlimited, negative or not a number.
  var lengthOrZero: CGFloat { isLimited ? Swift.max(0, self) : 0 }
}
