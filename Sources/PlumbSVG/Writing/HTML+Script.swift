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
    document.querySelector("nav [aria-current]")?.scrollIntoView({block: "nearest", inline: "center"});
    document.addEventListener("change", event => {
      if (event.target.type !== "radio") return;
      chosen.set(event.target.name, event.target.value);
      carry();
      try { history.replaceState(null, "", "?" + chosen); } catch { }
    });
    \(filmScript)
    </script>
    """

  /// Shows the pictures of the width that the slider has, and moves the slider with the pointer. Pictures that
  /// are wider than the screen are left out.
  private static let filmScript = """
    const slider = document.querySelector("#film-width");
    if (slider) {
      const stages = [...document.querySelectorAll(".stage")];
      const show = () => {
        for (const stage of stages) {
          for (const picture of stage.children) {
            picture.hidden = picture.dataset.width !== slider.value;
          }
        }
        document.querySelector("#film-points").textContent = slider.value;
      };
      const fit = () => {
        const room = stages[0].clientWidth, widths = [...stages[0].children]
          .map(picture => Number(picture.dataset.width)).filter(width => room >= width);
        slider.max = Math.max(slider.min, ...widths);
        show();
      };
      for (const stage of stages) {
        stage.addEventListener("pointermove", event => {
          slider.value = event.clientX - stage.getBoundingClientRect().left;
          show();
        });
      }
      slider.addEventListener("input", show);
      addEventListener("resize", fit);
      fit();
    }
    """
}
