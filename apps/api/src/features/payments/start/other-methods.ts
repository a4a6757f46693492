import type { PricedLine } from '@vitrine/domain/checkout/totals'
import { soldIn } from '#api/commerce/closed-stores.ts'
import { type Offering, offeringOf } from '#api/commerce/commerce.ts'
import type { Context } from '#api/context.ts'
import {
  type OfferedPayment,
  type OrderBasis,
  offerPayment,
  type Recounted,
  recount,
} from '#api/features/checkout/index.ts'
import type { OrderRow } from '#api/features/orders/index.ts'

type Chosen = { code?: string; carrierCode?: string } | null
/** A way to pay an order, and what the order costs that way; not counted anew where it stays as it is. */
export type PayableBy = OfferedPayment & { totalMinor: number; counted?: Recounted }

/** Swapped in tests, to prove that it is needed. */
export const countings = { recount }
export type Countings = typeof countings

/** What an order can be paid by, its own way first where it is still offered. */
export async function listMethodsOf(
  ctx: Context,
  order: OrderRow,
  by: Countings = countings,
): Promise<PayableBy[]> {
  // Its ways and its money are those of the store that sold it, whichever store answers.
  const offering = await offeringOf({ ...ctx, store: await soldIn(ctx, order) })
  const offers = offersFor(offering, order)
  const own = offers.find(({ code }) => code === ownMethodOf(order))
  const others = offers.filter((one) => one !== own).flatMap(payableBy)
  return own ? [{ ...own, totalMinor: order.total_minor }, ...others] : others

  function payableBy(one: OfferedPayment): PayableBy[] {
    const basis = order.basis as OrderBasis | null
    // From before orders kept what they were counted from.
    if (!basis)
      return own && costsNothing(own) && costsNothing(one) ? [{ ...one, totalMinor: order.total_minor }] : []
    const counted = by.recount(basis, one, offering.store)
    return counted ? [{ ...one, totalMinor: counted.totals.grandTotalMinor, counted }] : []
  }
}

/** The way it was ordered to be paid by, or that was chosen since. */
export const ownMethodOf = ({ payment_method }: OrderRow): string | undefined =>
  (payment_method as Chosen)?.code

function offersFor(offering: Offering, order: OrderRow): OfferedPayment[] {
  const carrierCode = (order.shipping_method as Chosen)?.carrierCode ?? null
  const type = order.shipping_address === null ? ('virtual' as const) : ('simple' as const)
  const priced = (order.basis as OrderBasis | null)?.priced ?? [{ type }]
  const lines = priced.map(({ type, isGiftCard = false }: Pick<PricedLine, 'type' | 'isGiftCard'>) => ({
    type,
    isGiftCard,
  }))
  return offerPayment(offering, { lines, carrierCode })
}

const costsNothing = ({ discountPercent, feeMinor }: Pick<OfferedPayment, 'discountPercent' | 'feeMinor'>) =>
  discountPercent === 0 && feeMinor === 0
