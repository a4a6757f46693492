import type { CallReply } from '@vitrine/contract/call'
import type { listCustomers as listCall, StaffCustomer } from '@vitrine/contract/people/customer-list'
import { toMajor } from '@vitrine/domain/money/money'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import type { MoneyRow, PersonRow } from '../customer-facts.ts'
import { type CustomerWish, MEMBER_LISTS } from './customer-filters.ts'
import { selectGuests } from './select-guests.ts'
import { countCustomers, selectMembers } from './select-members.ts'

export async function listCustomers(ctx: Context, wish: CustomerWish): Promise<CallReply<typeof listCall>> {
  assertMay(ctx, 'customer:manage')
  const [rows, { counts, newThisWeek }] = await Promise.all([
    wish.view === 'guests' ? selectGuests(ctx, wish) : selectMembers(ctx, wish, MEMBER_LISTS[wish.view]),
    countCustomers(ctx, wish),
  ])
  return { items: rows.map(toStaffCustomer), counts, total: counts[wish.view], new_this_week: newThisWeek }
}

const toStaffCustomer = ({ bought, bonuses, seen_at, ...row }: PersonRow): StaffCustomer => ({
  ...row,
  bought: toSums(bought),
  bonuses: toSums(bonuses),
  seen_at: seen_at?.toISOString() ?? null,
})

export const toSums = (rows: readonly MoneyRow[]) =>
  rows.map(({ currency, minor }) => ({ currency, sum: toMajor(minor) }))
