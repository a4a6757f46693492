import type { StaffDesk } from '@vitrine/contract/desk/desk'
import { can } from '@vitrine/domain/access/can'
import { PERMISSIONS } from '@vitrine/domain/access/permissions'
import { joinName } from '@vitrine/domain/address/split-name'
import { assertMay } from '#api/access/assert-may.ts'
import { type Context, customerIdOf } from '#api/context.ts'
import type { Waiting } from '#api/routing/feature.ts'
import { selectViews } from './views/views.ts'

/** Only what is counted behind an open door is told. */
export async function getDesk(ctx: Context, waits: Readonly<Record<string, Waiting>>): Promise<StaffDesk> {
  assertMay(ctx, 'account:read')
  const open = Object.entries(waits).filter(([, { may }]) => can(ctx, may))
  const [name, views, ...counts] = await Promise.all([
    selectName(ctx),
    can(ctx, 'order:manage') ? selectViews(ctx) : [],
    ...open.map(async ([room, { count }]): Promise<[string, number]> => [room, await count(ctx)]),
  ])
  return {
    name,
    may: PERMISSIONS.filter((permission) => can(ctx, permission)),
    counts: Object.fromEntries(counts),
    views,
  }
}

/** As they call themselves, else how they are reached. */
async function selectName(ctx: Context): Promise<string> {
  const row = await ctx.db
    .selectFrom('customer')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('customer_id', '=', customerIdOf(ctx))
    .executeTakeFirst()
  if (!row) return ''
  return joinName(row) || (row.email ?? row.phone ?? '')
}
