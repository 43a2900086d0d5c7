extension SVG.HTML {
  /// Carries what the reader chooses to the pages that a page leads to: as the query of their addresses, which
  /// works for pages in a folder as well. Without scripts each page begins with its first options.
  ///
  /// It has neither `<` nor `&`, so that the page stays well-formed XML. A browser that lets no page of a
  /// folder change its address throws; then only a reload forgets.
  static let script = """
    <script>
    "use strict";
    const chosen = new URLSearchParams(location.search);
    for (const button of document.querySelectorAll("input")) {
      if (chosen.get(button.name) === button.value) button.checked = true;
    }
    function carry() {
      for (const link of document.querySelectorAll("a[href*='.html']")) {
        link.setAttribute("href", [link.getAttribute("href").split("?")[0], chosen].join("?"));
      }
    }
    if (location.search) carry();
    document.addEventListener("change", event => {
      chosen.set(event.target.name, event.target.value);
      carry();
      try { history.replaceState(null, "", "?" + chosen); } catch { }
    });
    </script>
    """
}
