import { createCart, deleteFromCart, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import { CallError } from '@vitrine/contract/reply'
import type { CartOperation } from './cart-state.ts'

export type Sent =
  | { outcome: 'done' }
  | { outcome: 'refused'; errorCode: string; message: string; qty?: number }
  | { outcome: 'dead-cart' }
  | { outcome: 'later' }

/** The reply code decides: delivered, refused for good, or try later. */
export async function sendOperation(
  client: ShopClient,
  cartId: string,
  operation: CartOperation,
): Promise<Sent> {
  try {
    await transmit(client, cartId, operation)
    return { outcome: 'done' }
  } catch (error) {
    return judge(error)
  }
}

function transmit(client: ShopClient, cartId: string, operation: CartOperation): Promise<unknown> {
  const { sku, operationId, qty, productOption, itemId } = operation
  const line = { sku, quoteId: cartId, ...(itemId === undefined ? {} : { item_id: itemId }) }
  if (qty === 0 && itemId !== undefined)
    return client.call(deleteFromCart, { body: { cartItem: line, operationId } })
  return client.call(updateCart, {
    body: { cartItem: { ...line, qty, product_option: productOption }, operationId },
  })
}

function judge(error: unknown): Sent {
  if (!(error instanceof CallError)) return { outcome: 'later' }
  if (error.code === 404 && String(error.result).includes('cartId')) return { outcome: 'dead-cart' }
  if (error.code === 429 || error.code >= 500 || error.code === 0) return { outcome: 'later' }
  const { errorCode = '', qty } = error.meta
  return { outcome: 'refused', errorCode, message: error.message, ...(qty === undefined ? {} : { qty }) }
}

export async function openCart(client: ShopClient): Promise<string> {
  return String(await client.call(createCart))
}
