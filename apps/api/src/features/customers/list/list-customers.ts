import type { CallReply } from '@vitrine/contract/call'
import type { listCustomers as listCall, StaffCustomer } from '@vitrine/contract/people/customer-list'
import { toMajor } from '@vitrine/domain/money/money'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { pageOf } from '#api/db/paging/keyset.ts'
import type { ListedRow, MoneyRow } from '../customer-facts.ts'
import { type CustomerWish, MEMBER_LISTS } from './customer-filters.ts'
import { selectGuests } from './select-guests.ts'
import { countCustomers, selectMembers } from './select-members.ts'

export async function listCustomers(ctx: Context, wish: CustomerWish): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'customer:manage')
  const [rows, { counts, newThisWeek }] = await Promise.all([
    wish.view === 'guests' ? selectGuests(ctx, wish) : selectMembers(ctx, wish, MEMBER_LISTS[wish.view]),
    countCustomers(ctx, wish),
  ])
  const { shown, next } = pageOf(
    rows.map((row) => ({ id: row.row_id, sorted_by: row.sorted_by, row })),
    wish.size,
  )
  const items = shown.map(({ row }) => toStaffCustomer(row))
  return { items, counts, total: counts[wish.view], new_this_week: newThisWeek, next }
}

const toStaffCustomer = ({
  row_id,
  sorted_by,
  bought,
  bonuses,
  seen_at,
  ...row
}: ListedRow): StaffCustomer => ({
  ...row,
  bought: toSums(bought),
  bonuses: toSums(bonuses),
  seen_at: seen_at?.toISOString() ?? null,
})

export const toSums = (rows: readonly MoneyRow[]) =>
  rows.map(({ currency, minor }) => ({ currency, sum: toMajor(minor) }))
