import { getTotals, pullCart, updateCart } from '@vitrine/contract/cart'
import { collectTotals } from '@vitrine/contract/cart/checkout'
import { describe, expect, test } from 'vitest'
import { aProduct } from '#api/features/cart/testing/a-catalogue.ts'
import { aTill, parcel } from './testing/a-till.ts'

const { aCart, db } = aTill()

describe('GET /api/cart/totals', () => {
  test('before a delivery is chosen its price is open; the tax inside is told', async () => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const totals = await shop.call(getTotals, { query })
    expect(totals).toMatchObject({
      grand_total: 119,
      subtotal: 100,
      subtotal_incl_tax: 119,
      tax_amount: 19,
      quote_currency_code: 'EUR',
      items_qty: 1,
      cart_version: 1,
      items: [{ price: 100, price_incl_tax: 119, tax_amount: 19, tax_percent: 19, options: '[]' }],
    })
    expect(totals.total_segments.map((one) => [one.code, one.value])).toEqual([
      ['subtotal_incl_tax', 119],
      ['shipping_on_checkout', null],
      ['grand_total_before_discount', 119],
      ['grand_total', 119],
    ])
  })

  test('totals always belong to the version they name, however fast the cart changes', async () => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const isDone = (async () => {
      for (let qty = 2; qty <= 25; qty += 1)
        await shop.call(updateCart, { query, body: { cartItem: { sku: 'SCARF', qty } } })
      return true
    })()
    const seen = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const all = []
        do all.push(await shop.call(getTotals, { query }))
        while (!(await Promise.race([isDone, false])))
        return all
      }),
    )
    // Each change above sets the quantity to the number of its version.
    for (const totals of seen.flat()) expect(totals.items_qty).toBe(totals.cart_version)
    expect(seen.flat().length).toBeGreaterThan(4)
  })

  test('what was sold out meanwhile stays in the cart and is not counted', async () => {
    const rare = await aProduct(db(), { sku: 'RARE', priceMinor: 5_000, qty: 3 })
    const { shop, query } = await aCart({ SCARF: 1, RARE: 2 })
    const stockIs = (qty: number) =>
      db().updateTable('stock_item').set({ qty }).where('product_id', '=', rare).execute()
    await stockIs(1)
    const [totals, lines] = [await shop.call(getTotals, { query }), await shop.call(pullCart, { query })]
    expect(totals).toMatchObject({ subtotal_incl_tax: 119, items_qty: 1, items: [{ qty: 1 }] })
    expect(lines.map((line) => [line?.sku, line?.qty, line?.stock.status])).toEqual([
      ['SCARF', 1, 'ok'],
      ['RARE', 2, 'out_of_stock'],
    ])
    await stockIs(2)
    expect(await shop.call(getTotals, { query })).toMatchObject({ subtotal_incl_tax: 219, items_qty: 3 })
  })

  test('an empty cart costs nothing', async () => {
    const { shop, query } = await aCart({})
    expect(await shop.call(getTotals, { query })).toMatchObject({
      grand_total: 0,
      items: [],
      cart_version: 0,
    })
  })
})

describe('POST /api/cart/collect-totals', () => {
  const methods = { ...parcel, paymentMethod: { method: 'banktransfer' } }

  test('answers the totals a choice with an address answers, and keeps the choice', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    const totals = await shop.call(collectTotals, { query, body: { methods } })
    expect(totals).toMatchObject({ grand_total: 119 - 4 + 4.9 })
    expect((await choose({ ...parcel, paymentMethodCode: 'banktransfer' })).totals).toEqual(totals)
  })

  test('delivers where was chosen before', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    await choose({}, 'AT')
    const totals = await shop.call(collectTotals, { query, body: { methods: parcel } })
    expect(totals.shipping_incl_tax).toBe(9.9)
  })

  test.each([
    [{ ...parcel, shippingMethodCode: 'beam' }, 'methods.shippingMethodCode'],
    [{ paymentMethod: { method: 'shells' } }, 'methods.paymentMethod.method'],
  ])('refuses %j by the name it has here', async (chosen, field) => {
    const { shop, query } = await aCart({ SCARF: 1 })
    const asked = shop.call(collectTotals, { query, body: { methods: chosen } })
    await expect(asked).rejects.toMatchObject({ code: 400, meta: { field } })
  })
})
