// A cart as another front end, written from the specification, uses it.
import { createCart, getTotals, pullCart, type ServerItem, updateCart } from '@vitrine/contract/cart'
import { getCart, shareCart } from '@vitrine/contract/cart/shared-cart'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { cartFeature } from './index.ts'
import { refused } from './testing/refused.ts'

let shop: Boutique
let cartId: string
beforeAll(async () => {
  shop = await openBoutique({ with: [cartFeature, checkoutFeature] })
  await shop.setStock('BERET', 5)
})
afterAll(() => shop.close())
beforeEach(async () => {
  cartId = await client().call(createCart, {})
})

const client = () => shop.api.clientFor({ store: 'us' })
const set = (sku: string, qty: number, operationId?: string) =>
  client().call(updateCart, { query: { cartId }, body: { cartItem: { sku, qty }, operationId } })
const pull = () => client().call(pullCart, { query: { cartId } })
const holding = (items: readonly ServerItem[]) => items.map(({ sku, qty }) => [sku, qty]).sort()

describe('a grouped product', () => {
  test('is added to what lies in the cart already, and answers every line it became', async () => {
    await set('CAP', 2)
    const { items = [] } = await set('PAIR', 1, 'add-a-pair-1')
    expect(items.length).toBeGreaterThan(1)
    const cap = items.find(({ sku }) => sku === 'CAP')
    expect(cap?.qty).toBe(3)
    expect(holding(await pull())).toEqual(holding(items))
  })

  test('sent again with its operation id is added once', async () => {
    const first = await set('PAIR', 1, 'add-a-pair-2')
    expect(await set('PAIR', 1, 'add-a-pair-2')).toEqual(first)
    expect(holding(await pull())).toEqual(holding(first.items ?? []))
  })
})

describe('an operation id', () => {
  test('that stood for another change is refused with 422 and changes nothing', async () => {
    await set('CAP', 1, 'one-and-the-same')
    const error = await refused(set('CAP', 2, 'one-and-the-same'))
    expect(error).toMatchObject({ code: 422, meta: { errorCode: 'KEY_REUSED', field: 'operationId' } })
    expect(holding(await pull())).toEqual([['CAP', 1]])
  })

  test('with the same change gets the same answer', async () => {
    const first = await set('CAP', 1, 'said-twice-over')
    expect(await set('CAP', 1, 'said-twice-over')).toEqual(first)
  })
})

test('lines and totals carry every field of the shapes', async () => {
  await set('CAP', 2)
  const [line] = await pull()
  expect(line).toMatchObject({
    id: await shop.idOf('CAP'),
    server_item_id: line?.item_id,
    quoteId: cartId,
    quote_id: cartId,
    type_id: 'simple',
    checksum: expect.stringMatching(/^[0-9a-f]{56}$/),
  })
  const totals = await client().call(getTotals, { query: { cartId } })
  expect(totals.items[0]).toMatchObject({ discount_percent: 0, row_total_with_discount: 60 })
})

test('who sees a shared cart learns neither its id nor those of its lines', async () => {
  await set('CAP', 1)
  const { code } = await client().call(shareCart, { query: { cartId }, body: {} })
  const shared = await client().call(getCart, { query: { code } })
  const [line] = await pull()
  expect(JSON.stringify(shared)).not.toContain(cartId)
  expect(shared.items[0]).toMatchObject({ server_item_id: null, item_id: null, quoteId: null })
  expect(line?.item_id).toBeGreaterThan(0)
})
