import { addressLines } from '@vitrine/domain/address/address-lines'
import { toMajor } from '@vitrine/domain/money/money'
import { shownSums } from '@vitrine/domain/order/visible-segments'
import { addsTaxLater } from '@vitrine/domain/pricing/tax/zip-tax'
import { arrivalDays } from '@vitrine/i18n/format-arrival'
import { formatDay } from '@vitrine/i18n/format-day'
import { pointLines } from '@vitrine/i18n/format-point'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { MailContext, MailDraft, MailMaker } from '#api/adapters/mail/mail-maker.ts'
import { accountLines } from '#api/features/invoices/index.ts'
import {
  button,
  type LetterContext,
  letterContext,
  paragraph,
  STYLE,
  writeLetter,
} from '#api/features/mail/index.ts'
import { html } from '#api/markup.ts'
import { type FoundOrder, findOrderById, type OrderFacts } from '../get-order.ts'
import { linesAsText, lineTable } from './order-lines.ts'

type Confirmation = LetterContext &
  Pick<MailContext, 'publicUrl'> &
  Pick<FoundOrder, 'payInstruction'> & { order: OrderFacts; link: string }

/** The confirmation of an order, with the link that opens it without an account. */
export const orderPlacedMail: MailMaker = async ({ orderId, secret }, ctx) => {
  const found = await findOrderById(ctx, Number(orderId))
  if (!found?.order.email) return undefined
  const { order, payInstruction } = found
  const letter = await letterContext(ctx, found.storeId)
  const page = `${ctx.publicUrl}/${letter.store.code}/order/${encodeURIComponent(order.number)}`
  const link = secret?.key ? `${page}?key=${encodeURIComponent(secret.key)}` : page
  return write({ ...letter, order, payInstruction, link, publicUrl: ctx.publicUrl })
}

function write(confirmation: Confirmation): MailDraft {
  const { order, t, link } = confirmation
  const subject = t('mail.orderSubject', { number: order.number })
  const body = html`<h1 style="${STYLE.title}">${t('mail.orderTitle')}</h1>
${paragraph(promiseOf(confirmation))}${button(link, t('mail.orderOpen'))}
${lineTable(order.products, confirmation)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLE.sums}">${sumsOf(
    confirmation,
  ).map(([title, sum], at, { length }) => {
    const style = at === length - 1 ? STYLE.total : STYLE.sum
    return html`<tr><td style="${style}">${title}</td><td align="right" style="${style}">${sum}</td></tr>`
  })}</table>
${factsOf(confirmation).map(([title, text]) => html`<h2 style="${STYLE.heading}">${title}</h2>${text.split('\n').map(paragraph)}`)}`
  const text = plain(confirmation)
  return { to: order.email, subject, html: writeLetter(confirmation, { subject, body }), text }
}

/** Nobody waits for a parcel where nothing is carried. */
function promiseOf({ order: { number, shipping_address }, t }: Confirmation): string {
  return shipping_address ? t('mail.orderText', { number }) : t('mail.orderTextVirtual', { number })
}

/** The last is the total. */
function sumsOf({ order: { totals }, store, t }: Confirmation): [string, string][] {
  const sums = shownSums(totals.total_segments)
  const isAdded = sums.some(({ code }) => code === 'tax')
  const note = t(addsTaxLater(store) && !isAdded ? 'cart.taxLater' : 'cart.taxIncluded')
  return sums.map(({ code, title, value }) => [
    code === 'grand_total' ? title + t('shell.comma') + note : title,
    // As the page of the order says it.
    value === 0 && code !== 'grand_total' ? t('cart.freeDelivery') : formatPrice(value, store),
  ])
}

function factsOf(confirmation: Confirmation): [string, string][] {
  const { order, store, t } = confirmation
  const { shipping_address: to, shipping_title: way, delivery_days: days } = order
  const arrival = days && arrivalDays(Date.parse(order.created_at), days, store)
  const delivery = [way, arrival].filter(Boolean).join(t('shell.comma'))
  const facts: [string, string | null][] = [
    // A parcel that waits at a point goes to nobody's door.
    [
      t(order.pickup_point ? 'order.yourAddress' : 'mail.address'),
      to && addressLines(to, store.locale).join(t('shell.comma')),
    ],
    [t('mail.delivery'), delivery],
    [t('mail.pickup'), pickupText(order, { store, t })],
    [t('mail.payment'), [order.payment_title, ...instructionLines(confirmation)].join('\n')],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** What is left to do for it, and where the money goes. */
function instructionLines({ payInstruction: found, store, t }: Confirmation): string[] {
  if (!found) return []
  const price = formatPrice(toMajor(found.totalMinor), store)
  const sentence = {
    transfer: () => t('order.payTransfer', { price, date: formatDay(found.until ?? 0, store) }),
    cash: () => t('order.payCash', { price }),
    invoice: () => t('order.payInvoice', { price, days: found.days ?? 0 }),
  }[found.kind]()
  return [sentence, ...accountLines(found, { store, t })]
}

/** Where the parcel waits, and why there, where nobody had said. */
export function pickupText(
  { pickup_point: point }: Pick<OrderFacts, 'pickup_point'>,
  { store, t }: Pick<LetterContext, 'store' | 't'>,
): string | null {
  if (!point) return null
  const place = pointLines(point, store.locale).join(t('shell.comma'))
  return point.chosen_by_shop ? `${place}. ${t('mail.pickupByShop')}` : place
}

function plain(confirmation: Confirmation): string {
  const { order, t, link, sender } = confirmation
  return [
    t('mail.orderTitle'),
    promiseOf(confirmation),
    link,
    linesAsText(order.products, confirmation),
    sumsOf(confirmation)
      .map(([title, sum]) => t('shell.label', { label: title }) + sum)
      .join('\n'),
    ...factsOf(confirmation).map(([title, text]) => t('shell.label', { label: title }) + text),
    `${sender}${t('mail.sender')}`,
  ].join('\n\n')
}
