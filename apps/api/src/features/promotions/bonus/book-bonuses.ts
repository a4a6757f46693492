import { can } from '@vitrine/domain/access/can'
import { mayBookAlone } from '@vitrine/domain/promotion/booking/booked-alone'
import type { StoreView } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { takeMoney } from '#api/ledger/ledger.ts'
import { awardBonuses } from './bonus-account.ts'
import { bookedSince } from './booked-since.ts'

export type Booking = {
  /** Made where it was typed: however often it is sent, it is booked once. */
  key: string
  customerId: number
  currency: StoreView['currencyCode']
  changeMinor: number
  reason: string
  /** How many bookings by hand whoever books saw of this customer; where there are others, they are told first. */
  seen?: number | undefined
}

/** Swapped one by one in tests, to prove that each is needed. */
export const bookingGuards = { lock: lockCustomer, assertSeen }

const DAY = sql`interval '24 hours'`

/** By hand, for good: a wrong one is undone by another. Nobody books for themselves. */
export async function bookBonuses(
  ctx: Context,
  booking: Booking,
  { lock, assertSeen }: typeof bookingGuards = bookingGuards,
): Promise<void> {
  assertMay(ctx, 'bonus:book')
  if (booking.customerId === myId(ctx)) throw new ShopError('ACCESS_DENIED')
  await inTransaction(ctx, async (ctx) => {
    await lock(ctx, booking.customerId)
    if (await isBooked(ctx, booking)) return
    await assertSeen(ctx, booking)
    await assertAllowance(ctx, booking)
    await writeDown(ctx, booking)
    await move(ctx, booking)
    const { customerId, changeMinor, currency } = booking
    await audit(ctx, {
      ...{ may: 'bonus:book', entity: 'customer', id: customerId },
      after: { bonusMinor: changeMinor, currencyCode: currency },
    })
  })
}

/** Two who book for the same customer come one after the other. */
async function lockCustomer({ db }: Context, customerId: number): Promise<void> {
  const { rows } = await sql`select from customer where customer_id = ${customerId} and enabled
    for no key update`.execute(db)
  if (rows.length === 0) throw new ShopError('NOT_FOUND')
}

async function isBooked({ db }: Context, { key, customerId, currency, changeMinor }: Booking) {
  const row = await db
    .selectFrom('bonus_booking')
    .select(['customer_id', 'currency_code', 'change_minor'])
    .where('booking_id', '=', key)
    .executeTakeFirst()
  if (!row) return false
  const isSame =
    row.customer_id === customerId && row.currency_code === currency && row.change_minor === changeMinor
  if (!isSame) throw new ShopError('KEY_REUSED')
  return true
}

/** Of two who give for the same matter, the second is told what the first gave, and decides. */
async function assertSeen(ctx: Context, { customerId, seen }: Booking): Promise<void> {
  if (seen === undefined) return
  const [booked, since] = await bookedSince(ctx, { customerId, seen })
  if (booked === seen) return
  throw new ShopError('CONFLICT', { message: 'BONUSES_MOVED_ON', details: { seen: booked, since } })
}

async function assertAllowance(ctx: Context, { customerId, currency, changeMinor }: Booking): Promise<void> {
  if (can(ctx, 'bonus:grant')) return
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(change_minor) filter (where change_minor > 0), 0)::bigint as given from bonus_booking
    where customer_id = ${customerId} and booked_by = ${myId(ctx)} and currency_code = ${currency}
      and at > ${ctx.now()}::timestamptz - ${DAY}`.execute(ctx.db)
  if (mayBookAlone({ currency, givenMinor: rows[0]?.given ?? 0, changeMinor })) return
  throw new ShopError('ACCESS_DENIED', { message: 'BONUSES_BEYOND_ALLOWANCE' })
}

async function writeDown(ctx: Context, booking: Booking): Promise<void> {
  await ctx.db
    .insertInto('bonus_booking')
    .values({
      ...{ booking_id: booking.key, customer_id: booking.customerId, currency_code: booking.currency },
      ...{ change_minor: booking.changeMinor, reason: booking.reason },
      ...{ booked_by: myId(ctx), at: ctx.now() },
    })
    .execute()
}

async function move(ctx: Context, { key, customerId, currency, changeMinor }: Booking): Promise<void> {
  const cause = { type: 'manual', id: key } as const
  const currencyCode = currency
  if (changeMinor > 0) {
    await awardBonuses(ctx, { customerId, currencyCode, amountMinor: changeMinor, cause })
    return
  }
  const account = await ctx.db
    .selectFrom('bonus_account')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .where('currency_code', '=', currency)
    .executeTakeFirst()
  const isTaken =
    account !== undefined &&
    (await takeMoney(ctx, { accountId: account.account_id, cause, amountMinor: -changeMinor }))
  if (!isTaken) throw new ShopError('NO_BONUSES')
}
