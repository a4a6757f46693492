import { toMajor } from '@vitrine/domain/money/money'
import { hasLeft, type OrderState } from '@vitrine/domain/order/states'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { MailContext, MailDraft, MailMakers } from '#api/adapters/mail/mail-maker.ts'
import { attachInvoice } from '#api/features/invoices/index.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'

type Kind = 'paid' | 'refunded'

/** That money came, and that it went back: each once, as it is written with the money itself. */
export const paymentMails: MailMakers = {
  'order.paid': ({ orderId, amountMinor }, ctx) =>
    write(ctx, { kind: 'paid', orderId: Number(orderId), amountMinor: Number(amountMinor) }),
  'order.refunded': ({ orderId, amountMinor }, ctx) =>
    write(ctx, { kind: 'refunded', orderId: Number(orderId), amountMinor: Number(amountMinor) }),
}

type Told = { kind: Kind; orderId: number; amountMinor: number }

async function write(ctx: MailContext, { kind, orderId, amountMinor }: Told): Promise<MailDraft | undefined> {
  const order = await ctx.db
    .selectFrom('shop_order')
    .select(['number', 'email', 'store_id', 'client_order_id', 'shipping_address', 'state'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order?.email) return undefined
  const letter = await letterContext(ctx, order.store_id)
  const { t, store, sender } = letter
  const values = { number: order.number, price: formatPrice(toMajor(amountMinor), store) }
  const [subject, title, text] = [
    t(`mail.${kind}Subject`, values),
    t(`mail.${kind}Title`, values),
    t(kind === 'paid' ? paidText(order) : 'mail.refundedText', values),
  ]
  const link = `${ctx.publicUrl}/${store.code}/order/${encodeURIComponent(order.client_order_id)}`
  const body = html`<h1 style="${STYLE.title}">${title}</h1>${paragraph(text)}${button(link, t('mail.orderOpen'))}`
  return {
    to: order.email,
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [title, text, link, `${sender}${t('mail.sender')}`].join('\n\n'),
    ...(kind === 'paid' && { attachments: await attachInvoice(ctx, orderId) }),
  }
}

type Paid = { shipping_address: unknown; state: OrderState }

/** Nobody waits for a parcel where nothing is carried, or where it has left. */
function paidText({ shipping_address, state }: Paid) {
  if (!shipping_address) return 'mail.paidTextVirtual'
  return hasLeft(state) ? 'mail.paidTextLater' : 'mail.paidText'
}
