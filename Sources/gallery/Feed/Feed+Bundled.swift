extension Feed {
  /// The feed that comes with the gallery, in the form that `--input` takes: short and long texts,
  /// several scripts, both writing directions, and posts with something missing.
  static let bundled = """
    {
      "posts": [
        {
          "author": "Ada Lindqvist",
          "headline": "Architect in Göteborg",
          "time": "2 hours ago",
          "action": "Bo Ek likes this",
          "comment": "The stairs are done.",
          "picture": "landscape",
          "title": "A staircase of seventeen steps",
          "domain": "stairs.example",
          "actor": "Bo",
          "answer": "I would climb it."
        },
        {
          "author": "Maximiliane von und zu Hohenschwangau-Oberammergau",
          "headline": "Chairwoman of the Association of European Associations for the \
    Standardisation of Standards, formerly Deputy Under-Secretary for the Harmonisation of \
    Harmonised Measures, lecturer, rower, grandmother of nine",
          "time": "Yesterday at a quarter past eleven",
          "action": "Forty-two people whom you may know, and one whom you certainly do, have \
    commented on this in the course of the last week or so",
          "comment": "This is a very long comment, because people write very long comments, and a \
    layout that only works for short ones does not work. It goes on for several lines. It \
    mentions Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, \
    which is a word that does not fit into a line on a phone and must be broken somewhere. It has \
    a second thought after the first, and a third one after the second, none of which is of any \
    interest; and it ends, as such comments do, with a question that nobody will answer: who is \
    going to read all this?",
          "picture": "person",
          "title": "On the standardisation of standards: a progress report in nine chapters, with \
    an appendix on the harmonisation of appendices and an index of indices",
          "domain": "standards-of-standards.example.europa",
          "actor": "Professor Wolfeschlegelsteinhausenbergerdorff",
          "answer": "I have read all of it, twice, and I must say that the appendix on appendices \
    is the finest thing that has been written on the subject since the last one."
        },
        {
          "author": "田中さくら",
          "headline": "京都の庭師・写真家。苔と石と水の話をします。",
          "time": "3時間前",
          "action": "佐藤さんと他5人が「いいね！」しました",
          "comment": "今朝、雨が上がったあとの庭です。苔の緑がいちばん美しい時間でした。\
    石の上に残った水滴に、空が小さく映っています。毎日見ていても、同じ庭は二度とありません。",
          "picture": "landscape",
          "title": "雨上がりの庭：苔と石の小さな世界",
          "domain": "niwa.example",
          "actor": "佐藤",
          "answer": "すばらしい写真ですね。次はいつ見に行けますか。"
        },
        {
          "author": "ليلى حداد",
          "headline": "مهندسة معمارية ومصورة من بيروت",
          "time": "قبل ساعة",
          "action": "أعجب هذا المنشور سامي وثلاثة آخرين",
          "comment": "انتهينا اليوم من ترميم البيت القديم عند البحر. الأبواب الخشبية كما كانت قبل \
    مئة عام، والضوء يدخل من النوافذ العالية كل صباح.",
          "picture": "landscape",
          "title": "بيت قديم عند البحر",
          "domain": "bayt.example",
          "actor": "سامي",
          "answer": "عمل رائع، مبروك!"
        },
        {
          "author": "Nina 🌻",
          "headline": "🎨 paints • 🥾 walks • ☕️ drinks",
          "time": "just now",
          "action": "🎉 Three friends celebrate with Nina",
          "comment": "First exhibition 🎉🎨! Thank you all 🙏 — family 👨‍👩‍👧‍👦, neighbours and the \
    dog 🐕 who ate the first invitation. See you on Friday 🥂",
          "picture": "plain",
          "title": "Sunflowers 🌻🌻🌻 and other people",
          "domain": "nina.example",
          "actor": "Jo 🐢",
          "answer": "👏👏👏 so proud of you!"
        },
        {
          "author": "Jean-Luc Moreau",
          "headline": null,
          "time": "4 days ago",
          "action": "Jean-Luc has no headline",
          "comment": "Sans titre, comme mes tableaux.",
          "picture": "person",
          "title": "The time stands right below the name",
          "domain": "sanstitre.example",
          "actor": "Claire",
          "answer": "Ça lui ressemble."
        },
        {
          "author": "Paula Brandt",
          "headline": "Writes letters",
          "time": "a week ago",
          "action": "Paula shared something without a picture",
          "comment": "Words only this time. The title comes right below this line, because there \
    is no picture that it could be pinned to.",
          "picture": null,
          "title": "A letter, and nothing but a letter",
          "domain": "letters.example",
          "actor": "Emil",
          "answer": "Please write another one."
        },
        {
          "author": "Γιώργος Παπαδόπουλος",
          "headline": "Ναυπηγός στον Πειραιά",
          "time": "χθες",
          "action": "Η Μαρία το βρίσκει ενδιαφέρον",
          "comment": "Το παλιό καΐκι πέφτει ξανά στο νερό μετά από τρία χρόνια δουλειάς.",
          "picture": "landscape",
          "title": "Ένα καΐκι από την αρχή",
          "domain": "kaiki.example",
          "actor": "Μαρία",
          "answer": "Καλοτάξιδο!"
        },
        {
          "author": "Анна Ковалёва",
          "headline": "Картограф",
          "time": "вчера в 18:40",
          "action": "Игорь и ещё двое оставили комментарии",
          "comment": "Новая карта старых дорог: где проходил путь, пока не построили мост. Нашла \
    её в архиве между двумя счетами за дрова.",
          "picture": "plain",
          "title": "Карта старых дорог",
          "domain": "karta.example",
          "actor": "Игорь",
          "answer": "А у нас в деревне всё ещё ездят так."
        },
        {
          "author": "Li",
          "headline": "X",
          "time": "1 m",
          "action": "Y",
          "comment": "!",
          "picture": "landscape",
          "title": "Z",
          "domain": "z",
          "actor": "A",
          "answer": "B"
        },
        {
          "author": "Tom & \\"Jerry\\" <Co>",
          "headline": "Quotes, 'apostrophes' & <angles>",
          "time": "5 < 6 days",
          "action": "Somebody said \\"&amp;\\" and meant it",
          "comment": "if (a < b && b > c) { return \\"x\\" } — texts are texts, whatever they \
    look like.",
          "picture": "plain",
          "title": "<script>alert('no')</script>",
          "domain": "markup.example/?a=1&b=2",
          "actor": "Eve",
          "answer": "'; DROP TABLE posts; --"
        },
        {
          "author": "Dana Weiss דנה וייס",
          "headline": "Mixes עברית and English in one line",
          "time": "לפני יומיים",
          "action": "נועה wrote: look at this!",
          "comment": "שלום לכולם! The first half is in English, והחצי השני בעברית, with 3 numbers \
    like 42.",
          "picture": null,
          "title": "שתי שפות, one sentence",
          "domain": "safa.example",
          "actor": "נועה",
          "answer": "מצוין, really."
        },
        {
          "author": "",
          "headline": "",
          "time": "",
          "action": "",
          "comment": "",
          "picture": "person",
          "title": "",
          "domain": "",
          "actor": "",
          "answer": ""
        }
      ]
    }
    """
}
