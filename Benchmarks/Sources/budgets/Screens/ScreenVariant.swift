/// The ways in which a screen is laid out.
///
/// Their names differ from those of `Variant`, so that the budgets of single layouts do not count screens.
enum ScreenVariant: String, CaseIterable {
  /// With the checks that a layout makes.
  case byHand = "by-hand"
  case makersWithClosures = "makers-closures"
  case makersWithValues = "makers-values"
  case pins
  case storedMakersWithClosures = "stored-makers-closures"
  case storedMakersWithValues = "stored-makers-values"
  case storedPins = "stored-pins"

  static let atOnce: [ScreenVariant] = [.makersWithClosures, .makersWithValues, .pins]
  static let stored: [ScreenVariant] = [
    .storedMakersWithClosures, .storedMakersWithValues, .storedPins,
  ]
}
