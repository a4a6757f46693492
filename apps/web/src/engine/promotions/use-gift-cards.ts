import { applyGiftCard, removeGiftCard } from '@vitrine/contract/cart/promotions'
import { useState } from 'react'
import { useCart, useCartStore } from '../use-cart.ts'
import { useClient } from '../use-client.ts'
import { type CodeRefusal, FAILED, refusalOf } from './code-refusal.ts'
import { sentCartId } from './sent-cart-id.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/** The gift cards of the bag: those its sums name, and what became of the last one that was typed. */
export function useGiftCards() {
  const client = useClient()
  const store = useCartStore()
  const cart = useCart()
  const tellFailure = useFailureNotice()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<CodeRefusal | null>(null)
  const change = async (send: (cartId: string) => Promise<true>) => {
    setBusy(true)
    const cartId = await sentCartId(store)
    const refusal = cartId === null ? FAILED : await send(cartId).then(() => null, refusalOf)
    if (refusal === null) await store.sync().catch(() => undefined)
    setBusy(false)
    return refusal
  }
  return {
    cards: cart.totals?.gift_cards ?? [],
    isBusy,
    outcome,
    async apply(code: string) {
      setOutcome(await change((id) => client.call(applyGiftCard, { query: { cartId: id }, body: { code } })))
    },
    async remove(id: number) {
      setOutcome(null)
      const failure = await change((cartId) =>
        client.call(removeGiftCard, { query: { cartId }, body: { id } }),
      )
      if (failure) tellFailure()
    },
  }
}
