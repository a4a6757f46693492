import { toMajor } from '@vitrine/domain/money/money'
import { orderPagePath } from '@vitrine/domain/order/progress/order-page-path'
import { hasLeft, type OrderState } from '@vitrine/domain/order/states'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { MailContext, MailDraft, MailMakers } from '#api/adapters/mail/mail-maker.ts'
import type { ListDownloads } from '#api/features/downloads/index.ts'
import { attachInvoice } from '#api/features/invoices/index.ts'
import { button, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'
import { fileLinks, plainLinks } from './file-links.ts'
import { refundTexts } from './refund/refund-texts.ts'

type Kind = 'paid' | 'refunded'

/** That money came, and that it went back: each once, as it is written with the money itself. */
export const paymentMails = (listDownloads: ListDownloads): MailMakers => ({
  'order.paid': ({ orderId, amountMinor }, ctx) =>
    write(ctx, { kind: 'paid', orderId: Number(orderId), amountMinor: Number(amountMinor), listDownloads }),
  'order.refunded': ({ orderId, amountMinor, refundId }, ctx) =>
    write(ctx, {
      ...{ kind: 'refunded', orderId: Number(orderId), amountMinor: Number(amountMinor) },
      // The former build does not name it: it gives back money alone.
      refundId: Number(refundId ?? 0),
      // What is paid back opens nothing.
      listDownloads: async () => [],
    }),
})

type Told = {
  kind: Kind
  orderId: number
  amountMinor: number
  refundId?: number
  listDownloads: ListDownloads
}

async function write(ctx: MailContext, told: Told): Promise<MailDraft | undefined> {
  const { kind, orderId, amountMinor, listDownloads } = told
  const order = await ctx.db
    .selectFrom('shop_order')
    .select(['number', 'email', 'store_id', 'client_order_id', 'shipping_address', 'state'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!order?.email) return undefined
  const letter = await letterContext(ctx, order.store_id)
  const { t, store, sender } = letter
  const values = { number: order.number, price: formatPrice(toMajor(amountMinor), store) }
  const files = await listDownloads(ctx.db, orderId, dialectOf(store))
  const isLate = kind === 'paid' && order.state === 'canceled'
  // What bonuses and gift cards paid whole is no money that came; what it opened is told all the same.
  const what = kind === 'paid' && amountMinor === 0 ? 'files' : kind
  if (what === 'files' && files.length === 0) return undefined
  const subject = t(isLate ? 'mail.paidCanceledSubject' : `mail.${what}Subject`, values)
  const title = t(`mail.${what}Title`, values)
  const texts = {
    files: async () => [],
    paid: async () => [t(paidText(order, files.length > 0), values)],
    refunded: () => refundTexts(ctx, letter, { ...told, number: order.number }),
  }
  const said = await texts[what]()
  const shown = { files, publicUrl: ctx.publicUrl, isTitled: what !== 'files' }
  const { client_order_id: clientOrderId, number } = order
  const link = ctx.publicUrl + orderPagePath(store, { clientOrderId, number })
  const body = html`<h1 style="${STYLE.title}">${title}</h1>${said.map(paragraph)}${fileLinks(letter, shown)}${button(link, t('mail.orderOpen'))}`
  return {
    to: order.email,
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [title, ...said, ...plainLinks(letter, shown), link, `${sender}${t('mail.sender')}`].join('\n\n'),
    // Who gets nothing for the money owes nothing either.
    ...(kind === 'paid' && { attachments: isLate ? [] : await attachInvoice(ctx, orderId) }),
  }
}

type Paid = { shipping_address: unknown; state: OrderState }

/** Nobody waits for a parcel where nothing is carried, where it has left, or where none comes any more. */
function paidText({ shipping_address, state }: Paid, hasFiles: boolean) {
  if (state === 'canceled') return 'mail.paidCanceledText'
  if (!shipping_address) return hasFiles ? 'mail.paidTextLater' : 'mail.paidTextVirtual'
  return hasLeft(state) ? 'mail.paidTextLater' : 'mail.paidText'
}
