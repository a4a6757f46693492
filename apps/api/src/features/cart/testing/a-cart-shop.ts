import { closeCart, createCart, deleteFromCart, pullCart, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import type { Api } from '#api/app.ts'
import type { Database } from '#api/db/client.ts'
import { checkoutFeature } from '#api/features/checkout/index.ts'
import { ordersFeature } from '#api/features/orders/testing/orders-feature.ts'
import { sessionsFeature } from '#api/features/sessions/index.ts'
import { signIn, TEST_KEYS } from '#api/features/sessions/testing/sign-in.ts'
import { buildTestApi } from '#api/testing/test-api.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { cartFeature } from '../index.ts'
import { aCatalogue, aProduct } from './a-catalogue.ts'

type Fields = {
  product_option?: object
  item_id?: number
  operationId?: string
  onShortage?: 'refuse' | 'cap'
}

/** What shoppers do, in the words of a test; `client` is a guest's or a customer's. */
export function aShopper(client: ShopClient) {
  const set = (cartId: string, [sku, qty]: readonly [string, number], fields: Fields = {}) => {
    const { operationId, onShortage, ...item } = fields
    return client.ask(updateCart, {
      body: {
        cartItem: { sku, qty, quoteId: cartId, ...item },
        operationId,
        ...(onShortage && { onShortage }),
      },
    })
  }
  return {
    client,
    open: (mergeFrom?: string) => client.ask(createCart, { query: mergeFrom ? { mergeFrom } : {} }),
    set,
    remove: (cartId: string, sku: string, operationId?: string) =>
      client.ask(deleteFromCart, { body: { cartItem: { sku, quoteId: cartId }, operationId } }),
    close: (cartId: string, version?: number) =>
      client.ask(closeCart, { body: { quoteId: cartId, ...(version !== undefined && { version }) } }),
    pull: (cartId: string) => client.ask(pullCart, { query: { cartId } }),
    /** `{BELT: 2}`; the same goods in two lines are added up. */
    holds: async (cartId: string) => {
      const quantities: Record<string, number> = {}
      for (const { sku, qty } of await client.call(pullCart, { query: { cartId } }))
        quantities[sku] = (quantities[sku] ?? 0) + qty
      return quantities
    },
  }
}
export type Shopper = ReturnType<typeof aShopper>

export type CartShop = {
  database: TestDatabase
  api: Api
  guest: Shopper
  /** Asks another process with each call. */
  restless: Shopper
  customer: (email: string) => Promise<Shopper>
  close: () => Promise<void>
}

/** A German store with goods to fill carts with, and everything a cart meets on its way. */
export async function openCartShop({
  max = 10,
  skus = ['BELT', 'SCARF', 'HAT'],
  processes = 1,
} = {}): Promise<CartShop> {
  const database = await createTestDatabase({ max })
  const { db } = database
  await aCatalogue(db)
  for (const sku of skus) await aProduct(db, { sku, qty: 10_000 })
  await aProduct(db, { sku: 'LAST', qty: 3 })
  const others = Array.from({ length: processes - 1 }, () => database.connectAgain())
  const apis = await Promise.all([db, ...others].map(buildApi))
  const [api] = apis
  if (!api) throw new Error('there is no process')
  const clients = apis.map((one) => one.clientFor({ store: 'de' }))
  return {
    database,
    api,
    guest: aShopper(api.clientFor({ store: 'de' })),
    restless: aShopper(inTurn(clients)),
    customer: async (email) => {
      const { accessToken } = await signIn(db, { email })
      return aShopper(api.clientFor({ store: 'de', facts: { token: accessToken } }))
    },
    close: async () => {
      await Promise.all(apis.map(({ app }) => app.close()))
      await Promise.all(others.map((one) => one.destroy()))
      await database.drop()
    },
  }
}

function buildApi(db: Database): Promise<Api> {
  const sessions = sessionsFeature({ db, keys: TEST_KEYS, now: () => new Date() })
  return buildTestApi({ db, features: [sessions, cartFeature, checkoutFeature, ordersFeature] })
}

function inTurn(clients: readonly ShopClient[]): ShopClient {
  let at = 0
  const next = () => {
    at += 1
    const client = clients[at % clients.length]
    if (!client) throw new Error('there is no process')
    return client
  }
  return { call: (...asked) => next().call(...asked), ask: (...asked) => next().ask(...asked) }
}

export async function refusalOf(work: Promise<unknown>): Promise<CallError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error
  throw new Error('It was not refused.', { cause: error })
}
