import type { OrderAddress, OrderView } from '@vitrine/contract/order'
import { toldSegments } from '@vitrine/domain/order/told-segments'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Translate } from '@vitrine/i18n/create-translate'
import { formatPrice } from '@vitrine/i18n/format-price'
import { findOrderById } from '#api/features/orders/index.ts'
import { type Html, html } from './html.ts'
import { button, mailFrame, paragraph, STYLE } from './mail-frame.ts'
import type { MadeMail, MailMaker } from './mail-maker.ts'
import { storeOf, wordsOf } from './mail-words.ts'
import { type MailWorld, senderLine } from './mail-world.ts'

type Told = {
  order: OrderView
  store: StoreView
  t: Translate
  publicUrl: string
  link: string
  sender: string
}

/** The confirmation of an order, with the link that opens it without an account. */
export function orderPlacedMaker(world: MailWorld): MailMaker {
  const { db, publicUrl } = world
  return async ({ orderId, secret }) => {
    const found = await findOrderById(db, Number(orderId))
    if (!found?.order.email) return undefined
    const { order } = found
    const store = storeOf(found.storeId)
    const page = `${publicUrl}/${store.code}/order/${encodeURIComponent(order.number)}`
    const link = secret?.key ? `${page}?key=${encodeURIComponent(secret.key)}` : page
    const sender = await senderLine(world, store)
    return write({ order, store, publicUrl, link, sender, t: wordsOf(store.language) })
  }
}

function write(told: Told): MadeMail {
  const { order, store, t, link, sender } = told
  const subject = t('mail.orderSubject', { number: order.number })
  const body = html`<h1 style="${STYLE.title}">${t('mail.orderTitle')}</h1>
${paragraph(t('mail.orderText', { number: order.number }))}${button(link, t('mail.orderOpen'))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${order.products.map((line) => lineRow(line, told))}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #17150f">${sumsOf(
    told,
  ).map(([title, sum], at, { length }) => {
    const style = at === length - 1 ? STYLE.total : STYLE.sum
    return html`<tr><td style="${style}">${title}</td><td align="right" style="${style}">${sum}</td></tr>`
  })}</table>
${factsOf(told).map(([title, text]) => html`<h2 style="${STYLE.heading}">${title}</h2>${paragraph(text)}`)}`
  return { to: order.email, subject, html: mailFrame({ store, sender, subject, body }), text: plain(told) }
}

function lineRow(line: OrderView['products'][number], { publicUrl, store }: Told): Html {
  const picture = line.thumbnail
    ? html`<img src="${publicUrl}/media/210x300/${line.thumbnail.replace(/^\/+/, '')}" width="70" height="100" alt="" style="display:block;background:#efebe3">`
    : undefined
  return html`<tr><td width="86" style="${STYLE.cell}">${picture}</td><td style="${STYLE.cell}">${line.name}<br>
<span style="${STYLE.small}">${describe(line)}</span></td><td align="right" style="${STYLE.cell};white-space:nowrap">${formatPrice(line.row_total, store)}</td></tr>`
}

const describe = ({ options, qty }: OrderView['products'][number]) =>
  [...options.map(({ label, value }) => `${label}: ${value}`), qty > 1 ? `× ${qty}` : '']
    .filter(Boolean)
    .join(', ')

/** The last is the total. */
function sumsOf({ order: { totals }, store }: Told): [string, string][] {
  const total = totals.total_segments.filter(({ code }) => code === 'grand_total')
  return [...toldSegments(totals.total_segments), ...total]
    .filter(({ value }) => value !== null)
    .map(({ title, value }) => [title, formatPrice(value ?? 0, store)])
}

function factsOf({ order, store, t }: Told): [string, string][] {
  const { shipping_address: to, shipping_title: way, delivery_days: days } = order
  const delivery = days ? t('mail.deliveryDays', { way: way ?? '', from: days[0], to: days[1] }) : way
  const facts: [string, string | null][] = [
    [t('mail.address'), to && addressLine(to, store)],
    [t('mail.delivery'), delivery],
    [t('mail.payment'), order.payment_title],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function addressLine(address: Partial<OrderAddress>, { locale }: StoreView): string {
  const { firstname, lastname, street = [], postcode, city, country_id } = address
  return [
    [firstname, lastname].join(' '),
    ...street,
    [postcode, city].join(' '),
    countryIn(locale, country_id),
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}

const countryIn = (locale: string, code: string | undefined) =>
  code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)

function plain(told: Told): string {
  const { order, store, t, link, sender } = told
  return [
    t('mail.orderTitle'),
    t('mail.orderText', { number: order.number }),
    link,
    order.products
      .map(
        (line) =>
          `${[line.name, describe(line)].filter(Boolean).join(', ')}: ${formatPrice(line.row_total, store)}`,
      )
      .join('\n'),
    sumsOf(told)
      .map(([title, sum]) => `${title}: ${sum}`)
      .join('\n'),
    ...factsOf(told).map(([title, text]) => `${title}: ${text}`),
    `${sender}. ${t('mail.sender')}`,
  ].join('\n\n')
}
