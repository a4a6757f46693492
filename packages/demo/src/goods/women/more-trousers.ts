import { line } from '../line.ts'

const studio = { gender: 'women', collection: 'studio' } as const
const harbour = { gender: 'women', collection: 'harbour' } as const

export const womensMoreTrousers = [
  ...line({ form: 'shorts', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4551, 'lotta', 92, 'sand ink'],
    [4554, 'runa', 96, 'chalk', { print: 'bengal denim' }],
    [4557, 'ines', 89, 'sage terracotta', { off: 25 }],
  ]),
  ...line({ form: 'shorts', cloth: 'gabardine', brand: 'braak', ...harbour }, [
    [6541, 'nora', 84, 'navy ivory'],
    [6544, 'tessa', 88, 'olive', { off: 20, offWindow: 'future' }],
  ]),
  ...line({ form: 'trousersWide', cloth: 'wool', brand: 'kesten', ...studio }, [
    [8441, 'vera', 256, 'charcoal camel'],
    [8444, 'clio', 264, 'stone', { print: 'windowpane chalk terracotta' }],
  ]),
  ...line(
    { form: 'trousersWide', cloth: 'corduroy', brand: 'calder', gender: 'women', collection: 'long-winter' },
    [
      [7441, 'greta', 168, 'tobacco', { marks: ['is_promo'] }],
      [7444, 'marit', 162, 'petrol bordeaux', { off: 20 }],
    ],
  ),
  ...line({ form: 'trousersWide', cloth: 'satin', brand: 'tove-lind', ...studio }, [
    [1461, 'romy', 198, 'ivory forest', { marks: ['top_collection'] }],
  ]),
  ...line(
    { form: 'trousersStraight', cloth: 'tweed', brand: 'calder', gender: 'women', collection: 'long-winter' },
    [[7451, 'edda', 212, 'chalk', { print: 'houndstooth ink' }]],
  ),
  ...line({ form: 'trousersStraight', cloth: 'velvet', brand: 'kesten', ...studio }, [
    [8451, 'hedda', 226, 'ink', { off: 30 }],
    [8454, 'elin', 219, 'forest'],
  ]),
  ...line({ form: 'jeans', cloth: 'denim', brand: 'braak', gender: 'women', collection: 'first-light' }, [
    [6551, 'saga', 142, 'slate'],
    [6554, 'liv', 146, 'chalk sand', { off: 20 }],
  ]),
  ...line({ form: 'jeans', cloth: 'rawDenim', brand: 'braak', gender: 'women', collection: 'archive' }, [
    [6561, 'freja', 178, 'ink slate'],
  ]),
]
