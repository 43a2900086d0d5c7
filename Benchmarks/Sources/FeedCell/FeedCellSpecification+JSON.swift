extension FeedCellSpecification {
  /// The specification, as JSON: numbers of characters, and the frames `[x, y, width, height]` of each
  /// width of the cell.
  static let json = """
    {
     "lines": {
      "posterHeadline": 3,
      "posterComment": 0,
      "contentTitle": 2,
      "actorComment": 2,
      "action": 2
     },
     "short": {
      "characters": {
       "options": 3,
       "action": 13,
       "posterName": 13,
       "posterHeadline": 30,
       "posterTime": 18,
       "posterComment": 16,
       "contentTitle": 15,
       "contentDomain": 16,
       "like": 4,
       "comment": 7,
       "share": 5,
       "actorComment": 15
      },
      "frames": {
       "366": {
        "options": [334, 8, 24, 20],
        "action": [8, 8, 318, 20],
        "posterImage": [8, 38, 50, 50],
        "posterName": [66, 38, 292, 20],
        "posterHeadline": [66, 59, 292, 20],
        "posterTime": [66, 80, 292, 20],
        "posterComment": [8, 104, 350, 20],
        "contentImage": [8, 128, 350, 200.0],
        "contentTitle": [8, 332.0, 350, 20],
        "contentDomain": [8, 353.0, 350, 20],
        "like": [8, 377.0, 32, 20],
        "comment": [155.0, 377.0, 56, 20],
        "share": [318, 377.0, 40, 20],
        "actorImage": [8, 401.0, 50, 50],
        "actorComment": [66, 416.0, 292, 20]
       },
       "394": {
        "options": [362, 8, 24, 20],
        "action": [8, 8, 346, 20],
        "posterImage": [8, 38, 50, 50],
        "posterName": [66, 38, 320, 20],
        "posterHeadline": [66, 59, 320, 20],
        "posterTime": [66, 80, 320, 20],
        "posterComment": [8, 104, 378, 20],
        "contentImage": [8, 128, 378, 216.0],
        "contentTitle": [8, 348.0, 378, 20],
        "contentDomain": [8, 369.0, 378, 20],
        "like": [8, 393.0, 32, 20],
        "comment": [169.0, 393.0, 56, 20],
        "share": [346, 393.0, 40, 20],
        "actorImage": [8, 417.0, 50, 50],
        "actorComment": [66, 432.0, 320, 20]
       },
       "350": {
        "options": [318, 8, 24, 20],
        "action": [8, 8, 302, 20],
        "posterImage": [8, 38, 50, 50],
        "posterName": [66, 38, 276, 20],
        "posterHeadline": [66, 59, 276, 20],
        "posterTime": [66, 80, 276, 20],
        "posterComment": [8, 104, 334, 20],
        "contentImage": [8, 128, 334, 190.85714285714286],
        "contentTitle": [8, 322.8571428571429, 334, 20],
        "contentDomain": [8, 343.8571428571429, 334, 20],
        "like": [8, 367.8571428571429, 32, 20],
        "comment": [147.0, 367.8571428571429, 56, 20],
        "share": [302, 367.8571428571429, 40, 20],
        "actorImage": [8, 391.8571428571429, 50, 50],
        "actorComment": [66, 406.8571428571429, 276, 20]
       }
      }
     },
     "long": {
      "characters": {
       "options": 3,
       "action": 64,
       "posterName": 21,
       "posterHeadline": 150,
       "posterTime": 11,
       "posterComment": 240,
       "contentTitle": 52,
       "contentDomain": 18,
       "like": 4,
       "comment": 7,
       "share": 5,
       "actorComment": 98
      },
      "frames": {
       "366": {
        "options": [334, 8, 24, 20],
        "action": [8, 8, 318, 40],
        "posterImage": [8, 58, 50, 50],
        "posterName": [66, 58, 292, 20],
        "posterHeadline": [66, 79, 292, 60],
        "posterTime": [66, 140, 292, 20],
        "posterComment": [8, 164, 350, 120],
        "contentImage": [8, 288, 350, 200.0],
        "contentTitle": [8, 492.0, 350, 40],
        "contentDomain": [8, 533.0, 350, 20],
        "like": [8, 557.0, 32, 20],
        "comment": [155.0, 557.0, 56, 20],
        "share": [318, 557.0, 40, 20],
        "actorImage": [8, 581.0, 50, 50],
        "actorComment": [66, 586.0, 292, 40]
       },
       "394": {
        "options": [362, 8, 24, 20],
        "action": [8, 8, 346, 40],
        "posterImage": [8, 58, 50, 50],
        "posterName": [66, 58, 320, 20],
        "posterHeadline": [66, 79, 320, 60],
        "posterTime": [66, 140, 320, 20],
        "posterComment": [8, 164, 378, 120],
        "contentImage": [8, 288, 378, 216.0],
        "contentTitle": [8, 508.0, 378, 40],
        "contentDomain": [8, 549.0, 378, 20],
        "like": [8, 573.0, 32, 20],
        "comment": [169.0, 573.0, 56, 20],
        "share": [346, 573.0, 40, 20],
        "actorImage": [8, 597.0, 50, 50],
        "actorComment": [66, 602.0, 320, 40]
       },
       "350": {
        "options": [318, 8, 24, 20],
        "action": [8, 8, 302, 40],
        "posterImage": [8, 58, 50, 50],
        "posterName": [66, 58, 276, 20],
        "posterHeadline": [66, 79, 276, 60],
        "posterTime": [66, 140, 276, 20],
        "posterComment": [8, 164, 334, 120],
        "contentImage": [8, 288, 334, 190.85714285714286],
        "contentTitle": [8, 482.8571428571429, 334, 40],
        "contentDomain": [8, 523.8571428571429, 334, 20],
        "like": [8, 547.8571428571429, 32, 20],
        "comment": [147.0, 547.8571428571429, 56, 20],
        "share": [302, 547.8571428571429, 40, 20],
        "actorImage": [8, 571.8571428571429, 50, 50],
        "actorComment": [66, 576.8571428571429, 276, 40]
       }
      }
     }
    }
    """
}
