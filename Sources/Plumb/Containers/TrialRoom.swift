import Foundation

/// The room that layouts are tried in: the limits of an offer, and lengths to try where there are none.
struct TrialRoom {
  var size: CGSize
  var isUnlimited: (width: Bool, height: Bool)

  /// Where lengths do not settle, because what is in the room is no linear function of them, this many are tried.
  static var mostTrials: Int { 8 }

  /// Whether nothing has been tried yet.
  private var isNew = true

  /// A side without a limit is 0 long at first.
  init(_ offer: CGSize) {
    isUnlimited = (!offer.width.isLimited, !offer.height.isLimited)
    size = CGSize(width: offer.width.lengthOrZero, height: offer.height.lengthOrZero)
  }

  /// Before the first trial, makes sides without a limit as long as the insets of the host's areas, so that none
  /// of these is cut off. What measures nothing from them is tried in 0.
  mutating func begin(in host: some Layoutable, measuresAreas: Bool) {
    guard isNew else { return }
    isNew = false
    guard measuresAreas else { return }
    let insets = host.areaInsets
    if isUnlimited.width { size.width = insets.width }
    if isUnlimited.height { size.height = insets.height }
  }

  subscript<Axis: FrameAxis>(_ axis: Axis.Type) -> CGFloat {
    get { Axis.length(of: size) }
    set {
      if Axis.kind == .vertical { size.height = newValue } else { size.width = newValue }
    }
  }
}

/// What a trial of stored layouts has found.
struct TriedLayouts {
  /// The size of the box from the top leading corner around the children.
  let box: CGSize
  /// Where the children are along a side without a limit; nil if that does not depend on its length.
  let spans: TrialSpans?
  let hasGroups: Bool
  /// Whether the height has no limit, and children depend on it.
  let dependsOnHeight: Bool
}

extension Layoutable {
  /// How much of its width and height the areas of the host leave out, whatever bounds it has.
  var areaInsets: CGSize {
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
  fileprivate var lengthOrZero: CGFloat { isLimited ? Swift.max(0, self) : 0 }
}
