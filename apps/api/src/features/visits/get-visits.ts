import type { SoldPeriod } from '@vitrine/contract/desk/home'
import type { StaffVisits } from '@vitrine/contract/desk/visits'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import type { Context } from '#api/context.ts'
import { daysBefore } from '#api/jobs/retention.ts'
import { daySteps } from './visit-queries.ts'

const MISSES_SHOWN = 20
const MISSES_DAYS = 28
const STARTS = { today: 'day', week: 'week', month: 'month', year: 'year' } as const

type Wish = { period: SoldPeriod; store?: string | undefined }
type Steps = Omit<StaffVisits, 'misses'>

export async function getVisits(ctx: Context, wish: Wish): Promise<StaffVisits> {
  assertMay(ctx, 'order:manage')
  const [steps, misses] = await Promise.all([sumSteps(ctx, wish), selectMisses(ctx, wish.store)])
  return { ...steps, misses }
}

const narrowed = (store: string | undefined) => (store === undefined ? sql`true` : sql`s.code = ${store}`)

async function sumSteps({ db, now }: Context, { period, store }: Wish): Promise<Steps> {
  const { rows } = await sql<Steps>`
    select coalesce(sum(visits), 0)::int as visits, coalesce(sum(products), 0)::int as products,
      coalesce(sum(carts), 0)::int as carts, coalesce(sum(orders), 0)::int as orders
    from (${daySteps(startOf(period, now()))}) d join store s using (store_id) where ${narrowed(store)}`.execute(
    db,
  )
  return rows[0] ?? { visits: 0, products: 0, carts: 0, orders: 0 }
}

async function selectMisses({ db, now }: Context, store: string | undefined): Promise<StaffVisits['misses']> {
  const since = daysBefore(now(), MISSES_DAYS).toISOString()
  const { rows } = await sql<StaffVisits['misses'][number]>`
    select m.text, s.code as store_code, sum(m.times)::int as times
    from search_miss m join store s using (store_id)
    where m.day > ${since}::date and ${narrowed(store)}
    group by 1, 2 order by times desc, 1, 2 limit ${MISSES_SHOWN}`.execute(db)
  return rows
}

/** The first day of the period, as days are counted here: in Greenwich. */
function startOf(period: SoldPeriod, now: Date): string {
  const unit = STARTS[period]
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  // A week begins on Monday.
  if (unit === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7))
  if (unit === 'month' || unit === 'year') start.setUTCDate(1)
  if (unit === 'year') start.setUTCMonth(0)
  return start.toISOString().slice(0, 10)
}
