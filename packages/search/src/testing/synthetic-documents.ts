import type { DocumentInput, VariantInput } from '../port.ts'
import { randomOf } from './random.ts'
import { describeProduct, nameProduct } from './synthetic-words.ts'

// Invented products for tests and benches: the size and spread of a real fashion catalogue, from a seed.

export const SYNTHETIC_STORES = ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'] as const

const COLORS = 12
const SIZES = 8
const PTYPES = 30
const BRANDS = 40
const CATEGORIES = 300
const SETS = 2
const GENDERS = 3
const DAY_MS = 86_400_000
const NEWEST_MS = Date.UTC(2026, 0, 1)

type SyntheticOptions = { seed?: number; languages?: readonly string[]; stores?: readonly string[] }

type Pick = (below: number) => number

/** Documents with ids 1…count, one at a time so that half a million need not be held at once. */
export function* syntheticDocuments(count: number, options: SyntheticOptions = {}): Generator<DocumentInput> {
  for (let id = 1; id <= count; id++) yield syntheticDocument(id, options)
}

/** One product; it depends on its id and the seed alone, never on its neighbours. */
export function syntheticDocument(id: number, options: SyntheticOptions = {}): DocumentInput {
  const { seed = 1, languages = ['en'], stores = SYNTHETIC_STORES } = options
  const random = randomOf(Math.imul(seed, 2_654_435_761) ^ Math.imul(id, 40_503))
  const pick: Pick = (below) => Math.floor(random() * below)
  const ptype = skewed(pick, PTYPES)
  const brand = skewed(pick, BRANDS)
  const priceMinor = 1000 + 100 * skewed(pick, 240) + (pick(4) === 0 ? 50 : 99)
  const name = nameProduct(pick, ptype)
  const sku = `P${ptype}-${id}`
  const prices = Object.fromEntries(
    stores.map((store, at) => [store, Math.round(priceMinor * (1 + at / 10))]),
  )
  const text = {
    article: `A${id}`,
    sku,
    name,
    description: describeProduct(pick, 24),
    other: `brand${brand}`,
  }
  return {
    id,
    terms: {
      ptype: [ptype],
      brand: [brand],
      gender: [pick(GENDERS)],
      set: [pick(SETS)],
      approved: [pick(10) === 0 ? 1 : 0],
      category_ids: categoriesOf(pick, ptype),
      visibility: [pick(20) === 0 ? 1 : 4],
      status: [pick(50) === 0 ? 2 : 1],
      only_promo: pick(30) === 0 ? ['true'] : ['false'],
      type_id: ['configurable'],
    },
    numbers: {
      promoted: pick(25) === 0 ? 1 : 0,
      chosen_at: NEWEST_MS - pick(700) * DAY_MS,
      bestseller: pick(1000),
    },
    prices,
    variants: childrenOf(pick, prices),
    texts: Object.fromEntries(languages.map((language) => [language, text])),
  }
}

/** Low numbers far more often than high ones, as brands and kinds are in any shop. */
function skewed(pick: Pick, below: number): number {
  return Math.min(pick(below), pick(below))
}

function categoriesOf(pick: Pick, ptype: number): number[] {
  const leaf = 40 + ((ptype * 9 + pick(9)) % (CATEGORIES - 40))
  return [...new Set([2, 3 + (ptype % 7), 10 + ptype, leaf, 40 + pick(CATEGORIES - 40)])]
}

function childrenOf(pick: Pick, prices: Record<string, number>): VariantInput[] {
  const firstColor = skewed(pick, COLORS)
  const firstSize = pick(SIZES - 3)
  const children: VariantInput[] = []
  for (let color = 0; color < 1 + pick(3); color++) {
    for (let size = 0; size < 4; size++) {
      const terms = { color: (firstColor + color * 5) % COLORS, size: firstSize + size }
      children.push({ terms, available: pick(5) > 0, prices })
    }
  }
  return children
}
