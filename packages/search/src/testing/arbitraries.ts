import fc from 'fast-check'
import type { Condition, DocumentInput, SearchRequest } from '../port.ts'

// Small worlds with few values, so that choices often meet and often miss.

export const STORES = ['eu', 'us'] as const

const value = (count: number) => fc.integer({ min: 1, max: count })
const prices = fc.record(
  { eu: fc.integer({ min: 0, max: 40 }), us: fc.integer({ min: 0, max: 40 }) },
  { requiredKeys: [] },
)

const variant = fc.record({
  terms: fc.record({ color: value(3), size: value(3) }, { requiredKeys: [] }),
  available: fc.boolean(),
  prices,
})

const body = fc.record({
  terms: fc.record(
    {
      brand: fc.array(value(4), { maxLength: 1 }),
      category: fc.uniqueArray(value(5), { maxLength: 3 }),
      color: fc.uniqueArray(value(3), { maxLength: 2 }),
      size: fc.uniqueArray(value(3), { maxLength: 1 }),
      rank: fc.array(value(9), { maxLength: 1 }),
    },
    { requiredKeys: [] },
  ),
  numbers: fc.record({ promoted: value(3), chosen_at: value(20) }, { requiredKeys: [] }),
  prices,
  variants: fc.array(variant, { maxLength: 4 }),
})

export const documents: fc.Arbitrary<DocumentInput[]> = fc
  .array(body, { maxLength: 30, size: 'max' })
  .map((bodies) => bodies.map((each, at) => ({ id: at + 1, ...each, texts: {} }) as DocumentInput))

const listed = (field: string, count: number): fc.Arbitrary<Condition> =>
  fc.array(value(count), { minLength: 1, maxLength: 3 }).map((values) => ({ field, in: values }))

const priced: fc.Arbitrary<Condition> = fc
  .tuple(value(40), value(40))
  .map(([gte, width]) => ({ field: 'final_price', gte, lt: gte + width }))

const baseCondition: fc.Arbitrary<Condition> = fc.oneof(
  listed('category', 5),
  listed('color', 3),
  listed('id', 30),
  fc.array(value(4), { maxLength: 2 }).map((nin) => ({ field: 'brand', nin })),
  fc.boolean().map((exists) => ({ field: 'size', exists })),
  fc.boolean().map((exists) => ({ field: 'promoted', exists })),
  value(9).map((gt) => ({ field: 'rank', gt, lte: gt + 3 })),
  value(3).map((promoted) => ({ field: 'promoted', nin: [promoted] })),
  fc.boolean().map((exists) => ({ field: 'nowhere', exists })),
  fc.boolean().map((exists) => ({ field: 'category', exists })),
  fc.uniqueArray(value(5), { maxLength: 2 }).map((nin) => ({ field: 'category', nin, exists: true })),
  value(40).map((lt) => ({ field: 'final_price', lt })),
  value(40).map((price) => ({ field: 'final_price', nin: [price] })),
  fc.tuple(value(20), value(3)).map(([gte, width]) => ({ field: 'chosen_at', gte, lt: gte + width })),
)

const choice = fc.oneof(
  listed('brand', 4),
  listed('color', 3),
  listed('size', 3),
  listed('category', 5),
  priced,
)

const sortKey = fc.record({
  field: fc.constantFrom('promoted', 'chosen_at', 'final_price', 'id', 'nowhere'),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
})

export const requests: fc.Arbitrary<SearchRequest> = fc.record({
  store: fc.constantFrom(...STORES),
  language: fc.constant('en'),
  base: fc.array(baseCondition, { maxLength: 2 }),
  anyOf: fc.array(baseCondition, { maxLength: 3 }),
  selected: fc.array(choice, { maxLength: 4 }),
  facets: fc.constant(
    ['brand', 'color', 'size', 'category', 'nowhere'].map((field) => ({
      field,
      size: field === 'category' ? 3 : 20,
    })),
  ),
  ranges: fc.constant({
    field: 'final_price' as const,
    buckets: [
      { key: 'low', to: 10 },
      { key: 'middle', from: 10, to: 20 },
      { key: 'high', from: 20 },
    ],
  }),
  sort: fc.array(sortKey, { maxLength: 2 }),
  from: fc.integer({ min: 0, max: 12 }),
  size: fc.integer({ min: 0, max: 12 }),
})
