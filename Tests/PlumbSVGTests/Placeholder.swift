import PlumbSVG
