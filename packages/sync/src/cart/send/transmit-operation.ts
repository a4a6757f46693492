import { deleteFromCart, type ServerItem, updateCart } from '@vitrine/contract/cart'
import type { ShopClient } from '@vitrine/contract/client'
import type { ReplyMeta } from '@vitrine/contract/reply'
import type { CartOperation } from '../cart-state.ts'

export type Transmitted = { item: ServerItem | null; meta: ReplyMeta }
type Way = { client: ShopClient; cartId: string; sendsParent: boolean }

export async function transmitOperation(operation: CartOperation, way: Way): Promise<Transmitted> {
  const { client, cartId } = way
  const { operationId, qty, itemId } = operation
  if (qty === 0 && itemId !== undefined) {
    const cartItem = { sku: operation.sku, quoteId: cartId, item_id: itemId }
    const { meta } = await client.ask(deleteFromCart, { body: { cartItem, operationId } })
    return { item: null, meta }
  }
  const cartItem = { ...wantedItem(operation, way), quoteId: cartId }
  // More than the stock holds is not refused whole: what is left goes in, and the shopper is told.
  const body = { cartItem, operationId, onShortage: 'cap' } as const
  const { result, meta } = await client.ask(updateCart, { body })
  return { item: result.qty === 0 ? null : result, meta }
}

function wantedItem({ sku, qty, productOption, itemId, replaces, preview }: CartOperation, way: Way) {
  const choices = productOption.extension_attributes.configurable_item_options
  const isWhole = choices.length > 0 && choices.every((one) => one.option_value !== '')
  const asked = way.sendsParent && isWhole && preview.parentSku ? preview.parentSku : sku
  // The id is needed only where the line itself becomes another; else sku and choices find it, also when made anew.
  const id = replaces && itemId !== undefined ? { item_id: itemId } : {}
  return { sku: asked, qty, product_option: productOption, ...id }
}
