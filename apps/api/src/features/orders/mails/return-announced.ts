import type { ReturnWay } from '@vitrine/contract/order/returns'
import { holdsMoney } from '@vitrine/domain/order/money/holds-money'
import { formatMoment } from '@vitrine/i18n/calendar/format-moment'
import { formatAnswer } from '@vitrine/i18n/format-answer'
import type { MailMaker } from '#api/adapters/mail/mail-maker.ts'
import type { Attachment } from '#api/adapters/mail/mailer.ts'
import type { Database } from '#api/db/client.ts'
import { type LetterContext, letterContext, paragraph, STYLE, writeLetter } from '#api/features/mail/index.ts'
import { type Html, html } from '#api/markup.ts'
import type { OrderRow } from '../order-payments.ts'
import { drawSlip, slipName } from '../returns/return-slip.ts'
import { returnWayOf } from '../returns/return-way.ts'
import { listReturns, type StoredReturn } from '../returns/view-returns.ts'

/** The receipt: what was declared, of which order, and on which day and minute; and how the parcel comes back. */
export const returnAnnouncedMail: MailMaker = async ({ returnId }, ctx) => {
  const [found] = await listReturns(ctx.db, { returnId: Number(returnId) })
  const order = found && (await readOrder(ctx.db, found.order_id))
  if (!found || !order?.email) return undefined
  const letter = await letterContext(ctx, order.store_id)
  const { t, sender } = letter
  const way = await returnWayOf(ctx.db, order, letter.store)
  const word = found.kind === 'withdrawal' ? 'withdrawal' : 'return'
  const subject = t(`mail.${word}Subject`, { number: order.number })
  const title = t(`mail.${word}Title`)
  const texts = textsOf(letter, { order, found, way })
  const to = found.cancels
    ? ''
    : t('shell.label', { label: t('mail.returnTo') }) + way.address.join(t('shell.comma'))
  const body = html`<h1 style="${STYLE.title}">${title}</h1>${[...texts, to].filter(Boolean).map(paragraph)}${lines(found, letter)}`
  const goods = found.lines.map((line) => `${line.qty} × ${line.name}${describe(line, letter)}`).join('\n')
  return {
    to: order.email,
    subject,
    html: writeLetter(letter, { subject, body }),
    text: [title, ...texts, to, goods, `${sender}${t('mail.sender')}`].filter(Boolean).join('\n\n'),
    ...(!found.cancels && { attachments: [await slipOf(ctx.db, { order, found })] }),
  }
}

type Facts = { order: OrderRow; found: StoredReturn; way: ReturnWay }

function textsOf(letter: LetterContext, { order, found, way }: Facts): string[] {
  const { t } = letter
  const { number, payment_state: payment } = order
  const at = formatMoment(found.at, letter.store)
  const isWithdrawal = found.kind === 'withdrawal'
  const isPaid = holdsMoney(payment)
  return [
    t(isWithdrawal ? 'mail.withdrawalText' : 'mail.returnText', { number, at }),
    ...(found.cancels
      ? [t('mail.withdrawalCancels')]
      : [t('mail.returnNumber', { number: found.number }), way.text]),
    ...(isPaid ? [t(isWithdrawal ? 'mail.withdrawalMoney' : 'mail.returnMoney')] : []),
  ].filter(Boolean)
}

const readOrder = (db: Database, orderId: number): Promise<OrderRow | undefined> =>
  db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst()

const slipOf = async (db: Database, slip: Omit<Facts, 'way'>): Promise<Attachment> => ({
  filename: slipName(slip.found),
  contentType: 'application/pdf',
  content: (await drawSlip({ db }, slip)).toString('base64'),
})

const lines = ({ lines }: StoredReturn, letter: LetterContext): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(
    (line) =>
      html`<tr><td style="${STYLE.cell}">${line.qty} × ${line.name}<span style="${STYLE.small}">${describe(line, letter)}</span></td></tr>`,
  )}</table>`

const describe = ({ options }: StoredReturn['lines'][number], { store, t }: LetterContext) =>
  options.map(({ value }) => t('shell.comma') + formatAnswer(value, store)).join('')
