import type { ShippingInformation } from '@vitrine/contract/cart/checkout'
import { ShopError } from '#api/errors.ts'
import type { FieldProblem } from '#api/field-problem.ts'

/** Fields of the call that have two names. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  shippingAddress: 'shipping_address',
  country_id: 'countryId',
  shipping_method_code: 'shippingMethodCode',
  payment_method_code: 'paymentMethodCode',
}

/** A refusal names the field as whoever is refused has spelled it: a form finds it by no other name. */
export function byItsSpelling(given: ShippingInformation): (error: unknown) => never {
  const place = 'shippingAddress' in given ? given.shippingAddress : given.shipping_address
  const sent: object = { ...place, ...given }
  const spelled = (name: string) => {
    const other = OTHER_NAMES[name]
    return other !== undefined && other in sent && !(name in sent) ? other : name
  }
  return (error) => {
    if (!(error instanceof ShopError) || !Array.isArray(error.details)) throw error
    const details = (error.details as FieldProblem[]).map((one) => ({
      ...one,
      path: one.path.split('.').map(spelled).join('.'),
    }))
    const { code, message, status, meta } = error
    throw new ShopError(code, { message, status, meta, details })
  }
}
