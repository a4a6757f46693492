import type { CallReply } from '@vitrine/contract/call'
import type { getInvoice } from '@vitrine/contract/order/invoice'
import type { MailContext } from '#api/adapters/mail/mail-maker.ts'
import type { Attachment } from '#api/adapters/mail/mailer.ts'
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

/** For a mail about an order; nothing while no invoice is due. */
export async function attachInvoice({ db, publicUrl }: MailContext, orderId: number): Promise<Attachment[]> {
  const made = await makeInvoice(db, { orderId, now: new Date(), publicUrl })
  if (!made) return []
  return [{ filename: made.filename, contentType: 'application/pdf', content: made.pdf.toString('base64') }]
}
