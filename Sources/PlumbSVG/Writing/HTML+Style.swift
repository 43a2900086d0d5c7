extension SVG.HTML {
  /// Pictures to the left and code to the right where there is room for both, else one under the other.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --text: #1f2937; --second: #5b6472; --code: #f3f4f6; --line: #e5e7eb;
      --accent: #1d4ed8;
      --keyword: #9d174d; --type: #6d28d9; --member: #1d4ed8; --string: #166534; --number: #9a3412;
      --error: #b91c1c;
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
    nav {
      display: flex; gap: 12px; overflow-x: auto; white-space: nowrap; font-size: 13px;
      padding-bottom: 8px; scrollbar-width: none;
    }
    section { border-top: 1px solid var(--line); margin-top: 32px; padding-top: 24px; }
    .skip:not(:focus) { position: absolute; transform: translateY(-400%); }
    [aria-current] { color: inherit; text-decoration: none; font-weight: 600; }
    form {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px;
      padding: 8px 0; background: var(--ground);
    }
    @media (max-width: 700px) {
      form { position: static; }
      body { padding: 16px 12px 48px; }
    }
    fieldset {
      display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin: 0; padding: 0;
      border: 0; font-size: 14px;
    }
    legend { float: left; margin-right: 8px; padding: 0; color: var(--second); }
    input[type=radio] { position: absolute; opacity: 0; }
    input[type=radio] + label {
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
    \(codeRules)
    pre + p { margin-top: 16px; }
    .films { flex: 0 0 min(524px, 100%); min-width: 0; }
    .films + pre { flex: 1 1 480px; }
    .film + .film { margin-top: 12px; }
    .film .stage { overflow: hidden; touch-action: pan-y; cursor: ew-resize; }
    .film .stage svg { box-sizing: content-box; max-width: none; border-right: 3px solid var(--accent); border-radius: 0; }
    .slider { margin-top: 8px; }
    .slider input { flex: 1 1 160px; max-width: 360px; accent-color: var(--accent); }
    .slider label { min-width: 9ch; font-variant-numeric: tabular-nums; }
    .pictures { min-width: 0; max-width: 100%; display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; max-width: 100%; }
    .picture { overflow-x: auto; }
    figure svg {
      display: block; max-width: 100%; min-width: var(--least, 0); height: auto;
      border: 1px solid var(--line); border-radius: 8px; background: #ffffff;
    }
    .scrolled { display: inline-block; max-width: 100%; overflow-x: auto; vertical-align: top; }
    .scrolled img { display: block; }
    p:has(img) { max-width: none; }
    p code, li code, td code, th code, h1 code, h2 code, h3 code {
      font-size: 0.9em; overflow-wrap: anywhere;
    }
    td code, th code { overflow-wrap: normal; }
    h1, h2, p a { overflow-wrap: anywhere; }
    main > pre { margin: 0 0 16px; }
    h3 { font-size: 17px; margin: 24px 0 8px; } main > h2 { margin: 32px 0 8px; }
    ul, ol { max-width: 76ch; margin: 0 0 16px; padding-inline-start: 24px; } li p { margin: 0 0 4px; }
    .words { max-height: none; margin: 0 0 16px; } .words :is(th, td) { text-align: start; vertical-align: top; }
    figcaption { margin-top: 4px; color: var(--second); font-size: 13px; }
    details { margin-top: 4px; font-size: 13px; }
    summary { cursor: pointer; color: var(--accent); }
    table { display: block; max-height: 320px; overflow: auto; border-spacing: 0; }
    th, td { padding: 2px 12px 2px 0; text-align: start; font-weight: 400; }
    td, thead th + th { text-align: end; font-variant-numeric: tabular-nums; }
    thead th { color: var(--second); }
    .contents {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(370px, 100%), 1fr));
      gap: 16px; max-width: none; margin: 24px 0 0; padding: 0; list-style: none;
    }
    .contents a {
      display: flex; flex-direction: column; height: 100%; overflow: hidden;
      border: 1px solid var(--line); border-radius: 12px; color: inherit; text-decoration: none;
    }
    .contents a:hover { border-color: var(--accent); }
    .contents img {
      display: block; flex: 1 0 auto; width: 100%; height: auto; object-fit: contain; background: #f3f4f6;
    }
    .contents h2 { margin: 12px 16px 4px; font-size: 17px; color: var(--accent); }
    .contents p { margin: 0 16px 16px; font-size: 14px; color: var(--second); }
    """

  /// The colors of code, and how the compiler shows an error: the line underlined, the words below it.
  private static let codeRules = """
    .keyword { color: var(--keyword); } .type { color: var(--type); }
    .member { color: var(--member); } .text { color: var(--string); }
    .number { color: var(--number); } .comment { color: var(--second); }
    .error { color: var(--error); font-weight: 600; }
    .refused { text-decoration: underline wavy 1px var(--error); text-underline-offset: 3px; }
    """
}
