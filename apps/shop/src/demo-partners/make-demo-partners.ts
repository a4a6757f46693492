import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { inTransaction } from '@vitrine/api/db/in-transaction'
import { agreementVersion } from '@vitrine/api/features/partners/agreement'
import { runPayouts } from '@vitrine/api/features/royalties/payouts/run-payouts'
import { markPayoutSent } from '@vitrine/api/features/royalties/payouts/send-payout'
import { makeCustomer } from '@vitrine/api/features/sessions/index'
import { isPastReturn } from '@vitrine/api/ledger/past-return'
import { sql } from 'kysely'
import { systemContext } from '../commands/system-context.ts'
import type { CommandInput } from '../commands/with-database.ts'
import { makeDemoPromo } from '../demo-promo.ts'
import { attributeCopies, copyOrders, giveBonuses } from './demo-sales.ts'

const OTHERS = [
  {
    email: 'tessa@vitrine.example',
    firstname: 'Tessa',
    lastname: 'Kohl',
    handle: 'tessakohl',
    orders: 60,
    without: 3,
  },
  {
    email: 'daria@vitrine.example',
    firstname: 'Darja',
    lastname: 'Wolkowa',
    handle: 'darja.style',
    orders: 25,
    without: 2,
  },
] as const
const ACCOUNTS = { EUR: 'DE89370400440532013000', USD: 'US 026009593 8841', RUB: '40817810099910004312' }

/** The partner people can sign in as, and two more, so that nobody's figures stand alone; once. */
export async function makeDemoPartners(db: Database, partnerId: number, input: CommandInput): Promise<void> {
  const known = await db.selectFrom('order_attribution').select('order_id').limit(1).executeTakeFirst()
  if (known) return
  const ctx = await systemContext(db, input, 'command:seed')
  const partners = [{ id: partnerId, code: 'pia', handle: 'pia.lind', holder: 'Pia Lind', orders: 180 }]
  for (const { orders, handle, without, ...person } of OTHERS) {
    const id = await makeCustomer(ctx, { ...person, roles: ['blogger'] })
    await makeDemoPromo(db, id, without)
    const holder = `${person.firstname} ${person.lastname}`
    partners.push({ id, code: person.firstname.toLowerCase(), handle, holder, orders })
  }
  await inTransaction(ctx, async (ctx) => {
    for (const partner of partners) await sellForAYear(ctx, partner)
  })
  await payEachMonth(await systemContext(db, input, 'command:payouts'))
}

type Partner = { id: number; code: string; handle: string; holder: string; orders: number }

async function sellForAYear(ctx: Context, partner: Partner): Promise<void> {
  const { db, now } = ctx
  const { id, code, handle, holder, orders } = partner
  const since = new Date(now())
  since.setFullYear(since.getFullYear() - 1)
  await db
    .insertInto('partner')
    .values({ customer_id: id, handle, since })
    .onConflict((known) => known.column('customer_id').doUpdateSet({ handle, since }))
    .execute()
  await agreeTo(ctx, id, since)
  await db
    .insertInto('partner_code')
    .values({ customer_id: id, code })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const accounts = Object.entries(ACCOUNTS).map(([currency_code, account]) => ({
    ...{ customer_id: id, currency_code, holder, account, changed_at: now() },
  }))
  await db
    .insertInto('payout_account')
    .values(accounts)
    .onConflict((named) => named.doNothing())
    .execute()
  await copyOrders(db, { partnerId: id, orders, now: now() })
  await attributeCopies(db, id)
}

/** Who sold for a year has said yes to the wording; the cabinet opens at once. */
async function agreeTo(ctx: Context, customerId: number, at: Date): Promise<void> {
  const version = await agreementVersion(ctx)
  if (version === '') return
  await ctx.db
    .insertInto('partner_agreement')
    .values({ customer_id: customerId, version, language: ctx.store.language, accepted_at: at })
    .onConflict((known) => known.doNothing())
    .execute()
}

const MONTHS = 12
const PAYOUT_DAY = 5

/** By the shop's own run, on the day of each month; the last one is still on its way. */
async function payEachMonth(ctx: Context): Promise<void> {
  const today = ctx.now()
  for (let ago = MONTHS; ago >= 0; ago -= 1) {
    const at = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, PAYOUT_DAY, 10))
    if (at > today) continue
    const then = { ...ctx, now: () => at }
    await ripenBy(then)
    for (const { payoutId } of await runPayouts(then))
      if (payoutId !== null && ago > 0) await markPayoutSent(then, payoutId)
  }
  await ripenBy(ctx)
}

/** What the job does order by order, at once. */
async function ripenBy(ctx: Context): Promise<void> {
  const { db, now } = ctx
  await sql`
    with ripe as (
      select e.partner_id, e.currency_code, e.order_id, sum(e.pending_minor)::bigint as minor
      from royalty_entry e join shop_order o using (order_id)
      where o.client_order_id like 'demo-sale-%' and ${isPastReturn(now())}
      group by e.partner_id, e.currency_code, e.order_id having sum(e.pending_minor) > 0),
    noted as (
      insert into royalty_entry (partner_id, currency_code, order_id, kind, pending_minor, active_minor, at)
      select partner_id, currency_code, order_id, 'ripen', -minor, minor, ${now()} from ripe)
    update royalty_account a set pending_minor = pending_minor - r.minor, active_minor = active_minor + r.minor
    from (select partner_id, currency_code, sum(minor)::bigint as minor from ripe group by 1, 2) r
    where a.partner_id = r.partner_id and a.currency_code = r.currency_code`.execute(db)
  await giveBonuses(ctx)
}
