/// How the example looks.
public let styles = """
  .bar { background: #e7e9ee; }
  .card { background: white; border-radius: 10px; }
  .avatar { background: #7a8fc9; color: white; border-radius: 22px; font-weight: bold; }
  .heading { font-weight: bold; }
  .own { background: #3d6dd8; color: white; border-radius: 12px; }
  .others { background: white; border-radius: 12px; }
  """
