extension SVG.HTML {
  /// Code to the left and pictures to the right where there is room for both, else one under the
  /// other. Pictures keep a light ground in the dark, because they are drawn for one.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --text: #1f2937; --second: #6b7280; --code: #f3f4f6; --line: #e5e7eb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111827; --text: #e5e7eb; --second: #9ca3af; --code: #1f2937; --line: #374151;
      }
    }
    body {
      max-width: 1200px; margin: 0 auto; padding: 24px 16px 64px;
      background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif;
    }
    h1 { font-size: 28px; line-height: 1.2; }
    h2 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; }
    section { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 24px; }
    p { max-width: 70ch; margin: 0 0 16px; }
    .example { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    pre {
      flex: 1 1 400px; min-width: 0; margin: 0; padding: 16px; overflow-x: auto;
      border-radius: 8px; background: var(--code);
      font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 2;
    }
    .pictures { flex: 1 1 320px; min-width: 0; display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; max-width: 100%; }
    figure svg {
      display: block; max-width: 100%; height: auto;
      border: 1px solid var(--line); border-radius: 8px; background: #ffffff;
    }
    figcaption { margin-top: 4px; color: var(--second); font-size: 13px; }
    """
}
