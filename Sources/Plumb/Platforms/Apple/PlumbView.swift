#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A container as a view of SwiftUI.
  ///
  ///     PlumbView { CardView() } update: { $0.title.text = name }
  ///
  /// It is as large as the container's layouts need in the size that SwiftUI proposes, in points: a side that
  /// SwiftUI leaves open, or has no limit, is asked for without one. A container without layouts is sized by
  /// SwiftUI. Its writing direction is that of the environment. `update` is called when the state changes that the
  /// closure reads; then the container is laid out again. A size costs a trial, as `sizeThatFits(_:)` does.
  public struct PlumbView<Container: PlatformView & LayoutInfoStorable> {
    private let make: @MainActor () -> Container
    private let update: @MainActor (Container) -> Void

    /// A view that shows what `make` makes, once, and that `update` keeps up to date.
    public init(
      _ make: @escaping @MainActor () -> Container,
      update: @escaping @MainActor (Container) -> Void = { _ in }
    ) {
      self.make = make
      self.update = update
    }

    @MainActor
    private func size(of container: Container, in proposal: ProposedViewSize) -> CGSize? {
      let info = container.layoutInfo
      if info.isEmpty && info.frontEnd == nil { return nil }
      return container.plumbSizeThatFits(
        CGSize(width: proposal.width.orUnlimited, height: proposal.height.orUnlimited))
    }
  }

  extension CGFloat? {
    /// The length, or the greatest one if it is open or infinite.
    fileprivate var orUnlimited: CGFloat {
      guard let self, self.isFinite else { return .greatestFiniteMagnitude }
      return self
    }
  }

  #if canImport(UIKit)
    extension PlumbView: UIViewRepresentable {
      public func makeUIView(context: Context) -> Container { make() }

      public func updateUIView(_ container: Container, context: Context) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        container.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        update(container)
        container.setNeedsLayout()
      }

      public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView container: Container, context: Context
      ) -> CGSize? {
        size(of: container, in: proposal)
      }
    }
  #else
    extension PlumbView: NSViewRepresentable {
      public func makeNSView(context: Context) -> Container { make() }

      public func updateNSView(_ container: Container, context: Context) {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        container.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        update(container)
        container.needsLayout = true
      }

      public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView container: Container, context: Context
      ) -> CGSize? {
        size(of: container, in: proposal)
      }
    }
  #endif
#endif
