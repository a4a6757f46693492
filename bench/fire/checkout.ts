import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { ask, type Outcome } from '../src/mixed/ask.ts'

type Checkout = {
  url: string
  agent: Agent
  nextSku: () => string
  heard: (outcome: Outcome) => void
  /** The address a proxy would tell; one address may open so many carts and no more. */
  visitor?: string
}
type Reply = { code: number; result: unknown }

/** A cart, a line and an order, as a shopper makes them. */
export async function checkout({
  url,
  agent,
  nextSku,
  heard,
  visitor,
}: Checkout): Promise<'placed' | 'not placed' | 'away'> {
  const headers = { 'x-vs-store-code': 'de', ...(visitor && { 'x-forwarded-for': visitor }) }
  const send = async (path: string, body: unknown): Promise<Reply | undefined> => {
    const outcome = await ask({ url: url + path, agent, body, headers })
    heard(outcome)
    return outcome.kind === 'answered' ? (JSON.parse(outcome.body) as Reply) : undefined
  }
  const cart = await send('/api/cart/create', {})
  if (!cart) return 'away'
  const cartId = String(cart.result)
  const line = { sku: nextSku(), qty: 1 }
  await send(`/api/cart/update?cartId=${cartId}`, { cartItem: line })
  const order = await send('/api/order', orderOf(cartId, [line]))
  return order?.code === 200 ? 'placed' : 'not placed'
}

export function orderOf(cartId: string, products: object[]) {
  const address = {
    ...{ firstname: 'Anna', lastname: 'Berg', street: ['Hauptstr. 1'], city: 'Berlin', postcode: '10115' },
    ...{ country_id: 'DE', email: 'anna@example.org' },
  }
  const addressInformation = {
    ...{ shippingAddress: address, billingAddress: address },
    ...{
      shipping_carrier_code: 'courier',
      shipping_method_code: 'door',
      payment_method_code: 'invoice',
    },
  }
  return { order_id: randomUUID(), cart_id: cartId, products, addressInformation }
}
