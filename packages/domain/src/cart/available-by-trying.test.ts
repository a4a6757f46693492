import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availableQuantity } from './available-quantity.ts'
import { type StockNeed, sumNeeds } from './stock-need.ts'

// How many a bag may hold, found out as a shopper would: one more, and one more, until the shelf is empty.

const PRODUCTS = [1, 2, 3]
const need = fc
  .record({ productId: fc.constantFrom(...PRODUCTS), qty: fc.integer({ min: 1, max: 4 }) })
  .map((one): StockNeed => ({ ...one, sku: `S${one.productId}` }))
const stock = fc.record({
  qty: fc.integer({ min: 0, max: 30 }),
  manageStock: fc.boolean(),
  maxSaleQty: fc.integer({ min: 1, max: 40 }),
})
const shelf = fc.tuple(stock, stock, stock)
type Shelf = typeof shelf extends fc.Arbitrary<infer S> ? S : never

/** Takes the pieces off a shelf of its own; whether there were enough, and no more of one than anybody may have. */
function mayHave(
  times: number,
  { one, others, shelf }: { one: StockNeed[]; others: StockNeed[]; shelf: Shelf },
) {
  const left = shelf.map(({ qty }) => qty)
  const take = ({ productId, qty }: StockNeed) => {
    left[productId - 1] = (left[productId - 1] ?? 0) - qty
  }
  others.forEach(take)
  const taken = new Map<number, number>()
  for (let piece = 0; piece < times; piece++)
    for (const each of one) {
      take(each)
      taken.set(each.productId, (taken.get(each.productId) ?? 0) + each.qty)
    }
  return [...taken].every(([id, count]) => {
    const { manageStock, maxSaleQty } = shelf[id - 1] as Shelf[number]
    return count <= maxSaleQty && (!manageStock || (left[id - 1] ?? 0) >= 0)
  })
}

test('a bag may hold as many of a set as can be put together, one by one, beside what lies in it', () => {
  const bag = fc.record({
    one: fc.array(need, { minLength: 1, maxLength: 4 }),
    others: fc.array(need, { maxLength: 3 }),
    shelf,
  })
  fc.assert(
    fc.property(bag, ({ one, others, shelf }) => {
      // What one piece of a set takes, as its line has it: a part that is chosen twice is needed twice.
      const needs = sumNeeds(one)
      const most = availableQuantity({ needs, others, stockOf: (id) => shelf[id - 1] })
      let tried = 0
      while (mayHave(tried + 1, { one, others, shelf })) tried++
      expect(most).toBe(tried)
    }),
    { numRuns: 1_000 },
  )
})
