// Twenty people, each with a name, an address, a cart and an order that carry a mark nobody else has.
import { randomUUID } from 'node:crypto'
import type { Role } from '@vitrine/domain/access/roles'
import { openSession } from '../../../e2e/src/open-session.ts'
import { browse } from './browse.ts'

const SHOPPERS = 14
const ROLES: readonly (readonly Role[])[] = [
  ...Array.from({ length: SHOPPERS }, () => []),
  ...[['blogger'], ['blogger'], ['blogger']].map((roles) => roles as Role[]),
  ...[['admin'], ['admin'], ['admin']].map((roles) => roles as Role[]),
]
export type Person = {
  name: string
  roles: readonly Role[]
  /** What a browser of theirs sends with a page, and with a call. */
  cookie: string
  bearer: string
  cartId: string
  orderId: string
  /** What nobody else may ever read. */
  marks: string[]
}
type Shop = { url: string; dataDir: string; nextSku: () => string }

export async function makePeople(shop: Shop): Promise<Person[]> {
  const people: Person[] = []
  for (const [at, roles] of ROLES.entries()) people.push(await makePerson(shop, at, roles))
  return people
}

async function makePerson(
  { url, dataDir, nextSku }: Shop,
  at: number,
  roles: readonly Role[],
): Promise<Person> {
  const mark = `quokka${String.fromCharCode(97 + at)}mark`
  const email = `${mark}@crawl.example`
  const { accessToken, refreshToken } = await openSession(dataDir, { email, roles })
  const headers = { authorization: `Bearer ${accessToken}`, 'x-vs-store-code': 'de' }
  const call = async (path: string, body: unknown) => {
    const { status, text } = await browse(`${url}${path}`, { headers, body })
    if (status !== 200) throw new Error(`${path} answers ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text).result
  }
  const address = {
    ...{ firstname: `First${mark}`, lastname: `Last${mark}`, street: [`${mark} lane 1`] },
    ...{ city: 'Berlin', postcode: '10115', country_id: 'DE' },
  }
  await call('/api/user/update', { firstname: address.firstname, lastname: address.lastname })
  await call('/api/user/addresses', address)
  const order = await placeOrder(call, nextSku(), { ...address, email })
  const cartId = String(await call('/api/cart/create', {}))
  await call(`/api/cart/update?cartId=${cartId}`, { cartItem: { sku: nextSku(), qty: 1 } })
  const [signature = ''] = accessToken.split('.').slice(-1)
  return {
    ...{ name: mark, roles, cartId, orderId: order, bearer: accessToken },
    cookie: `vitrine-session=${refreshToken}; __Host-vitrine-session=${refreshToken}; vitrine-cart=${cartId}`,
    // The cart of somebody who is signed in is called by a number, which may stand anywhere.
    marks: [mark, signature, refreshToken, order],
  }
}

type Call = (path: string, body: unknown) => Promise<unknown>

async function placeOrder(call: Call, sku: string, address: object): Promise<string> {
  const cartId = String(await call('/api/cart/create', {}))
  const line = { sku, qty: 1 }
  await call(`/api/cart/update?cartId=${cartId}`, { cartItem: line })
  const orderId = randomUUID()
  const addressInformation = {
    ...{ shippingAddress: address, billingAddress: address },
    ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door', payment_method_code: 'invoice' },
  }
  await call('/api/order', { order_id: orderId, cart_id: cartId, products: [line], addressInformation })
  return orderId
}
