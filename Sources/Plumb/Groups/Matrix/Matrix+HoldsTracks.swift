import Foundation

// Marks a matrix that has columns or rows already, so that deciding them again gives a clear error.
extension GroupProperty.Matrix: HoldsColumns where Columns == GroupProperty.WithTracks {}

extension GroupProperty.Matrix: HoldsRows where Rows == GroupProperty.WithTracks {}
