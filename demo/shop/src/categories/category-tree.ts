// Keys of the tree in menu order. Parents come before their children; keys never change, names may.

const clothes = (branch: string, keys: readonly string[]): string[] => [
  branch,
  ...keys.map((key) => `${branch}/${key}`),
]

const KNITWEAR = [
  'knitwear',
  'knitwear/jumpers',
  'knitwear/v-necks',
  'knitwear/roll-necks',
  'knitwear/cardigans',
  'knitwear/cashmere',
]
const JACKETS = [
  'coats-and-jackets',
  'coats-and-jackets/coats',
  'coats-and-jackets/trench-coats',
  'coats-and-jackets/blazers',
  'coats-and-jackets/puffers',
]
const TROUSERS = [
  'trousers',
  'trousers/wide-trousers',
  'trousers/straight-trousers',
  'trousers/jeans',
  'trousers/shorts',
]

export const CATEGORY_KEYS: readonly string[] = [
  ...clothes('new-in', ['women', 'men', 'accessories']),
  ...clothes('women', [
    ...KNITWEAR,
    ...JACKETS,
    'dresses',
    'dresses/midi-dresses',
    'jumpsuits',
    'skirts',
    ...TROUSERS,
    'shirts',
    'shirts/blouses',
    'shirts/overshirts',
    't-shirts',
    'swimwear',
    'shoes',
  ]),
  ...clothes('men', [
    ...KNITWEAR,
    ...JACKETS,
    ...TROUSERS,
    'shirts',
    'shirts/overshirts',
    't-shirts',
    'shoes',
  ]),
  ...clothes('shoes', ['trainers', 'boots', 'loafers', 'heels', 'sandals']),
  ...clothes('accessories', [
    'bags',
    'hats',
    'scarves',
    'belts',
    'sunglasses',
    'watches',
    'jewellery',
    'sets',
    'gift-cards',
    'patterns',
  ]),
  ...clothes('reduced', ['women', 'men', 'accessories']),
  'archive',
]

/** Kept in the tree, shown to nobody: seasons whose addresses are still linked from outside. */
export const CLOSED_KEYS: ReadonlySet<string> = new Set(['archive'])
