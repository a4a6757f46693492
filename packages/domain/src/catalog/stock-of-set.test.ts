import { describe, expect, it } from 'vitest'
import { stockOfSet } from './stock-of-set.ts'

const part = (left: number, qty = 1) => ({
  qty,
  stock: { qty: left, manageStock: true, lowStockQty: 0 },
})
const endless = { qty: 1, stock: { qty: 0, manageStock: false, lowStockQty: 0 } }
const choice = (...parts: ReturnType<typeof part>[]) => ({ required: true, parts })
const optional = (...parts: ReturnType<typeof part>[]) => ({ required: false, parts })

describe('how many of a set can be sold', () => {
  it.each([
    [
      'a bundle: as many as its scarcest required choice allows',
      'bundle',
      [choice(part(9, 2)), choice(part(7))],
      4,
    ],
    ['a choice: as many as its best answer allows', 'bundle', [choice(part(1), part(9, 2))], 4],
    ['a choice nobody must make takes nothing away', 'bundle', [choice(part(3)), optional(part(0))], 3],
    ['a required choice without an answer left', 'bundle', [choice(part(3)), choice(part(1, 2))], 0],
    ['a grouped product is there while one part is', 'grouped', [choice(part(0)), choice(part(5))], 5],
    ['a grouped product without parts is not there', 'grouped', [], 0],
    ['more promised than there is counts as none', 'bundle', [choice(part(-2))], 0],
  ] as const)('%s', (...[, type, choices, qty]) =>
    expect(stockOfSet(type, choices)).toMatchObject({ qty, manageStock: true }),
  )

  it('parts that are never counted make a set that is never counted', () => {
    expect(stockOfSet('bundle', [choice(endless)])).toMatchObject({ qty: 0, manageStock: false })
    expect(stockOfSet('bundle', [optional(part(0))])).toMatchObject({ manageStock: false })
  })
})
