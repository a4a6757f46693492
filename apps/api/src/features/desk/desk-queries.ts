import { joinName } from '@vitrine/domain/address/split-name'
import { type Context, customerIdOf } from '#api/context.ts'

/** As they call themselves, else how they are reached. */
export async function selectName(ctx: Context): Promise<string> {
  const row = await ctx.db
    .selectFrom('customer')
    .select(['firstname', 'lastname', 'email', 'phone'])
    .where('customer_id', '=', customerIdOf(ctx))
    .executeTakeFirst()
  if (!row) return ''
  return joinName(row) || (row.email ?? row.phone ?? '')
}
