// A shop with an editor at work: what they see, write and are refused, and what a shopper is shown meanwhile.
import type { Call, CallInput, CallReply } from '@vitrine/contract/call'
import { getEditedProduct, saveProducts } from '@vitrine/contract/catalog/editing/products'
import { afterAll, beforeAll } from 'vitest'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

export type Refusal = {
  code: number
  result: string
  meta: { field?: string; details?: { path: string; key: string; current?: object; stock?: number }[] }
}

/** Such a shop for the tests of a file. */
export function anEditedShop() {
  let open: Awaited<ReturnType<typeof openEditedShop>>
  beforeAll(async () => {
    open = await openEditedShop()
  })
  afterAll(() => open.shop.close())
  const lastLine = (entity: 'category' | 'attribute') =>
    open.shop.database.db
      .selectFrom('audit')
      .select(['entity_id', 'before', 'after'])
      .where('entity', '=', entity)
      .orderBy('audit_id', 'desc')
      .executeTakeFirst()
  return { open: () => open, db: () => open.shop.database.db, lastLine }
}

export async function openEditedShop(
  more: Parameters<typeof openWholeShop>[1] = {},
  goods: Parameters<typeof openWholeShop>[0] = boutique(),
) {
  const shop = await openWholeShop(goods, more)
  await shop.made.catalog.ready
  const { token } = await signInAt(shop, { name: 'ada', roles: ['admin'] })
  return { shop, token, ...editorOf(shop, token) }
}

export function editorOf(shop: WholeShop, token: string) {
  async function ask<C extends Call>(call: C, input: CallInput<C> = {}) {
    const { path, query } = addressOf(call, input)
    const reply = await shop.api.app.inject({
      method: call.method,
      url: `${path}${query}`,
      headers: { 'x-vs-store-code': 'us', authorization: `Bearer ${token}` },
      ...(call.method !== 'GET' && { payload: (input.body ?? {}) as object }),
    })
    return reply.json() as Refusal & { result: unknown }
  }
  async function call<C extends Call>(of: C, input: CallInput<C> = {}): Promise<CallReply<C>> {
    const reply = await ask(of, input)
    if (reply.code !== 200) throw new Error(JSON.stringify(reply))
    return reply.result as CallReply<C>
  }
  const idOf = async (sku: string) =>
    (
      await shop.database.db
        .selectFrom('product')
        .select('product_id')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).product_id
  const read = async (sku: string) => call(getEditedProduct, { params: { id: await idOf(sku) } })
  const save = async (sku: string, change: object) => {
    const { id, version } = await read(sku)
    return ask(saveProducts, { body: { items: [{ id, version, ...change }] } as never })
  }
  return { ask, call, idOf, read, save }
}

function addressOf(call: Call, input: CallInput<Call>) {
  const params = (input.params ?? {}) as Record<string, string | number>
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const query = new URLSearchParams(input.query as Record<string, string>).toString()
  return { path, query: query === '' ? '' : `?${query}` }
}
