// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part5: [PinLaw] = [
    PinLaw(
      "{other}.{center}(to: s.photo.edge.{center}).{length}(n.w)",
      starts: { n in (n.p.start + n.p.end - n.w) / 2 },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).hCenter(to: s.photo.edge.hCenter).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter(to: s.photo.edge.hCenter).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).hCenter(to: s.photo.edge.hCenter).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter(to: s.photo.edge.hCenter).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).vCenter(to: s.photo.edge.vCenter).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).vCenter(to: s.photo.edge.vCenter).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{length}(of: s.photo)",
      starts: { n in n.a },
      isLong: { n in n.p.end - n.p.start },
      columns: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).left(n.a).width(of: s.photo) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).left(n.a).width(of: s.photo) }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).start(n.a).width(of: s.photo) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).start(n.a).width(of: s.photo) }
        }
      ),
      rows: (
        atOnce: { s, n in s.view.plumb.pin { $0.left(3).width(7).top(n.a).height(of: s.photo) } },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.left(3).width(7).top(n.a).height(of: s.photo) }
        }
      )),
    PinLaw(
      "{other}.{after}(of: s.photo).{nearMargin}(n.m).{length}(n.w)",
      starts: { n in n.p.end + n.m },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).right(of: s.photo).marginLeft(n.m).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).right(of: s.photo).marginLeft(n.m).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).after(of: s.photo).marginStart(n.m).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).after(of: s.photo).marginStart(n.m).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).below(of: s.photo).marginTop(n.m).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).below(of: s.photo).marginTop(n.m).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{before}(of: s.title).{farMargin}(n.m).{length}(n.w)",
      starts: { n in n.q.start - n.m - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(of: s.title).marginRight(n.m).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(of: s.title).marginRight(n.m).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).before(of: s.title).marginEnd(n.m).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).before(of: s.title).marginEnd(n.m).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).above(of: s.title).marginBottom(n.m).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).above(of: s.title).marginBottom(n.m).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{after}(of: [s.photo, s.title]).{length}(n.w)",
      starts: { n in n.q.end },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).right(of: [s.photo, s.title]).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).right(of: [s.photo, s.title]).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).after(of: [s.photo, s.title]).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).after(of: [s.photo, s.title]).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).below(of: [s.photo, s.title]).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).below(of: [s.photo, s.title]).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{before}(of: [s.photo, s.title]).{length}(n.w)",
      starts: { n in n.p.start - n.w },
      isLong: { n in n.w },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(of: [s.photo, s.title]).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(of: [s.photo, s.title]).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).before(of: [s.photo, s.title]).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).before(of: [s.photo, s.title]).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).above(of: [s.photo, s.title]).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).above(of: [s.photo, s.title]).height(n.w)
          }
        }
      )),
  ]
}
