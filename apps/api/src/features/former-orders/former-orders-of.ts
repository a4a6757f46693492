import type { FormerOrder } from '@vitrine/contract/people/former-order'
import { toMajor } from '@vitrine/domain/money/money'
import type { Context } from '#api/context.ts'
import { type FormerRow, selectFormerOf } from './former-queries.ts'

export async function formerOrdersOf(
  { db }: Context,
  customerId: number,
  page: { size: number; skip: number },
): Promise<{ items: FormerOrder[]; count: number }> {
  const { rows, count } = await selectFormerOf(db, customerId, page)
  return { items: rows.map((row) => toFormerOrder(row)), count }
}

export const toFormerOrder = <R extends FormerRow>({ at, total_minor, lines, ...row }: R) => ({
  ...row,
  at: at.toISOString(),
  total: toMajor(total_minor),
  lines: lines.map(({ price_minor, ...line }) => ({
    ...line,
    sum: price_minor === null ? null : toMajor(price_minor * line.qty),
  })),
})
