// A layer belongs to no actor, but not to two at once either.
// control: replace "await measure(layer)" with "await measure(nil)"
import QuartzCore

private nonisolated func measure(_ layer: CALayer?) async -> CGSize { layer?.bounds.size ?? .zero }

@MainActor
private func show(_ layer: CALayer) async -> CGSize {
  // error: sending 'layer.some' risks causing data races
  await measure(layer)
}
