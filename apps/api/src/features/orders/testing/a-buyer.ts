import { createHash, randomUUID } from 'node:crypto'
import * as cart from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { PlaceOrderSchema, placeOrder } from '@vitrine/contract/order'
import { lineKey, optionsKey } from '@vitrine/domain/cart/line-identity'
import { canonicalOption, type ProductOption } from '@vitrine/domain/cart/product-option'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { hashToken } from '#api/features/cart/cart-of.ts'
import { createCart } from '#api/features/cart/create-cart.ts'

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

/** The other stores of the euro do not deliver to Germany. */
export const IN_DUBLIN = { ...ADDRESS, city: 'Dublin', postcode: 'D02 X285', country_id: 'IE' }

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

/** A guest's cart with these goods in it, whether or not there are as many; answers its token. */
export async function aFilledCart(ctx: Context, goods: readonly Goods[]): Promise<string> {
  const token = await createCart(ctx)
  const lines = new Map<string, { sku: string; qty: number; options: ProductOption; hash: string }>()
  for (const { sku, qty, product_option } of goods) {
    const options = canonicalOption(product_option)
    const key = lineKey({ sku, product_option: options })
    const hash = createHash('sha256').update(optionsKey(options)).digest('hex')
    lines.set(key, { sku, options, hash, qty: qty + (lines.get(key)?.qty ?? 0) })
  }
  await sql`insert into cart_line (cart_id, product_id, sku, qty, options, options_hash)
    select c.cart_id, p.product_id, l.sku, l.qty, l.options, l.hash
    from jsonb_to_recordset(${JSON.stringify([...lines.values()])}::jsonb) as
      l(sku text, qty int, options jsonb, hash text)
    join product p using (sku), cart c where c.token_hash = ${hashToken(token)}`.execute(ctx.db)
  return token
}

/** A cart with these goods in it, and the order for them. */
export async function aBuyer(shop: ShopClient, goods: Goods[]) {
  const cartId = await shop.call(cart.createCart)
  for (const cartItem of goods)
    await shop.call(cart.updateCart, { query: { cartId }, body: { cartItem: cartItem as never } })
  const buy = (overrides: object = {}) =>
    shop.call(placeOrder, { body: anOrder(cartId, goods, overrides) as never })
  return { cartId, buy }
}
