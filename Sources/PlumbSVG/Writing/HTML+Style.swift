extension SVG.HTML {
  /// Pictures to the left and code to the right where there is room for both, else one under the other.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --text: #1f2937; --second: #5b6472; --code: #f3f4f6; --line: #e5e7eb;
      --accent: #1d4ed8;
    }
    \(colorRules)
    * { box-sizing: border-box; }
    body {
      max-width: 1248px; margin: 0 auto; padding: 24px 16px 64px;
      background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif;
    }
    h1 { font-size: 28px; line-height: 1.2; margin: 16px 0 8px; }
    h2 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; }
    p { max-width: 70ch; margin: 0 0 16px; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    section { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 24px; }
    .skip:not(:focus) { position: absolute; transform: translateY(-200%); }
    [aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
    form {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px;
      padding: 8px 0; background: var(--ground);
    }
    @media (max-width: 700px) { form { position: static; } }
    fieldset {
      display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin: 0; padding: 0;
      border: 0; font-size: 14px;
    }
    legend { float: left; margin-right: 8px; padding: 0; color: var(--second); }
    input { position: absolute; opacity: 0; }
    label {
      padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; cursor: pointer;
    }
    :checked + label { border-color: var(--accent); color: var(--accent); font-weight: 600; }
    :focus-visible + label { outline: 3px solid var(--accent); outline-offset: 2px; }
    .example { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    pre {
      flex: 1 1 max-content; min-width: 0; max-width: 100%; margin: 0; padding: 16px;
      overflow-x: auto; border-radius: 8px; background: var(--code);
      font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 2;
    }
    .pictures { min-width: 0; max-width: 100%; display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; max-width: 100%; }
    figure svg {
      display: block; max-width: 100%; height: auto;
      border: 1px solid var(--line); border-radius: 8px; background: #ffffff;
    }
    figcaption { margin-top: 4px; color: var(--second); font-size: 13px; }
    details { margin-top: 4px; font-size: 13px; }
    summary { cursor: pointer; color: var(--accent); }
    table { display: block; max-height: 320px; overflow: auto; border-spacing: 0; }
    th, td { padding: 2px 12px 2px 0; text-align: start; font-weight: 400; }
    td, thead th + th { text-align: end; font-variant-numeric: tabular-nums; }
    thead th { color: var(--second); }
    .contents {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
      gap: 16px; margin: 24px 0 0; padding: 0; list-style: none;
    }
    .contents a {
      display: block; height: 100%; border: 1px solid var(--line); border-radius: 12px;
      overflow: hidden; color: inherit; text-decoration: none;
    }
    .contents a:hover { border-color: var(--accent); }
    .contents img {
      display: block; width: 100%; height: 180px; object-fit: cover; object-position: left top;
    }
    .contents h2 { margin: 12px 16px 4px; font-size: 17px; color: var(--accent); }
    .contents p { margin: 0 16px 16px; font-size: 14px; color: var(--second); }
    """
}
