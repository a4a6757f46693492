// Every call × everybody who may ask × what is theirs, another's, another store's and nobody's: as the rows of
// packages/domain/src/access say, generated from the contract, so that a new call is in it from its first day.
import { randomBytes } from 'node:crypto'
import type { Call } from '@vitrine/contract/call'
import type { Actor } from '@vitrine/domain/access/actor'
import { can } from '@vitrine/domain/access/can'
import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { ROLE_TABLE, ROLES, type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { json } from '#api/db/json.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import { callsOfContract } from '#api/testing/calls-of-contract.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

type Who = { name: string; actor: Actor; token?: string; customerId: number | null }
type Objects = { order: string; cart: string }

// Whoever has asked for the last one is signed in no more.
const CALLS = (await callsOfContract()).toSorted((a, b) => Number(isTheEnd(a)) - Number(isTheEnd(b)))
function isTheEnd({ id }: Call): boolean {
  return id === 'user.logout'
}
const WHO = ['guest', 'customer', 'other customer', ...ROLES] as const
const [US, DE] = [1, 4] as const
const KEY = 'k'.repeat(32)

let shop: WholeShop
const asking: Record<string, Who> = {}
beforeAll(async () => {
  shop = await openWholeShop()
  await aCoupon(shop.database.db, { code: 'WELCOME' })
  asking.guest = { name: 'guest', actor: { kind: 'guest' }, customerId: null }
  for (const name of WHO.slice(1)) asking[name] = await signedIn(name)
})
afterAll(() => shop.close())

async function signedIn(name: string): Promise<Who> {
  const roles = ROLES.filter((role) => role === name)
  const { customerId, token } = await signInAt(shop, { name, roles })
  const actor: Actor = { kind: 'customer', customerId, sessionId: 0, rights: rightsOf(roles) }
  return { name, actor, token, customerId }
}

function whoIs(name: string): Who {
  const who = asking[name]
  if (!who) throw new Error(`Nobody is called ${name}.`)
  return who
}

type RightsRequest = {
  path?: string
  query?: string
  body?: object
  store?: string
  token?: string | undefined
}

async function ask(call: Call, { path = call.path, query = '', body, store = 'us', token }: RightsRequest) {
  const reply = await shop.api.app.inject({
    method: call.method,
    url: `${path.replaceAll(/:\w+/g, 'x')}${query}`,
    headers: { 'x-vs-store-code': store, ...(token && { authorization: `Bearer ${token}` }) },
    ...(call.method !== 'GET' && { payload: body ?? {} }),
  })
  return reply.statusCode
}

const REFUSED = [401, 403]

describe.each(WHO)('%s', (name) => {
  test.each(CALLS.map((call) => [call.id, call] as const))('%s, as its row says', async (_, call) => {
    const { actor, token } = whoIs(name)
    const isAllowed = can(
      { actor: call.anonymous ? { kind: 'guest' } : actor, store: { storeId: US } },
      call.may,
    )
    const status = await ask(call, { token })
    // What is allowed and nonsense is refused for its nonsense: 400, or 404 where it names nothing.
    expect([isAllowed, REFUSED.includes(status)]).toEqual([isAllowed, !isAllowed])
    if (!isAllowed) expect(status).toBe(actor.kind === 'guest' ? 401 : 403)
  })
})

test.each(CALLS.map((call) => [call.id, call] as const))('%s with an expired token', async (_, call) => {
  const status = await ask(call, { token: 'expired.access.token' })
  expect(status === 401).toBe(!call.anonymous)
})

/** How an object of somebody is asked for; 404 for all it is not for, as if there were none. */
const OF_OBJECTS: Record<string, (of: Objects) => RightsRequest> = {
  'order.get': ({ order }) => ({ path: `/api/order/${order}` }),
  'order.keep': ({ order }) => ({ path: `/api/order/${order}/keep` }),
  'order.invoice': ({ order }) => ({ path: `/api/order/${order}/invoice` }),
  'order.pay': ({ order }) => ({ path: `/api/order/${order}/pay` }),
  'order.askPayment': ({ order }) => ({ path: `/api/order/${order}/payment` }),
  'cart.pull': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.totals': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.paymentMethods': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.shippingMethods': ({ cart }) => ({
    query: `?cartId=${cart}`,
    body: { address: { country_id: 'US' } },
  }),
  'cart.allShippingMethods': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.collectTotals': ({ cart }) => ({ query: `?cartId=${cart}`, body: { methods: {} } }),
  'cart.shippingInformation': ({ cart }) => ({
    query: `?cartId=${cart}`,
    body: { addressInformation: { shippingAddress: { countryId: 'US' } } },
  }),
  'cart.applyCoupon': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.deleteCoupon': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.coupon': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.applyGiftCard': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.removeGiftCard': ({ cart }) => ({ query: `?cartId=${cart}`, body: { id: 1 } }),
  'cart.bonuses': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.bonusesSpend': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.bonusesSkip': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.share': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'cart.close': ({ cart }) => ({ query: `?cartId=${cart}` }),
  'order.announceReturn': ({ order }) => ({
    body: { id: order, kind: 'return', request_id: 'one-request', lines: [{ line_id: 1, qty: 1 }] },
  }),
  'order.sendGiftCardAgain': ({ order }) => ({ path: `/api/order/${order}/gift-cards/1/send` }),
  'cart.delete': ({ cart }) => ({ query: `?cartId=${cart}`, body: { cartItem: { sku: 'X' } } }),
  'cart.update': ({ cart }) => ({ query: `?cartId=${cart}`, body: { cartItem: { sku: 'X', qty: 0 } } }),
}
/** What the token alone says whose it is. */
const OF_ONESELF = [
  'staff.desk',
  'user.profile',
  'user.account',
  'user.saveName',
  'user.devices',
  'user.endDevice',
  'user.orderHistory',
  'user.formerOrders',
  'user.passkeys',
  'user.prepareNewPasskey',
  'user.addPasskey',
  'user.removePasskey',
  'user.update',
  'user.sendContactCode',
  'user.changeContact',
  'user.changePassword',
  'user.export',
  'user.addresses',
  'user.addAddress',
  'user.changeAddress',
  'user.preferAddress',
  'user.removeAddress',
  'user.bonuses',
  'wishlist.get',
  'wishlist.change',
  'wishlist.share',
  'wishlist.unshare',
  'wishlist.notes',
  'user.sendDeletionCode',
  'user.delete',
  'user.deletion',
  'partner.me',
  'review.awaited',
  'partner.apply',
]
/** Calls of what is somebody's that name nothing of theirs. */
const OF_NOTHING = [
  'cart.create',
  'cart.get',
  'order.place',
  'order.create',
  'user.refresh',
  'user.logout',
  'user.endActing',
  ...OF_ONESELF,
]

test('every call about what is somebody’s own is asked for others’, too', () => {
  const shared = { ...ROLE_TABLE.guest, ...ROLE_TABLE.customer }
  const owned = CALLS.filter(({ may }) => shared[may] === 'own').map(({ id }) => id)
  expect(owned.toSorted()).toEqual([...Object.keys(OF_OBJECTS), ...OF_NOTHING].toSorted())
})

async function belongingsOf({ customerId }: Who, storeId: number): Promise<Objects> {
  const { db } = shop.database
  const name = randomBytes(16).toString('hex')
  const order = { client_order_id: name, fingerprint: '', access_hash: hashKey(KEY) }
  const sums = { currency_code: 'USD', subtotal_minor: 0, shipping_minor: 0, total_minor: 0 }
  const shown = {
    payment_method: json({ title: '' }),
    billing_address: json({}),
    totals: json({}),
    email: '',
  }
  await db
    .insertInto('shop_order')
    .values({ ...order, ...sums, ...shown, store_id: storeId, customer_id: customerId })
    .execute()
  if (customerId === null) return { order: name, cart: name }
  await db
    .updateTable('cart')
    .set({ status: 'closed' })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open')
    .execute()
  const cart = { store_id: storeId, customer_id: customerId }
  const { cart_id } = await db.insertInto('cart').values(cart).returning('cart_id').executeTakeFirstOrThrow()
  return { order: name, cart: String(cart_id) }
}

describe.each(WHO.slice(1))('%s asks', (name) => {
  // Among all calls asked above was the one that signs out.
  beforeAll(async () => {
    asking[name] = await signedIn(name)
  })

  test.each(Object.keys(OF_OBJECTS))('%s: own, others’, other store’s, random', async (id) => {
    const call = CALLS.find((one) => one.id === id)
    const asked = OF_OBJECTS[id]
    if (!call || !asked) throw new Error(`There is no call ${id}.`)
    const me = whoIs(name)
    const other = whoIs(name === 'customer' ? 'other customer' : 'customer')
    const seesAll = ['order.get', 'order.invoice'].includes(id) && ['admin', 'manager'].includes(name as Role)
    // The orders here are not paid, and have no invoice.
    const found = id === 'order.invoice' ? 409 : 200
    const status = async (of: Objects) => ask(call, { ...asked(of), token: me.token })

    expect(await status(await belongingsOf(me, US)), 'own').not.toBe(404)
    expect(await status(await belongingsOf(other, US)), 'another’s').toBe(seesAll ? found : 404)
    expect(await status(await belongingsOf(me, DE)), 'in another store').toBe(seesAll ? found : 404)
    const random = { order: randomBytes(16).toString('hex'), cart: '999999' }
    expect(await status(random), 'random').toBe(404)
  })
})

test('a guest sees an order with its key, in its store, and none without', async () => {
  const call = CALLS.find(({ id }) => id === 'order.get') as Call
  const { order } = await belongingsOf(whoIs('customer'), US)
  const path = `/api/order/${order}`
  expect(await ask(call, { path, query: `?key=${KEY}` })).toBe(200)
  expect(await ask(call, { path, query: `?key=${KEY}`, store: 'de' })).toBe(404)
  expect(await ask(call, { path, query: '?key=other' })).toBe(404)
  expect(await ask(call, { path })).toBe(404)
})

test('no permission of the staff can be had by coming in', () => {
  const guests = Object.keys(ROLE_TABLE.guest)
  const staff = Object.keys(ROLE_TABLE.manager).filter((permission) => !permission.startsWith('order:read'))
  expect(PERMISSIONS.filter((one) => guests.includes(one) && staff.includes(one))).toEqual([])
})
