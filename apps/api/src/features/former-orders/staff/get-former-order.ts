import {
  FORMER_SUMS,
  type FormerOrderDetails,
  type FormerPlace,
} from '@vitrine/contract/people/staff-former-orders'
import { toMajor } from '@vitrine/domain/money/money'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { toFormerOrder } from '../former-orders-of.ts'
import { type FormerDetailsRow, selectFormerOrder } from './former-queries.ts'

type Facts = FormerDetailsRow['facts']

export async function getFormerOrder(ctx: Context, id: number): Promise<FormerOrderDetails> {
  assertMay(ctx, 'order:manage')
  const row = await selectFormerOrder(ctx, id)
  if (!row) throw new ShopError('NOT_FOUND')
  const { facts, ...order } = row
  return {
    ...toFormerOrder(order),
    billing: placeIn(facts, 'Billing'),
    shipping: placeIn(facts, 'Shipping'),
    shipping_method: textIn(facts, 'shipping_method'),
    payment_method: textIn(facts, 'payment_method'),
    notes: textIn(facts, 'notes'),
    sums: FORMER_SUMS.flatMap((code) => {
      const minor = facts[code]
      return typeof minor === 'number' ? [{ code, sum: toMajor(minor) }] : []
    }),
  }
}

const textIn = (facts: Facts, name: string): string => String(facts[name] ?? '')

/** Under the names of the columns its table would leave in again. */
function placeIn(facts: Facts, whose: 'Billing' | 'Shipping'): FormerPlace | null {
  const of = (word: string) => textIn(facts, `${whose} ${word}`)
  const place = {
    name: of('Name'),
    company: of('Company'),
    street: [of('Address1'), of('Address2')].filter((line) => line !== ''),
    city: of('City'),
    region: of('Province'),
    postcode: of('Zip'),
    country: of('Country'),
    telephone: of('Phone'),
  }
  return Object.values(place).some((part) => part.length > 0) ? place : null
}
