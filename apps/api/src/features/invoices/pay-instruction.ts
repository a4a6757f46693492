import { toMajor } from '@vitrine/domain/money/money'
import { type PayInstruction, payInstruction } from '@vitrine/domain/order/money/pay-instruction'
import { findStore } from '@vitrine/domain/store/find-store'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, noonOf } from '@vitrine/i18n/calendar/calendar-day'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { Selectable } from 'kysely'
import { storesOf, type Trading } from '#api/commerce/commerce.ts'
import type { Schema } from '#api/db/schema.ts'
import { companyOf, type LetterContext } from '#api/features/mail/index.ts'

type Order = Selectable<Schema['shop_order']>

/** What is left to do for an order that is settled outside the shop; see the domain's rule. */
export async function payInstructionOf(ctx: Trading, order: Order): Promise<PayInstruction | null> {
  const { code, provider } = order.payment_method as { code?: string; provider?: string | null }
  if (!code || provider || order.payment_state !== 'open') return null
  const store = findStore(await storesOf(ctx), order.store_id)
  if (!store) return null
  return payInstruction({
    methodCode: code,
    states: { order: order.state, payment: order.payment_state },
    number: order.number,
    totalMinor: order.total_minor,
    currencyCode: order.currency_code,
    orderedAt: noonOf(dayNumber(order.created_at, TIME_ZONES[store.code])),
    bank: (await companyOf(ctx, store)).bank,
  })
}

/** Where its money goes and what it is known by there, in words; none where it is handed over. */
export function accountLines(
  { to, totalMinor, reference }: PayInstruction,
  { store, t }: Pick<LetterContext, 'store' | 't'>,
): string[] {
  if (!to) return []
  const line = (label: string, told: string) => t('shell.label', { label }) + told
  return [
    line(t('order.payTo'), to.holder),
    line(t('order.payIban'), to.iban),
    ...(to.bic ? [line(t('order.payBic'), to.bic)] : []),
    line(t('order.paySum'), formatPrice(toMajor(totalMinor), store)),
    line(t('order.payReference'), reference ?? ''),
  ]
}
