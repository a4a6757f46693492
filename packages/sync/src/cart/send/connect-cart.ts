import { createCart } from '@vitrine/contract/cart'
import { connected } from '../change/change-cart.ts'
import { noticedChanges } from '../change/changes-of.ts'
import { type CartWork, clientOf, stampOf } from './cart-work.ts'

/** A cart is opened when there is something to put in, or somebody whose cart may hold something. */
export function needsCart({ keeper, isSignedIn }: CartWork): boolean {
  const { cartId, waiting, owner } = keeper.get()
  const isAwaited = owner.kind === 'leaving' || (isSignedIn() && owner.kind !== 'bypassed')
  return cartId === null && (waiting.length > 0 || isAwaited)
}

export async function connectCart(work: CartWork): Promise<void> {
  const { keeper, isSignedIn } = work
  const { owner, base } = keeper.get()
  const isBypassed = owner.kind === 'bypassed'
  const isGuest = isBypassed || !isSignedIn()
  const query = owner.kind === 'leaving' && !isGuest ? { mergeFrom: owner.guestCartId } : {}
  const { result, meta } = await clientOf(work).ask(createCart, { query })
  const changes = noticedChanges(meta.notices ?? [], { lines: base, id: stampOf(work).id })
  await keeper.change(connected({ cartId: String(result), isBypassed, isNew: isGuest, changes }))
  work.bypass.count = 0
}
