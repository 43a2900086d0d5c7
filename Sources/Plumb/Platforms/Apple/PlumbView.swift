#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A SwiftUI view that shows a container.
  ///
  ///     PlumbView { CardView() } update: { $0.title.text = name }
  ///
  /// Its size, in points, is what the container's layouts need in the size that SwiftUI proposes. A side that SwiftUI
  /// leaves open, or proposes as infinite, has no limit. SwiftUI sizes a container without layouts. The writing
  /// direction comes from the environment. `update` runs when the state that it reads changes, and the container is
  /// laid out again. Each size costs a trial, like `sizeThatFits(_:)`.
  public struct PlumbView<Container: PlatformView & LayoutInfoStorable> {
    private let make: @MainActor () -> Container
    private let update: @MainActor (Container) -> Void

    /// Makes a view. `make` makes the container, once. `update` applies SwiftUI's state to the container.
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
    /// The proposed length. If it is nil or not finite, the length that stands for no limit.
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
