import { anyCart } from '@vitrine/domain/checkout/testing/any-cart'
import { totalSegments } from '@vitrine/domain/checkout/total-segments'
import { computeTotals } from '@vitrine/domain/checkout/totals'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '#web/engine/testing/find.ts'
import { Sums } from './sums.tsx'
import { cents, openBill, rows } from './testing/open-bill.tsx'

const row = (code: string, title: string, value: number | null) => ({ code, title, value })
const ORDER = [
  row('subtotal_incl_tax', 'Products', 1234.5),
  row('coupon_code', 'Coupon TEN', -123.45),
  row('our_discount', 'Discount', -123.45),
  row('payment', 'Cash on delivery', 3),
  row('shipping', 'Courier', 0),
  row('grand_total_before_discount', 'Total before', 1237.5),
  row('user_account', 'Bonuses', -14.05),
  row('gift_card', 'Gift card', -100),
  row('grand_total', 'To pay', 1000),
]

describe('the sums of an order', () => {
  it.each([
    ['us', ['$1,234.50', '−$123.45', '$3', 'Free', '−$14.05', '−$100', '$1,000']],
    ['de', ['1.234,50 €', '−123,45 €', '3 €', 'Free', '−14,05 €', '−100 €', '1.000 €']],
  ])(
    'at store %s are read in its money, each once, what is taken off with its minus',
    async (store, sums) => {
      await openBill(<Sums segments={ORDER} isWhole />, store)
      expect(rows().map(([, sum]) => sum)).toEqual(sums)
    },
  )

  it('name each row as the shop does, the total last', async () => {
    await openBill(<Sums segments={ORDER.toReversed()} isWhole />)
    const names = rows().map(([name]) => name)
    expect(names.slice(0, -1).sort()).toEqual(
      ['Bonuses', 'Cash on delivery', 'Coupon TEN', 'Courier', 'Gift card', 'Products'].sort(),
    )
    expect(names.at(-1)).toMatch(/^To pay/)
  })

  it('of a bag end before the total, which its foot says', async () => {
    await openBill(<Sums segments={ORDER} />)
    expect(rows().some(([name]) => name?.startsWith('To pay'))).toBe(false)
  })

  it('of what the shop has not sent a total for end with what there is', async () => {
    await openBill(<Sums segments={[row('subtotal_incl_tax', 'Products', 10)]} isWhole />)
    expect(rows()).toEqual([['Products', '$10']])
  })

  it('say that delivery is chosen later, and call by name what was only estimated', async () => {
    await openBill(
      <Sums segments={[row('subtotal_incl_tax', '', 20), row('shipping_on_checkout', '', null)]} />,
    )
    expect(rows()).toEqual([
      ['Products', '$20'],
      ['Delivery', 'Chosen at checkout'],
    ])
  })

  it('say so where delivery costs nothing', async () => {
    await openBill(
      <Sums segments={[row('subtotal_incl_tax', 'Products', 20), row('shipping', 'Courier', 0)]} />,
    )
    expect(rows().at(-1)).toEqual(['Courier', 'Free'])
  })
})

describe('beside the total', () => {
  const whole = [row('subtotal_incl_tax', 'Products', 20), row('grand_total', 'To pay', 20)]
  it.each([
    ['de', whole, 'To pay tax included'],
    ['us', whole, 'To pay before tax'],
    ['us', [...whole, row('tax', 'Tax NY', 1.78)], 'To pay tax included'],
  ])('at store %s it is said whether tax is in it: %#', async (store, segments, words) => {
    await openBill(<Sums segments={segments} isWhole />, store)
    expect(rows().at(-1)?.[0]).toBe(words)
  })

  it('nothing left to pay is a sum, and not free delivery', async () => {
    await openBill(<Sums segments={[...whole.slice(0, 1), row('grand_total', 'To pay', 0)]} isWhole />)
    expect(rows().at(-1)?.[1]).toBe('$0')
  })
})

it.each(['us', 'de', 'cn', 'ua'])(
  'added up with a pencil the rows of any order at store %s make its total',
  async (store) => {
    for (const cart of fc.sample(anyCart, { numRuns: 25, seed: 7 })) {
      const counted = computeTotals(cart)
      const segments = totalSegments(counted).map(({ code, valueMinor }) =>
        row(code, code, valueMinor === null ? null : valueMinor / 100),
      )
      const { leave } = await openBill(<Sums segments={segments} isWhole />, store)
      const read = rows().map(([, sum = '']) => cents(sum))
      const total = read.pop()
      let sum = 0
      for (const one of read) sum += one ?? 0
      expect([sum, total], textOf(document.querySelector('dl'))).toEqual([
        counted.grandTotalMinor,
        counted.grandTotalMinor,
      ])
      leave()
    }
  },
)
