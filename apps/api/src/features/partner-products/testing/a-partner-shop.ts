import { randomBytes } from 'node:crypto'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

const KINDS = { JUMPER: 'jumper', SHIRT: 'shirt', SKIRT: 'skirt', JEANS: 'jeans', BOOTS: 'boots', BAG: 'bag' }
type Sku = keyof typeof KINDS
export type Partner = { customerId: number; token: string }

type Asked = { token?: string | undefined; body?: object; form?: FormData; store?: string }

export type PartnerShop = Awaited<ReturnType<typeof aPartnerShop>>

/** A shop with a piece of every kind, and what partners of it do. */
export async function aPartnerShop() {
  const shop = await openWholeShop([
    {
      ...{ kind: 'attribute', code: 'ptype', input: 'select', position: 1, isFilterable: true },
      labels: { en: 'Type' },
      options: Object.values(KINDS).map((key) => ({ key, labels: { en: key } })),
    },
    aCategory({ key: 'women' }),
    ...Object.entries(KINDS).map(([sku, kind]) => aProduct({ sku, attributes: { ptype: [kind] } })),
  ])
  const { db } = shop.database

  async function ask(path: string, { token, body, form, store = 'us' }: Asked = {}) {
    const payload = form ?? body
    const reply = await shop.api.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/blogger/${path}`,
      headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload: payload as object }),
    })
    const { result, meta } = reply.json()
    return { status: reply.statusCode, result, meta, headers: reply.headers, text: reply.body }
  }

  /** A parcel of these goods to a partner, marked as promotional; answers its id and those of the pieces. */
  async function aParcel({ customerId }: Partner, skus: readonly Sku[]) {
    const order = await anOrder(shop, customerId, skus)
    const { token } = await signInAt(shop, { name: 'max horn', roles: ['manager'] })
    const { result } = await ask('assign_products', { token, body: { order_number: order.number } })
    return { ...order, pieces: result.products as number[] }
  }

  const aPartner = (name: string) => signInAt(shop, { name, roles: ['blogger'] })
  const pieceOf = async ({ token }: Partner, id: number) =>
    (await ask('promo_products', { token })).result.items.find((one: { id: number }) => one.id === id)
  /** Whether partners choose what they promote. */
  async function letChoose(on: boolean) {
    await db.deleteFrom('cms_block').where('identifier', '=', 'cms_settings').execute()
    await db
      .insertInto('cms_block')
      .values({ identifier: 'cms_settings', language: 'en', json: json({ product_choose: on }) })
      .execute()
  }
  return { ...shop, db, ask, aParcel, aPartner, pieceOf, letChoose }
}

async function anOrder({ database }: WholeShop, customerId: number, skus: readonly Sku[]) {
  const sums = { currency_code: 'USD', subtotal_minor: 0, shipping_minor: 0, total_minor: 0 }
  const { order_id: id, number } = await database.db
    .insertInto('shop_order')
    .values({
      ...{ ...sums, store_id: 1, customer_id: customerId, email: '', fingerprint: '', totals: json({}) },
      ...{
        client_order_id: randomBytes(8).toString('hex'),
        access_hash: hashKey(randomBytes(8).toString('hex')),
      },
      ...{ payment_method: json({ title: '' }), billing_address: json({}) },
      shipping_method: json({ title: 'Parcel', days: [2, 4] }),
      created_at: new Date(),
    })
    .returning(['order_id', 'number'])
    .executeTakeFirstOrThrow()
  const line = { order_id: id, product_id: null, qty: 1, price_minor: 0, row_minor: 0 }
  await database.db
    .insertInto('shop_order_line')
    .values(skus.map((sku) => ({ ...line, sku, name: sku })))
    .execute()
  return { id, number }
}
