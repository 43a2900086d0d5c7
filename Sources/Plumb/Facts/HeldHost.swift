/// A host that is not kept alive, as what a container stores holds it.
enum HeldHost {
  case view(HeldView)
  case host(WeakHost)

  init(_ host: some Layoutable) {
    self =
      switch host.referenceSource {
      case .view(let view): .view(HeldView(view))
      default: .host(WeakHost(host: host))
      }
  }

  /// Where the host stands, where it is a headless view.
  var standing: UnsafeMutablePointer<HeadlessView.Standing>? {
    switch self {
    case .view(let held): held.memory.standing
    case .host: nil
    }
  }

  /// The host; nil once it is gone.
  var host: (any Layoutable)? {
    switch self {
    case .view(let held): held.view
    case .host(let held): held.host
    }
  }
}

/// A host of any kind, held by the language's own weak reference.
struct WeakHost {
  weak var host: (any Layoutable)?
}
