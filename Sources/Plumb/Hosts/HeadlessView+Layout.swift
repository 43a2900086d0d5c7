import Foundation

extension HeadlessView {
  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()`` of this view or one above it.
  ///
  /// Costs the steps up to the first ancestor that is due itself or has another view due in it.
  public final func setNeedsLayout() {
    isLayoutDue = true
    listAsDue()
  }

  /// Lays out this view and those below it that are due, and visits no other.
  ///
  /// A view that becomes due again through its own layout, or through that of a view below it, waits
  /// for the next call, and a call from inside the view's own pass does nothing, so that views that ask
  /// for each other's layout cannot hang.
  public final func layoutIfNeeded() {
    guard !isInLayout else {
      (self as? any LayoutInfoStorable)?.reportPassInPass()
      return
    }
    isInLayout = true
    defer { isInLayout = false }
    if isLayoutDue {
      isLayoutDue = false
      layoutSubviews()
    }
    guard !due.isEmpty else { return }
    // What becomes due from here on is listed anew, and waits for the next call.
    swap(&due, &visitedDue)
    while let view = visitedDue.popFirst() { view.layoutIfNeeded() }
  }

  /// Gives the view the size that it would like to have; its place stays.
  public final func sizeToFit() {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = sizeThatFits(CGSize(width: unlimited, height: unlimited))
    place(CGRect(origin: untransformedFrame.origin, size: size))
  }

  /// Lists this view with its parent as one that is due or has one in it that is, and so on upwards, as far
  /// as that is not done yet.
  final func listAsDue() {
    guard !isListedAsDue, let parent = unretainedParent else { return }
    parent._withUnsafeGuaranteedRef {
      $0.due.append(self)
      $0.listAsDue()
    }
  }

  /// The parent, which is there as long as this view is in it.
  private var unretainedParent: Unmanaged<HeadlessView>? {
    standing.pointee.parent
      .flatMap { UnsafeRawPointer(bitPattern: UInt(bitPattern: $0)) }
      .map { Unmanaged.fromOpaque($0) }
  }
}
