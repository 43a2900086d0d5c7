import Plumb

/// A kind of hosts that screens are made of. Its views ask for sizes, and come and go.
protocol ScreenStage: Stage where View.PlumbMeasure == Measured {
  /// Takes `view` out of `card`.
  static func remove(_ view: View, from card: Card)
}

extension BoxStage: ScreenStage {
  static func remove(_ view: Box, from card: BoxCard) { card.remove(view) }
}

extension HeadlessStage: ScreenStage {
  static func remove(_ view: HeadlessView, from card: HeadlessCard) { view.removeFromSuperview() }
}

extension ScreenStage {
  /// Measures all screens on this kind of hosts.
  static func measureScreens(with recorder: inout Recorder) throws {
    try MessageBar<Self>.measure(with: &recorder)
    try Chat<Self>.measure(with: &recorder)
    try SettingsList<Self>.measure(with: &recorder)
    try ShopItem<Self>.measure(with: &recorder)
    try Siblings<Self>.measure(with: &recorder)
  }
}
