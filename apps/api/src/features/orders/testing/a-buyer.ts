import { randomUUID } from 'node:crypto'
import { createCart, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { PlaceOrderSchema, placeOrder } from '@vitrine/contract/order'

export type Goods = { sku: string; qty: number; product_option?: object }

export const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Berg',
  street: ['Hauptstr. 1'],
  city: 'Berlin',
  postcode: '10115',
  country_id: 'DE',
  email: 'anna@example.org',
}

/** What a browser sends, complete; parcel and invoice unless told otherwise. */
export function anOrder(cartId: string, products: Goods[], overrides: object = {}) {
  return {
    order_id: randomUUID(),
    cart_id: cartId,
    products,
    addressInformation: {
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      shipping_carrier_code: 'parcelshop',
      shipping_method_code: 'standard',
      payment_method_code: 'invoice',
    },
    ...overrides,
  }
}

/** The body as the server reads it, for calling the verb itself. */
export function readOrder(...order: Parameters<typeof anOrder>) {
  return PlaceOrderSchema.parse(anOrder(...order))
}

/** A cart with these goods in it, and the order for them. */
export async function aBuyer(shop: ShopClient, goods: Goods[]) {
  const cartId = await shop.call(createCart)
  for (const cartItem of goods)
    await shop.call(updateCart, { query: { cartId }, body: { cartItem: cartItem as never } })
  const buy = (overrides: object = {}) =>
    shop.call(placeOrder, { body: anOrder(cartId, goods, overrides) as never })
  return { cartId, buy }
}
