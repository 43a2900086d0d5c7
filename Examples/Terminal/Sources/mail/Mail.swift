/// A message.
struct Mail {
  let from: String
  let subject: String
  let text: String
  var isRead = false
}

/// A folder with messages.
struct Folder {
  let name: String
  var mails: [Mail]

  static let examples = [
    Folder(
      name: "Inbox",
      mails: [
        Mail(
          from: "Ada", subject: "Three panes",
          text:
            "The panes follow the window: three of them if it is wide, two if it is not, and one in a small one.\n\nNone of this is computed by the program. Each pane has one layout for each condition."
        ),
        Mail(
          from: "田中", subject: "全角文字の幅",
          text:
            "全角文字は二つのセルを使います。The text wraps where the cells end, and no character is cut in half."
        ),
        Mail(
          from: "Grace", subject: "A subject that is too long for the list of a narrow window",
          text: "It is cut, and told by an ellipsis."),
      ]),
    Folder(
      name: "Sent",
      mails: [
        Mail(
          from: "me", subject: "Re: Three panes", text: "Resize the window and look.",
          isRead: true)
      ]),
    Folder(name: "Drafts", mails: []),
  ]
}
