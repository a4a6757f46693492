import type { ReplyMeta } from '@vitrine/contract/reply'
import { mintOrder } from '@vitrine/sync/order/mint-order'
import type { OrderOutcome } from '@vitrine/sync/order/order-outcome'
import { useState } from 'react'
import { useCart, useCartStore } from '#web/engine/use-cart.ts'
import { useOrders } from '#web/engine/use-orders.ts'
import { refusedFields } from '#web/lib/address/refused-fields.ts'
import { keptReferral } from '#web/lib/order/referral.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import type { Billing } from './chosen/use-billing.ts'
import { toAddress } from './details.ts'
import { useKeptOrder } from './offline/use-kept-order.ts'
import type { DetailsForm } from './use-details.ts'
import type { Methods } from './use-methods.ts'

export type Phase =
  | { phase: 'editing' }
  | { phase: 'sending' }
  /** No answer yet; it is kept and sent again with the same id. */
  | { phase: 'waiting' }
  /** `isMarked`: beside the fields that were meant. */
  | { phase: 'refused'; errorCode: string; message: string; isMarked: boolean }

type Filled = Pick<DetailsForm, 'details' | 'regions' | 'refuse'>
type Wish = {
  form: Filled
  methods: Methods
  /** Where it is not that of the parcel. */
  billing?: Billing['address']
  createAccount: boolean
  earlyDelivery: boolean
  /** The shop has named fields that are wrong. */
  onWrong(): void
}

export const SIGNED_OUT = 'SIGNED_OUT'
/** Its message is the code. */
export const COUPON_LAPSED = 'COUPON_LAPSED'
const EDITING: Phase = { phase: 'editing' }
const BAG_UNSENT: Phase = { phase: 'refused', errorCode: 'BAG_UNSENT', message: '', isMarked: false }

export function usePlaceOrder({ form, methods, billing, createAccount, earlyDelivery, onWrong }: Wish) {
  const cart = useCartStore()
  const { orders, newId } = useOrders()
  const { cartId, lines } = useCart()
  const { code: storeCode } = useStore()
  const [state, setState] = useState(EDITING)

  const settle = (outcome: OrderOutcome | null) => {
    if (outcome?.outcome === 'waiting') return setState({ phase: 'waiting' })
    if (outcome?.outcome !== 'refused') return
    const { meta, message, code } = outcome
    const marked = refusedFields(meta, form.details.country)
    const isMarked = Object.keys(marked).length > 0
    form.refuse(marked)
    const lapsed = lapsedCoupon(meta, methods.totals?.coupon_code ?? null)
    const why = lapsed
      ? { errorCode: COUPON_LAPSED, message: lapsed }
      : { errorCode: errorCodeOf(code, meta), message }
    setState({ phase: 'refused', ...why, isMarked })
    if (isMarked) onWrong()
    methods.retry()
    // What the shop holds by now is shown before it is ordered again.
    void cart.sync()
  }
  const resume = useKeptOrder({
    ...{ orders, state, onOutcome: settle },
    onGone: () => setState((before) => (before.phase === 'waiting' ? EDITING : before)),
  })

  const place = async () => {
    const {
      chosenShipping: shipping,
      chosenPayment: payment,
      chosenPoint: point,
      totals,
      isEstimate,
    } = methods
    if (!payment || !totals) return
    // What the shop never heard of it cannot sell: an order is for one of its carts.
    if (cartId === null) return setState(BAG_UNSENT)
    setState({ phase: 'sending' })
    const chosen = { shipping, payment, point: point?.code }
    const wish = {
      storeCode,
      cartId,
      totals,
      lines,
      ...addressesOf(form, billing),
      ...chosen,
      createAccount,
      earlyDelivery,
      isOffline: isEstimate,
      comment: form.details.comment ?? '',
      referral: keptReferral(),
    }
    const outcome = await orders.place(mintOrder(wish, { id: newId(), now: Date.now() }))
    if (outcome.outcome === 'waiting') settle(outcome)
  }
  const isSaidInVain = state === BAG_UNSENT && cartId !== null
  return { state: isSaidInVain ? EDITING : state, place, resume }
}

function addressesOf({ details, regions }: Filled, billing: Billing['address']) {
  const address = toAddress(details, regions)
  return { address, billing: billing && { ...billing, email: address.email } }
}

function errorCodeOf(code: number, meta: ReplyMeta): string {
  // Who is signed out is told so by the way to the shop, which knows no codes of its own.
  if (code === 401) return SIGNED_OUT
  if (namesField(meta, 'store_code')) return 'STORE_CLOSED'
  return namesField(meta, '.pickup_point') ? 'PICKUP_POINT' : (meta.errorCode ?? '')
}

/** The code that was counted with where the shop now counts without one. */
function lapsedCoupon({ details }: ReplyMeta, seen: string | null): string | null {
  const { totals } = (details ?? {}) as { totals?: { coupon_code: string | null } }
  return totals?.coupon_code === null ? seen : null
}

/** The field a refusal names; its point or its store has closed since it was shown. */
function namesField({ details }: ReplyMeta, ending: string): boolean {
  const [first] = Array.isArray(details) ? details : []
  return String(first?.path).endsWith(ending)
}
