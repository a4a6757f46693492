import type { ServerItem } from '@vitrine/contract/cart'
import type { CartLine as stored } from '../cart-state.ts'
import { type CartOwner, EMPTY_STORED_CART, type StoredCart } from './stored-cart.ts'

/** What earlier versions of the shop kept: lines as shown, and nothing about the server's. */
type EarlierStoredCart = { cartId?: string | null; lines?: readonly stored[] }

/** On disk whose it is stands in three fields, which tabs of earlier versions of the shop read and write as well. */
type WrittenOwner = {
  mergeFrom: string | null
  isBypassed: boolean
  parked: readonly ServerItem[] | null
}
export type WrittenCart = Omit<StoredCart, 'owner'> & WrittenOwner

/** As it lies on disk. */
export function writtenCart({ owner, ...cart }: StoredCart): WrittenCart {
  return {
    ...cart,
    mergeFrom: owner.kind === 'leaving' ? owner.guestCartId : null,
    isBypassed: owner.kind === 'bypassed',
    parked: owner.kind === 'bypassed' ? owner.parked : null,
  }
}

function ownerOf({ mergeFrom, isBypassed, parked }: WrittenOwner): CartOwner {
  if (isBypassed || parked !== null) return { kind: 'bypassed', parked }
  return mergeFrom === null ? { kind: 'visitor' } : { kind: 'leaving', guestCartId: mergeFrom }
}

/** Whatever lies in a browser, made into a kept cart; nothing in it is trusted to be whole. */
export function readStoredCart(found: unknown): StoredCart {
  if (typeof found !== 'object' || found === null) return EMPTY_STORED_CART
  if ('base' in found) {
    const { mergeFrom = null, isBypassed = false, parked = null, ...cart } = found as Partial<WrittenCart>
    return { ...EMPTY_STORED_CART, ...cart, owner: ownerOf({ mergeFrom, isBypassed, parked }) }
  }
  const { cartId = null, lines = [] } = found as EarlierStoredCart
  const base = lines.filter((line) => line.confirmed)
  const waiting = lines
    .filter((line) => !line.confirmed)
    .map((line, index) => ({
      operationId: `earlier-${cartId ?? 'cart'}-${index}`,
      sku: line.sku,
      qty: line.qty,
      productOption: line.product_option,
      preview: line,
      createdAt: 0,
      attempts: 0,
    }))
  return { ...EMPTY_STORED_CART, revision: 1, cartId, base, waiting }
}
