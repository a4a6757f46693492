import { applyCoupon, type Coupon, deleteCoupon } from '@vitrine/contract/cart/promotions'
import { useState } from 'react'
import { useCart, useCartStore } from '../use-cart.ts'
import { useClient } from '../use-client.ts'
import { type CodeRefusal, FAILED, refusalOf } from './code-refusal.ts'
import { sentCartId } from './sent-cart-id.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/** `idle`: it is on the bag and counts for nothing there yet. */
export type CouponOutcome = CodeRefusal | { kind: 'idle'; coupon: Coupon }

/** The coupon of the bag: the one its sums name, and what became of the last one that was typed. */
export function useCoupon() {
  const client = useClient()
  const store = useCartStore()
  const cart = useCart()
  const tellFailure = useFailureNotice()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<CouponOutcome | null>(null)
  const change = async (send: (cartId: string) => Promise<CouponOutcome | null>) => {
    setBusy(true)
    const cartId = await sentCartId(store)
    const next = cartId === null ? FAILED : await send(cartId).catch(refusalOf)
    if (next === null || next.kind === 'idle') await store.sync().catch(() => undefined)
    setBusy(false)
    return next
  }
  return {
    code: cart.totals?.coupon_code ?? null,
    isBusy,
    outcome,
    async apply(code: string) {
      const next = await change(async (id) => {
        const coupon = await client.call(applyCoupon, { query: { cartId: id, coupon: code } })
        return coupon.active ? null : { kind: 'idle', coupon }
      })
      setOutcome(next)
    },
    async remove() {
      setOutcome(null)
      const failure = await change(async (id) => {
        await client.call(deleteCoupon, { query: { cartId: id } })
        return null
      })
      if (failure) tellFailure()
    },
  }
}
