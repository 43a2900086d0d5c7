import Foundation

/// A lock on a folder that the gallery writes to, so that runs write one after the other.
///
/// The system lets go of it when the process ends, however that ends; nothing lies in the folder.
struct FolderLock {
  private let descriptor: Int32

  /// Waits for the lock on the folder at `path`.
  ///
  /// Nil if the folder is no longer there, because the run that had the lock has removed what it made.
  init?(_ path: String, patience: Duration = .seconds(60)) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno != ENOENT else { return nil }
      throw GalleryError("\(path): the folder cannot be read: \(String(cString: strerror(errno)))")
    }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some file systems have no locks. There, two runs at once may fail, but each file is whole.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < end else {
        close(descriptor)
        throw GalleryError("\(path): another gallery does not stop writing here")
      }
      usleep(10_000)
    }
    guard isOfFolder(at: path) else {
      close(descriptor)
      return nil
    }
  }

  func release() { close(descriptor) }

  private func isOfFolder(at path: String) -> Bool {
    var (locked, named) = (stat(), stat())
    guard fstat(descriptor, &locked) == 0, stat(path, &named) == 0 else { return false }
    return locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
  }
}
