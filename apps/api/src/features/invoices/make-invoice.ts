import type { Totals } from '@vitrine/contract/cart'
import type { OrderAddress, PickedPoint } from '@vitrine/contract/order'
import { addressLines } from '@vitrine/domain/address/address-lines'
import { toMajor } from '@vitrine/domain/money/money'
import type { PayInstruction } from '@vitrine/domain/order/money/pay-instruction'
import { shownSums } from '@vitrine/domain/order/visible-segments'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { dayNumber, noonOf } from '@vitrine/i18n/calendar/calendar-day'
import { labelAnswers } from '@vitrine/i18n/format-answer'
import { formatDay } from '@vitrine/i18n/format-day'
import { pointLines } from '@vitrine/i18n/format-point'
import { formatPrice } from '@vitrine/i18n/format-price'
import type { Selectable } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { Schema } from '#api/db/schema.ts'
import { companyOf, type LetterContext, letterContext } from '#api/features/mail/index.ts'
import { drawInThread } from './draw/in-thread.ts'
import type { InvoicePage } from './draw/invoice-page.ts'
import { type Invoice, issueInvoice } from './issue-invoice.ts'
import { accountLines, payInstructionOf } from './pay-instruction.ts'

type Order = Selectable<Schema['shop_order']>
type Line = Selectable<Schema['shop_order_line']>
type Facts = { order: Order; lines: readonly Line[]; invoice: Invoice }

export type MadeInvoice = { number: string; filename: string; pdf: Buffer }
type Asked = { orderId: number; now: Date; publicUrl: string }

/** Issued if it was not yet, drawn anew each time from what the order has stored; undefined while none is due. */
export async function makeInvoice(db: Database, asked: Asked): Promise<MadeInvoice | undefined> {
  const invoice = await issueInvoice(db, asked)
  if (!invoice) return undefined
  const page = await invoicePage(db, invoice, asked)
  return { number: invoice.number, filename: `vitrine-${invoice.number}.pdf`, pdf: await drawInThread(page) }
}

export async function invoicePage(
  db: Database,
  invoice: Invoice,
  { orderId }: Pick<Asked, 'orderId'>,
): Promise<InvoicePage> {
  const found = db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId)
  const order = await found.executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('shop_order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute()
  const letter = await letterContext({ db }, order.store_id)
  const { company, address, legalLines } = await companyOf({ db }, letter.store)
  const seller = [company, ...address.split('\n')].filter(Boolean)
  const due = dueLines(letter, invoice, await payInstructionOf({ db }, order))
  return { seller, ...wordsOf(letter, { order, lines, invoice }), notes: [...due, ...legalLines] }
}

function wordsOf(
  letter: LetterContext,
  { order, lines, invoice }: Facts,
): Omit<InvoicePage, 'seller' | 'notes'> {
  const { t, store } = letter
  const price = (minor: number) => formatPrice(toMajor(minor), store)
  const day = (at: Date) => formatDay(at, store)
  return {
    title: t('mail.invoiceTitle', { number: invoice.number }),
    buyer: buyerOf(order, store.locale),
    facts: [
      [t('mail.invoiceDay'), day(invoice.issued_at)],
      [t('mail.invoiceOrder'), [order.number, day(order.created_at)].join(t('shell.comma'))],
      [t('mail.payment'), (order.payment_method as { title?: string }).title ?? ''],
      ...pickupOf(order, letter).map((place) => [t('mail.pickup'), place] as const),
    ],
    columns: [t('mail.invoiceGoods'), t('mail.invoiceQty'), t('mail.invoicePrice'), t('mail.invoiceSum')],
    lines: lines.map((line) => ({
      name: line.name,
      detail: [line.sku, ...labelAnswers(optionsOf(line), letter)].join(t('shell.comma')),
      qty: String(line.qty),
      price: price(line.price_minor),
      sum: price(line.row_minor),
    })),
    sums: sumsOf(order).map(({ title, value }) => [title || t('mail.invoiceTax'), formatPrice(value, store)]),
  }
}

/** With the tax the total holds, where no row of it stands there already: an invoice has to name it. */
function sumsOf({ totals, tax_minor: taxMinor }: Order): { title: string; value: number }[] {
  const sums = shownSums((totals as Totals).total_segments)
  if (taxMinor === 0 || sums.some(({ code }) => code === 'tax')) return sums
  return [...sums.slice(0, -1), { title: '', value: toMajor(taxMinor) }, ...sums.slice(-1)]
}

/** What is still to be paid, by when and where. */
function dueLines({ t, store }: LetterContext, invoice: Invoice, asked: PayInstruction | null): string[] {
  if (!asked?.days) return []
  const issued = dayNumber(invoice.issued_at, TIME_ZONES[store.code])
  const date = formatDay(noonOf(issued + asked.days), store)
  const due = t('order.payDue', { price: formatPrice(toMajor(asked.totalMinor), store), date })
  return [due, accountLines(asked, { store, t }).join(t('shell.comma'))].filter(Boolean)
}

const optionsOf = ({ options }: Line) => options as { label: string; value: string }[]

function pickupOf({ shipping_method }: Order, { store, t }: LetterContext): string[] {
  const { point } = (shipping_method ?? {}) as { point?: PickedPoint | null }
  return point ? [pointLines({ ...point, hours: '' }, store.locale).join(t('shell.comma'))] : []
}

function buyerOf({ billing_address }: Order, locale: string): string[] {
  const address = billing_address as Partial<OrderAddress>
  return [...addressLines(address, locale), address.vat_id ?? ''].filter(Boolean)
}
