extension Stage {
  /// Measures all cases on this kind of hosts.
  static func measure(with recorder: inout Recorder) throws {
    try Scene<ConstantsCase, Self>.measure(with: &recorder)
    try Scene<CornerCase, Self>.measure(with: &recorder)
    try Scene<InsetsCase, Self>.measure(with: &recorder)
    try Scene<CenterCase, Self>.measure(with: &recorder)
    try Scene<PartsCase, Self>.measure(with: &recorder)
    try Scene<ColumnCase, Self>.measure(with: &recorder)
    try Scene<LeadingCase, Self>.measure(with: &recorder)
    try Scene<BesideCase, Self>.measure(with: &recorder)
    try Scene<AroundCase, Self>.measure(with: &recorder)
    try Scene<FittedCase, Self>.measure(with: &recorder)
    countPasses(with: &recorder)
    try ScreenScene<MessageBarScreen, Self>.measure(with: &recorder)
    try ScreenScene<ChatScreen, Self>.measure(with: &recorder)
    try ScreenScene<SettingsScreen, Self>.measure(with: &recorder)
    try ScreenScene<ShopScreen, Self>.measure(with: &recorder)
    try ScreenScene<FeedScreen, Self>.measure(with: &recorder)
  }

  /// Counts the pass of a container beside its views: a round without a pass, a pass without views,
  /// and one with a view.
  private static func countPasses(with recorder: inout Recorder) {
    let scenes = (Scene<CornerCase, Self>(0), Scene<CornerCase, Self>(1))
    scenes.1.storeValues()
    recorder.count(Record.pass, name, Record.noPass, views: 1) { scenes.0.resize(to: $0) }
    recorder.count(Record.pass, name, Record.emptyPass, views: 1) { round in
      scenes.0.resize(to: round)
      scenes.0.layOutStored()
    }
    recorder.count(Record.pass, name, Record.passOfOne, views: 1) { round in
      scenes.1.resize(to: round)
      scenes.1.layOutStored()
    }
  }
}
