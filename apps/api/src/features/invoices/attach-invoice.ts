import type { MailContext } from '#api/adapters/mail/mail-maker.ts'
import type { Attachment } from '#api/adapters/mail/mailer.ts'
import { makeInvoice } from './make-invoice.ts'

/** For a mail about an order; nothing while no invoice is due. */
export async function attachInvoice({ db, publicUrl }: MailContext, orderId: number): Promise<Attachment[]> {
  const made = await makeInvoice(db, { orderId, now: new Date(), publicUrl })
  if (!made) return []
  return [{ filename: made.filename, contentType: 'application/pdf', content: made.pdf.toString('base64') }]
}
