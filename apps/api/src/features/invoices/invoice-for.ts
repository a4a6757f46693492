import type { CallReply } from '@vitrine/contract/call'
import type { getInvoice } from '@vitrine/contract/order/invoice'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { makeInvoice } from './make-invoice.ts'

export type OrderRow = { order_id: number }

/** For who may see the order; asked before that by the caller. */
export async function invoiceFor(
  ctx: Context,
  { order_id: orderId }: OrderRow,
  publicUrl: string,
): Promise<CallReply<typeof getInvoice>> {
  const made = await makeInvoice(ctx.db, { orderId, now: ctx.now(), publicUrl })
  if (!made) throw new ShopError('CONFLICT', { message: 'INVOICE_NOT_DUE' })
  const { number, filename, pdf } = made
  return { number, filename, pdf: pdf.toString('base64') }
}
