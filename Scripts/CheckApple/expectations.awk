# Compares what the compiler said of one file with the file's comments "// error: words", each of which stands
# above the line that it is about. Exits with 1 where an error is missing or was not expected.
#
#     awk -v sample=FILE -f expectations.awk FILE OUTPUT

NR == FNR {
  if (sub(/^ *\/\/ error: /, "")) {
    words[++count] = $0
    from[count] = FNR
    next
  }
  while (done < count) to[++done] = FNR
  next
}

index($0, sample ":") == 1 && / error: / {
  split(substr($0, length(sample) + 2), place, ":")
  message = substr($0, index($0, " error: ") + 8)
  known = 0
  for (i = 1; i <= count; i++)
    if (from[i] <= place[1] && place[1] <= to[i] && index(message, words[i])) known = met[i] = 1
  if (!known) {
    print sample ":" place[1] ": is refused in other words: " message
    wrong = 1
  }
}

END {
  for (i = 1; i <= count; i++)
    if (!met[i]) {
      print sample ":" to[i] ": the compiler does not say: " words[i]
      wrong = 1
    }
  if (!count) print sample ": no comment says why it is refused"
  exit wrong || !count
}
