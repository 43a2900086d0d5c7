import Foundation

// What is too much of a matrix's columns and rows, in words.
extension GroupProperty.Matrix: HoldsColumns where Columns == GroupProperty.WithTracks {}

extension GroupProperty.Matrix: HoldsRows where Rows == GroupProperty.WithTracks {}
