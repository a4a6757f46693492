import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { mailBuyer, PLAIN_MAIL } from './buyer-key.ts'

/** An order that is stuck is ended within thirty seconds; a start waits for it, and does not fail by it. */
const LONGEST_WAIT_MS = 120_000
const isPlain = sql`starts_with(buyer, ${PLAIN_MAIL})`

/**
 * Mailboxes a former version, or a backup of it, wrote down in plain. All or none; whoever takes a use or gives one back waits,
 * since both ask for `coupon_use` before they look. What was counted under both names is added up.
 */
export async function hashBuyers(db: Database, key: Uint8Array): Promise<number> {
  const { rows: found } = await sql`select from coupon_buyer where ${isPlain} limit 1`.execute(db)
  if (found.length === 0) return 0
  return db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = ${sql.lit(LONGEST_WAIT_MS)}`.execute(db)
    await sql`lock table coupon_use in share row exclusive mode`.execute(db)
    const { rows } = await sql<{ buyer: string }>`select distinct buyer from coupon_buyer where ${isPlain}
      union select distinct buyer from coupon_use, unnest(buyers) buyer where ${isPlain}`.execute(db)
    const plain = rows.map(({ buyer }) => buyer)
    const hashed = plain.map((buyer) => mailBuyer(key, buyer.slice(PLAIN_MAIL.length)))
    const names = sql`unnest(${plain}::text[], ${hashed}::text[]) n(plain, hashed)`
    await sql`
      with gone as (
        delete from coupon_buyer b using ${names} where b.buyer = n.plain returning b.coupon_id, n.hashed, b.used)
      insert into coupon_buyer as b (coupon_id, buyer, used)
      select coupon_id, hashed, sum(used) from gone group by coupon_id, hashed
      on conflict (coupon_id, buyer) do update set used = b.used + excluded.used`.execute(db)
    await sql`
      with named as materialized (select * from ${names})
      update coupon_use u set buyers = array(
        select coalesce(n.hashed, b.buyer) from unnest(u.buyers) b(buyer) left join named n on n.plain = b.buyer)
      where exists (select from unnest(u.buyers) buyer where ${isPlain})`.execute(db)
    return plain.length
  })
}
