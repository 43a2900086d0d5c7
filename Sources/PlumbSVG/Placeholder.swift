import Plumb
