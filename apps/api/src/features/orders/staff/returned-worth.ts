import type { Totals } from '@vitrine/contract/cart'
import { toMajor, toMinor } from '@vitrine/domain/money/money'
import { isUndone } from '@vitrine/domain/order/is-undone'
import { type PaidParts, sumOfParts } from '@vitrine/domain/order/money/paid-parts'
import { worthOfReturned } from '@vitrine/domain/order/money/worth-of-returned'
import type { ReturnableLine } from '@vitrine/domain/order/returns/left-to-return'
import type { OrderRow } from '../order-payments.ts'

type Returned = { row: OrderRow; lines: readonly ReturnableLine[]; refundable: PaidParts }

/** Major units, as it is paid back; null where no piece came back, or the order is off as a whole. */
export function returnedWorth({ row, lines, refundable }: Returned): number | null {
  if (isUndone({ order: row.state, payment: row.payment_state })) return null
  // Line by line, as they were written down with the order.
  const { items = [] } = row.totals as Partial<Totals>
  if (items.length !== lines.length) return null
  const leftMinor = sumOfParts(refundable)
  const paidMinor = row.total_minor + row.gift_card_minor + row.bonus_minor
  const worthMinor = worthOfReturned({
    lines: lines.map(({ qty, returned }, at) => ({
      ...{ qty, returned },
      restMinor: toMinor(items[at]?.row_total_with_discount ?? 0),
    })),
    goodsMinor: paidMinor - row.shipping_minor - row.payment_minor,
    backMinor: paidMinor - leftMinor,
  })
  return worthMinor === null ? null : toMajor(Math.min(worthMinor, leftMinor))
}
