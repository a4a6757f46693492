import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

const GOODS = ['CAP', 'COAT', 'SCARF', 'SHOE', 'SOCK', 'TIE']
let shop: WholeShop
beforeAll(async () => {
  shop = await openWholeShop([aCategory({ key: 'women' }), ...GOODS.map((sku) => aProduct({ sku }))])
})
afterAll(() => shop.close())

type Asked = { token?: string; store?: string; body?: object }

async function ask(path: string, { token, store = 'de', body }: Asked = {}) {
  const reply = await shop.api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/wishlist${path}`,
    headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  })
  const { result, meta } = reply.json()
  return { status: reply.statusCode, result, meta }
}
const aCustomer = (name: string) => signInAt(shop, { name, roles: [] })
const skusOf = ({ result }: { result: { items: { sku: string }[] } }) => result.items.map(({ sku }) => sku)

describe('the list of a customer', () => {
  test('holds what is put in, newest first, once, and what the specification names of it', async () => {
    const { token } = await aCustomer('ada')
    await ask('/change', { token, body: { add: ['CAP'] } })
    await ask('/change', { token, body: { add: ['SHOE', 'CAP'] } })
    const list = await ask('', { token })
    expect(skusOf(list)).toEqual(['SHOE', 'CAP'])
    expect(list.result.items[1]).toMatchObject({
      ...{ sku: 'CAP', final_price: 18, price_currency: 'EUR', qty: 1, price_then: 18 },
      ...{ name: expect.any(String), category: expect.stringMatching(/./) },
    })
  })

  test('is one for all stores; another currency is not compared with', async () => {
    const { token } = await aCustomer('bea')
    await ask('/change', { token, body: { add: ['CAP'] } })
    const { result } = await ask('', { token, store: 'us' })
    expect(result.items).toMatchObject([{ sku: 'CAP', price_currency: 'USD', price_then: null }])
  })

  test('a change sent twice changes nothing twice, and taking out comes first', async () => {
    const { token } = await aCustomer('cyd')
    const body = { add: ['SOCK', 'TIE'], remove: ['CAP'] }
    await ask('/change', { token, body: { add: ['CAP'] } })
    expect(skusOf(await ask('/change', { token, body }))).toEqual(['SOCK', 'TIE'])
    expect(skusOf(await ask('/change', { token, body }))).toEqual(['SOCK', 'TIE'])
  })

  test('of a guest’s list, what the shop no longer has is left out and the rest is kept', async () => {
    const { token } = await aCustomer('dan')
    expect(skusOf(await ask('/change', { token, body: { add: ['GONE', 'COAT'] } }))).toEqual(['COAT'])
  })

  test('what is no list is refused by its field, and nothing is changed', async () => {
    const { token } = await aCustomer('eve')
    const refused: [object, string][] = [
      [{ add: 'CAP' }, 'add'],
      [{ add: [''] }, 'add.0'],
      [{ add: Array.from({ length: 501 }, (_, i) => `S${i}`) }, 'add'],
      [{ remove: [7] }, 'remove.0'],
      [{ customer: 1 }, 'customer'],
    ]
    for (const [body, path] of refused) {
      const { status, meta } = await ask('/change', { token, body })
      expect([status, meta.details?.[0].path]).toEqual([400, path])
    }
    expect(await ask('/change', { token, body: { add: ['NOBODY'] } })).toMatchObject({
      status: 404,
      meta: { details: [{ path: 'add', key: 'REFUSED' }] },
    })
    expect(skusOf(await ask('', { token }))).toEqual([])
  })

  test('a guest has none here', async () => {
    expect((await ask('')).status).toBe(401)
    expect((await ask('/change', { body: { add: ['CAP'] } })).status).toBe(401)
  })

  test('a full list takes no more, however many come at once', async () => {
    const { token, customerId } = await aCustomer('flo')
    await ask('/change', { token, body: {} })
    await sql`insert into wishlist_item (customer_id, sku, added_at, price_minor, currency_code)
      select ${customerId}, 'OLD' || n, now(), 1, 'EUR' from generate_series(1, 498) n`.execute(
      shop.database.db,
    )
    const replies = await together(GOODS.length, (index) =>
      ask('/change', { token, body: { add: [GOODS[index]] } }),
    )
    const statuses = replies.map((reply) => ('answer' in reply ? reply.answer.status : 0))
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from wishlist_item where customer_id = ${customerId}`.execute(
      shop.database.db,
    )
    expect(rows[0]?.n).toBe(500)
  })
})

describe('a shared list', () => {
  test('is read by its code, without a word of whose it is, until it is taken back', async () => {
    const { token } = await aCustomer('gus')
    await ask('/change', { token, body: { add: ['TIE'] } })
    const { share_code: code } = (await ask('/share', { token, body: {} })).result
    expect((await ask('/share', { token, body: {} })).result.share_code).toBe(code)
    const shown = await ask(`/shared?code=${code}`, { store: 'us' })
    expect(skusOf(shown)).toEqual(['TIE'])
    expect(JSON.stringify(shown.result)).not.toMatch(/added_at|customer|gus/)
    await ask('/unshare', { token, body: {} })
    expect(await ask(`/shared?code=${code}`)).toMatchObject({
      status: 404,
      meta: { details: [{ path: 'code', key: 'REFUSED' }] },
    })
    expect((await ask('/share', { token, body: {} })).result.share_code).not.toBe(code)
  })

  test('its code changes nothing, and another customer’s list stays theirs', async () => {
    const hal = await aCustomer('hal')
    const ida = await aCustomer('ida')
    await ask('/change', { token: hal.token, body: { add: ['CAP'] } })
    await ask('/change', { token: ida.token, body: { remove: ['CAP'], add: ['TIE'] } })
    expect(skusOf(await ask('', { token: hal.token }))).toEqual(['CAP'])
    expect(skusOf(await ask('', { token: ida.token }))).toEqual(['TIE'])
  })
})
