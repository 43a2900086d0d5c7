import Foundation

/// The room that layouts are tried in: the limits of an offer, and lengths to try where there are none.
struct TrialRoom {
  var size: CGSize
  var isUnlimited: (width: Bool, height: Bool)

  /// The condition whose layouts are tried; nil for the one that the room has.
  var condition: AnyHashable?

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Where lengths do not settle, because what is in the room is no linear function of them, this many are tried.
  static var mostTrials: Int { 12 }

  /// Lengths that differ by less are the same.
  static var noise: CGFloat { 1e-6 }

  /// Whether nothing has been tried yet.
  private var isNew = true

  /// The least that sides without a limit may be.
  let least: CGSize

  /// A side without a limit is as long as it must be at first.
  init(_ offer: CGSize, atLeast least: CGSize) {
    self.least = least
    isUnlimited = (!offer.width.isLimited, !offer.height.isLimited)
    size = CGSize(
      width: offer.width.isLimited ? offer.width.lengthOrZero : least.width,
      height: offer.height.isLimited ? offer.height.lengthOrZero : least.height)
  }

  /// Before the first trial, makes sides without a limit as long as the insets of the host's areas, so that none
  /// of these is cut off. What measures nothing from them is tried in 0.
  mutating func begin(in host: some Layoutable, measuresAreas: Bool) {
    guard isNew else { return }
    isNew = false
    guard measuresAreas else { return }
    let insets = host.areaInsets
    if isUnlimited.width { size.width = max(least.width, insets.width) }
    if isUnlimited.height { size.height = max(least.height, insets.height) }
  }

  subscript<Axis: FrameAxis>(_ axis: Axis.Type) -> CGFloat {
    get { Axis.length(of: size) }
    set {
      if Axis.kind == .vertical { size.height = newValue } else { size.width = newValue }
    }
  }
}

extension Layoutable {
  /// How much of its width and height the areas of the host leave out, whatever bounds it has.
  @_spi(PlumbFrontEnd)
  public var areaInsets: CGSize {
    // Longer than any insets, and short enough for differences to be exact.
    let bounds = CGRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)
    var insets = CGSize.zero
    // The readable area leaves out more of long bounds, and as much as the margins of short ones.
    for area in [LayoutArea.safeArea, .layoutMargins] {
      let size = plumbArea(area, in: bounds).size
      insets.width = max(insets.width, bounds.size.width - size.width)
      insets.height = max(insets.height, bounds.size.height - size.height)
    }
    return insets
  }
}

extension CGFloat {
  var isLimited: Bool { self < .greatestFiniteMagnitude }

  /// The length; 0 if it has no limit or is none.
  var lengthOrZero: CGFloat { isLimited ? Swift.max(0, self) : 0 }
}
