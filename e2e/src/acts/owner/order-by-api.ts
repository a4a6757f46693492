import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

type Shop = { url: string }
type Wish = {
  email: string
  sku: string
  qty?: number
  /** Of the customer whose bonuses pay as much of it as they may. */
  token?: string
  /** The partner whose link led here. */
  referral?: string
}

/** A program's way through the checkout, up to the money: answers the order's number. */
export async function ordersPaid({ url }: Shop, wish: Wish): Promise<string> {
  const send = sender(url, wish.token)
  const cartId = String(await send('/api/cart/create', {}))
  const of = { cartId }
  await send('/api/cart/update', { cartItem: { sku: wish.sku, qty: wish.qty ?? 1, quoteId: cartId } }, of)
  if (wish.token) await send('/api/cart/bonuses-spend', {}, of)
  const placed = (await send('/api/order', orderOf(cartId, wish))) as {
    orderNumber: string
    pay_link: string
  }
  const paid = await fetch(new URL(`${placed.pay_link}/pay`, url), {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
  return placed.orderNumber
}

const sender =
  (url: string, token?: string) =>
  async (path: string, body: object, query: Record<string, string> = {}): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      'x-vs-store-code': 'de',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const address = `${url}${path}?${new URLSearchParams(query)}`
    const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    expect(reply.status, `${path}: ${text}`).toBe(200)
    return (JSON.parse(text) as { result: unknown }).result
  }

function orderOf(cart_id: string, { email, sku, qty = 1, referral }: Wish) {
  const address = {
    ...{ firstname: 'Ida', lastname: 'Holm', street: ['Hauptstraße 1'], city: 'Berlin', postcode: '10115' },
    ...{ country_id: 'DE', email },
  }
  return {
    ...{ order_id: randomUUID(), cart_id, products: [{ sku, qty }] },
    ...(referral && { referral: { code: referral, at: new Date().toISOString() } }),
    addressInformation: {
      ...{ shippingAddress: address, billingAddress: address },
      ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door', payment_method_code: 'testcard' },
    },
  }
}
