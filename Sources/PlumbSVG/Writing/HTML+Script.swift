extension SVG.HTML {
  /// A script that passes the reader's choices to linked pages as the query of their addresses. That also works for
  /// pages in a local folder. Without scripts, each page begins with its first options.
  ///
  /// It contains neither `<` nor `&`, so that the page stays well-formed XML. Some browsers throw if a page in a
  /// folder changes its address. Then choices are lost only on reload.
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

  /// A script that shows the pictures of the slider's width, and moves the slider with the pointer. Pictures wider
  /// than the screen are left out.
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
