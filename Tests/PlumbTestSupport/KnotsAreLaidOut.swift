/// Whether views that wait for each other are laid out together, as long as no fact waits for itself.
///
/// What needs it is run if it is true, and only then.
public let knotsAreLaidOut = true
