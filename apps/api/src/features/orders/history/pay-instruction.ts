import type { PayInstruction as WireInstruction } from '@vitrine/contract/order/pay-instruction'
import { toMajor } from '@vitrine/domain/money/money'
import type { Trading } from '#api/commerce/commerce.ts'
import { payInstructionOf } from '#api/features/invoices/index.ts'
import { qrCode } from '#api/qr-code.ts'
import type { OrderRow } from '../order-payments.ts'

/** What is left to do, for the page of an order. */
export async function viewInstruction(ctx: Trading, order: OrderRow): Promise<WireInstruction | null> {
  const found = await payInstructionOf(ctx, order)
  if (!found) return null
  const { totalMinor, until, epc, ...rest } = found
  return {
    ...rest,
    amount: toMajor(totalMinor),
    until: until === null ? null : new Date(until).toISOString(),
    qr: epc === null ? null : await qrCode(epc),
  }
}
