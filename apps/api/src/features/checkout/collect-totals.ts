import type { Totals } from '@vitrine/contract/cart'
import type { Context } from '#api/context.ts'
import { type ErrorCode, ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'
import { setShippingInformation } from './set-shipping-information.ts'

type Methods = {
  paymentMethod?: { method: string } | undefined
  shippingCarrierCode?: string | undefined
  shippingMethodCode?: string | undefined
}

const FIELDS: Partial<Record<ErrorCode, string>> = {
  SHIPPING_UNAVAILABLE: 'methods.shippingMethodCode',
  PAYMENT_UNAVAILABLE: 'methods.paymentMethod.method',
}

/** The totals with these ways of delivery and payment, which are kept. */
export async function collectTotals(
  ctx: Context,
  { token, methods }: { token: string; methods: Methods },
): Promise<Totals> {
  const { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode, paymentMethod } = methods
  const chosen = { token, carrierCode, methodCode, paymentCode: paymentMethod?.method }
  const { totals } = await setShippingInformation(ctx, chosen).catch(byOwnField)
  return totals
}

/** A refusal names the field as this call spells it. */
function byOwnField(error: unknown): never {
  const path = error instanceof ShopError ? FIELDS[error.code] : undefined
  if (!(error instanceof ShopError) || path === undefined) throw error
  const [problem] = error.details as FieldProblem[]
  throw new ShopError(error.code, { details: [{ ...problem, path }] })
}
