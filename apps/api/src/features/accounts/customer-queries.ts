import type { User } from '@vitrine/contract/user/user'
import { toMajor } from '@vitrine/domain/money/money'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import { findBonus } from '#api/features/promotions/index.ts'
import { grantsOf } from '#api/features/sessions/index.ts'
import { photoAddress } from './photo/photo-queries.ts'

/** Everybody is in the one group of customers; prices by group are not used. */
const GENERAL_GROUP = 1

export async function isEnabled({ db }: Context, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('enabled')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.enabled === true
}

export async function getUser(ctx: Context, customerId: number): Promise<User> {
  const row = await ctx.db
    .selectFrom('customer')
    .select([
      'customer_id',
      'phone',
      'email',
      'firstname',
      'lastname',
      'city',
      'postcode',
      'country',
      'photo',
      'roles',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new ShopError('NOT_FOUND')
  const { customer_id: id, ...rest } = row
  const bonus = await findBonus(ctx, customerId)
  return {
    ...rest,
    id,
    photo: photoAddress(row.photo),
    may: grantsOf(row.roles),
    account: toMajor(bonus?.accountMinor ?? 0),
    account_currency: ctx.store.currencyCode,
    group_id: GENERAL_GROUP,
  }
}
