#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension CATransaction {
    /// Whether layout animates layers without a delegate, with Core Animation's implicit animations. Applies to the
    /// current transaction and to the transactions inside it. False by default.
    ///
    ///     CATransaction.begin()
    ///     CATransaction.plumbAnimatesLayouts = true
    ///     card.layoutIfNeeded()
    ///     CATransaction.commit()
    public static var plumbAnimatesLayouts: Bool {
      get { value(forKey: key) as? Bool ?? false }
      set { setValue(newValue, forKey: key) }
    }

    private static var key: String { "plumbAnimatesLayouts" }

    /// Runs `body` without implicit animations.
    // This begins no transaction: without an outer transaction, its commit would run the layout
    // passes of all layers that are due.
    static func withoutActions(_ body: () -> Void) {
      let wereDisabled = disableActions()
      setDisableActions(true)
      body()
      setDisableActions(wereDisabled)
    }
  }
#endif
