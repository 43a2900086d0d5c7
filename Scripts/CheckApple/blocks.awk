# The blocks of a document with one fence, as one file of Swift whose lines are the document's.
#
#     awk -v fence="swift uikit" -v file=Docs/Guides/Hosts.md -f blocks.awk DOCUMENT

inside && /^```/ { inside = 0 }
inside { print }
$0 == "```" fence {
  inside = 1
  printf "#sourceLocation(file: \"%s\", line: %d)\n", file, NR + 1
}
