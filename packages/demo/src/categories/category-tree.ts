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
  'knitwear/cashmere',
]
const JACKETS = [
  'coats-and-jackets',
  'coats-and-jackets/coats',
  'coats-and-jackets/trench-coats',
  'coats-and-jackets/blazers',
]
const TROUSERS = ['trousers', 'trousers/wide-trousers', 'trousers/straight-trousers', 'trousers/jeans']

export const CATEGORY_KEYS: readonly string[] = [
  ...clothes('new-in', ['women', 'men', 'accessories']),
  ...clothes('women', [
    ...KNITWEAR,
    ...JACKETS,
    'dresses',
    'dresses/midi-dresses',
    'skirts',
    ...TROUSERS,
    'shirts',
    'shirts/blouses',
    'shirts/overshirts',
    't-shirts',
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
  ...clothes('shoes', ['trainers', 'boots']),
  ...clothes('accessories', ['bags', 'hats', 'scarves', 'sets', 'gift-cards', 'patterns']),
  ...clothes('reduced', ['women', 'men', 'accessories']),
  'archive',
]

/** Kept in the tree, shown to nobody: seasons whose addresses are still linked from outside. */
export const CLOSED_KEYS: ReadonlySet<string> = new Set(['archive'])
