import { orderPagePath } from '@vitrine/domain/order/progress/order-page-path'
import type { MailContext, MailDraft, MailMakers } from '#api/adapters/mail/mail-maker.ts'
import { attachInvoice } from '#api/features/invoices/index.ts'
import {
  button,
  type LetterContext,
  letterContext,
  paragraph,
  STYLE,
  writeLetter,
} from '#api/features/mail/index.ts'
import { type Html, html } from '#api/markup.ts'
import { findOrderById, type OrderFacts } from '../get-order.ts'
import { isExpired } from '../order-event.ts'
import { linesAsText, lineTable } from './order-lines.ts'
import { pickupText } from './order-placed.ts'

type Kind = 'shipped' | 'delivered' | 'canceled'

/** That a parcel left, that it arrived, that none will come: each put into the outbox with the step itself, so once. */
export const orderMovedMails: MailMakers = {
  'order.shipped': ({ orderId }, ctx) => write(ctx, 'shipped', Number(orderId)),
  'order.delivered': ({ orderId }, ctx) => write(ctx, 'delivered', Number(orderId)),
  'order.canceled': ({ orderId }, ctx) => write(ctx, 'canceled', Number(orderId)),
}

type Tracking = { carrier: string; number: string; link?: string }

async function write(ctx: MailContext, kind: Kind, orderId: number): Promise<MailDraft | undefined> {
  const found = await findOrderById(ctx, orderId)
  if (!found?.order.email) return undefined
  const { order } = found
  const letter = await letterContext(ctx, found.storeId)
  const { t, store, sender } = letter
  const { number } = order
  const [subject, title] = [t(`mail.${kind}Subject`, { number }), t(`mail.${kind}Title`, { number })]
  const texts = [t(kind === 'canceled' ? await canceledText(ctx, order) : `mail.${kind}Text`, { number })]
  const pickup = kind === 'shipped' ? pickupText(order, letter) : null
  if (pickup) texts.push(t('shell.label', { label: t('mail.pickup') }) + pickup)
  const tracking = kind === 'shipped' ? found.tracking : null
  if (tracking) {
    const { carrier, number } = tracking
    texts.push(t('mail.shippedTracking', { carrier, tracking: number }))
  }
  const page = ctx.publicUrl + orderPagePath(store, { clientOrderId: found.clientOrderId, number })
  const shown = { publicUrl: ctx.publicUrl, store, t }
  const body = html`<h1 style="${STYLE.title}">${title}</h1>${texts.map(paragraph)}
${linksOf(letter, { page, tracking })}${lineTable(order.products, shown)}`
  const links = [tracking?.link, page].filter(Boolean).join('\n')
  return {
    to: order.email,
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [title, ...texts, links, linesAsText(order.products, shown), `${sender}${t('mail.sender')}`].join(
      '\n\n',
    ),
    // Whoever has paid got it with the word that the money came.
    ...(kind === 'shipped' && !order.paid && { attachments: await attachInvoice(ctx, orderId) }),
  }
}

/** Money that came is owed when nothing comes for it; what nobody paid for in time was canceled by the shop itself. */
async function canceledText(ctx: MailContext, { id, paid, totals }: OrderFacts) {
  if (paid && totals.grand_total > 0) return 'mail.canceledPaidText'
  return (await isExpired(ctx, id)) ? 'mail.canceledUnpaidText' : 'mail.canceledText'
}

type Links = { page: string; tracking: Tracking | null }

function linksOf({ t }: LetterContext, { page, tracking }: Links): Html {
  if (!tracking?.link) return button(page, t('mail.orderOpen'))
  return html`${button(tracking.link, t('mail.shippedFollow'))}<p style="${STYLE.small}"><a href="${page}" style="${STYLE.link}">${t('mail.orderOpen')}</a></p><br>`
}
