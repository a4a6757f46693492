import type { PayInstruction as WireInstruction } from '@vitrine/contract/order/pay-instruction'
import { toMajor } from '@vitrine/domain/money/money'
import { type PayInstruction, payInstruction } from '@vitrine/domain/order/money/pay-instruction'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import type { Database } from '#api/db/client.ts'
import { companyOf } from '#api/features/mail/index.ts'
import { qrCode } from '#api/qr-code.ts'
import type { OrderRow } from '../order-payments.ts'

/** What is left to do for an order that is settled outside the shop; see the domain's rule. */
export async function payInstructionOf(db: Database, order: OrderRow): Promise<PayInstruction | null> {
  const { code, provider } = order.payment_method as { code?: string; provider?: string | null }
  const store = STORE_VIEWS.find(({ storeId }) => storeId === order.store_id)
  if (!code || provider || !store || order.payment_state !== 'open') return null
  return payInstruction({
    methodCode: code,
    states: { order: order.state, payment: order.payment_state },
    number: order.number,
    totalMinor: order.total_minor,
    currencyCode: order.currency_code,
    orderedAt: order.created_at.getTime(),
    bank: (await companyOf(db, store)).bank,
  })
}

export async function viewInstruction(db: Database, order: OrderRow): Promise<WireInstruction | null> {
  const found = await payInstructionOf(db, order)
  if (!found) return null
  const { totalMinor, until, epc, ...rest } = found
  return {
    ...rest,
    amount: toMajor(totalMinor),
    until: until === null ? null : new Date(until).toISOString(),
    qr: epc === null ? null : await qrCode(epc),
  }
}
