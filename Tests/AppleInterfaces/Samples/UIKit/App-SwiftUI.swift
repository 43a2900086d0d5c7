// A screen of SwiftUI, whose rows may hold containers.

import Plumb
import SwiftUI

struct Row: View {
  let title: String
  @Binding var isOn: Bool
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "star").foregroundColor(.red)
      Text(title).font(.headline).lineLimit(1)
      Spacer()
      Button("tap") { isOn.toggle() }
      if isOn { Text("on") } else { EmptyView() }
    }
    .padding()
    .background(Color.blue)
    .frame(maxWidth: .infinity, alignment: .leading)
    .onAppear {}
  }
}
struct RowsPage: View {
  @State private var isOn = false
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<3, id: \.self) { index in Row(title: "\(index)", isOn: $isOn) }
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
        ZStack {
          Color.clear
          Toggle("a", isOn: $isOn)
        }
        Divider()
        PlumbView { LayoutInfoStoredView() }.frame(maxWidth: 300)
      }
    }
  }
}
