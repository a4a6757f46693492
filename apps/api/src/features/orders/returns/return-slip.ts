import type { CallReply } from '@vitrine/contract/call'
import type { getReturnSlip as slipCall } from '@vitrine/contract/order/returns'
import { labelAnswers } from '@vitrine/i18n/format-answer'
import { formatDay } from '@vitrine/i18n/format-day'
import type { MailContext } from '#api/adapters/mail/mail-maker.ts'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { drawSheet } from '#api/features/invoices/index.ts'
import { letterContext } from '#api/features/mail/index.ts'
import type { OrderRow } from '../order-payments.ts'
import { type Proof, provenOrder } from './proven-order.ts'
import { returnWayOf } from './return-way.ts'
import { listReturns, type StoredReturn } from './view-returns.ts'

type Asked = Proof & { return_number: string }

export async function getReturnSlip(
  ctx: Context,
  { return_number, ...proof }: Asked,
): Promise<CallReply<typeof slipCall>> {
  const order = await provenOrder(ctx, 'order:read', proof)
  const found = (await listReturns(ctx.db, { orderId: order.order_id })).find(
    ({ number, cancels }) => number === return_number && !cancels,
  )
  if (!found) throw new ShopError('ORDER_NOT_FOUND')
  const pdf = await drawSlip(ctx, { order, found })
  return { filename: slipName(found), pdf: pdf.toString('base64') }
}

export const slipName = ({ number }: StoredReturn): string => `vitrine-${number}.pdf`

type Slip = { order: OrderRow; found: StoredReturn }

/** Where it goes, what it is of, and what lies in it: without prices, as a parcel may be a present. */
export async function drawSlip(ctx: Pick<MailContext, 'db'>, { order, found }: Slip): Promise<Buffer> {
  const letter = await letterContext(ctx, order.store_id)
  const { t, store } = letter
  const { address, text } = await returnWayOf(ctx.db, order, store)
  return drawSheet({
    title: t('mail.slipTitle', { number: found.number }),
    seller: [],
    buyer: address,
    facts: [
      [t('mail.invoiceOrder'), order.number],
      [t('mail.slipDay'), formatDay(found.at, store)],
    ],
    columns: [t('mail.invoiceGoods'), t('mail.invoiceQty'), '', ''],
    lines: found.lines.map(({ name, options, qty }) => ({
      name,
      detail: labelAnswers(options, letter).join(t('shell.comma')),
      qty: String(qty),
      price: '',
      sum: '',
    })),
    sums: [],
    notes: [text],
  })
}
