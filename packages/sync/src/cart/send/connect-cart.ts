import { createCart } from '@vitrine/contract/cart'
import { connected } from '../change/change-cart.ts'
import { noticedChanges } from '../change/changes-of.ts'
import { type CartWork, clientOf, stampOf } from './cart-work.ts'

/** A cart is opened when there is something to put in, or somebody whose cart may hold something. */
export function needsCart({ keeper, isSignedIn }: CartWork): boolean {
  const { cartId, waiting, mergeFrom, isBypassed } = keeper.get()
  return cartId === null && (waiting.length > 0 || mergeFrom !== null || (isSignedIn() && !isBypassed))
}

export async function connectCart(work: CartWork): Promise<void> {
  const { keeper, isSignedIn } = work
  const { mergeFrom, base, isBypassed } = keeper.get()
  const isGuest = isBypassed || !isSignedIn()
  const brings = mergeFrom !== null && !isGuest
  const { result, meta } = await clientOf(work).ask(createCart, { query: brings ? { mergeFrom } : {} })
  const changes = noticedChanges(meta.notices ?? [], { lines: base, id: stampOf(work).id })
  await keeper.change(connected({ cartId: String(result), isBypassed, isNew: isGuest, changes }))
  work.bypass.count = 0
}
