import { randomBytes } from 'node:crypto'
import { slugify } from '@vitrine/domain/catalog/slugify'
import { REFERRAL_PARAMETER } from '@vitrine/domain/partner/royalty/referral'
import { sql } from 'kysely'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { isPartnerSql } from '#api/features/sessions/index.ts'

/** Drawn when it is asked for first, and the same ever after: links are printed. */
export async function getLink(ctx: Context): Promise<{ parameter: string; code: string; coupons: string[] }> {
  const customerId = myId(ctx)
  const known = await findCode(ctx, customerId)
  if (known !== undefined)
    return { parameter: REFERRAL_PARAMETER, code: known, coupons: await findCoupons(ctx, customerId) }
  await ctx.db
    .insertInto('partner_code')
    .values({ customer_id: customerId, code: await drawCode(ctx, customerId) })
    .onConflict((taken) => taken.doNothing())
    .execute()
  // Of two windows that asked at once one drew; both read it. Where somebody else has that word, another is drawn.
  return getLink(ctx)
}

async function findCode({ db }: Context, customerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('partner_code')
    .select('code')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.code
}

const MOST = 20

/** What shoppers of this store can type in today; of who is no partner any more none, for none brings anything. */
async function findCoupons({ db, now, store }: Context, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.code from coupon c join coupon_store s using (coupon_id) join customer p on p.customer_id = c.partner_id
    where c.partner_id = ${customerId} and ${isPartnerSql('p')} and s.store_id = ${store.storeId} and c.enabled
      and c.starts_at <= ${now()} is not false and c.ends_at > ${now()} is not false
      and c.used < c.total_limit is not false
    order by c.code limit ${MOST}`.execute(db)
  return rows.map(({ code }) => code)
}

async function drawCode({ db }: Context, customerId: number): Promise<string> {
  const { firstname } = await db
    .selectFrom('customer')
    .select('firstname')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  const name = slugify(firstname)
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 20)
  return `${name || 'p'}-${randomBytes(3).toString('hex')}`
}
