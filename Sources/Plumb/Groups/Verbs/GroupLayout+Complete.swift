import Foundation

extension GroupLayout: HorizontallyComplete, VerticallyComplete {}
