// A partnership ends: nothing is earned from then on, and what was earned is settled, seen and paid as before.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { getBalance } from '#api/features/royalties/cabinet/get-balance.ts'
import { saveAccount } from '#api/features/royalties/cabinet/payout-account.ts'
import { listPartnerAccounts } from '#api/features/royalties/payouts/list-partner-accounts.ts'
import { type PayoutGuards, payoutGuards } from '#api/features/royalties/payouts/pay-out.ts'
import { runPayouts } from '#api/features/royalties/payouts/run-payouts.ts'
import { openRoyaltyShop } from '#api/features/royalties/testing/open-royalty-shop.ts'
import { MILA, TESSA } from '#api/features/royalties/testing/set-scene.ts'
import { meeting } from '#api/testing/meeting.ts'
import { endingGuards, endPartnership } from './end-partnership.ts'
import { endedMail } from './ended-mail.ts'

const shop = openRoyaltyShop()
const REASON = 'You moved away.'
const staff = () => shop.as(9, 'manager')
const end = (guards = endingGuards) => endPartnership(staff(), { id: MILA, reason: REASON }, guards)
const former = () => shop.as(MILA, 'former-blogger')
const letters = () => ({ ...shop.job('mail.deliver'), publicUrl: 'https://shop.example' })
const run = () => runPayouts(shop.job('command:payouts'))

beforeEach(async () => {
  const db = shop.db()
  for (const table of ['partner', 'outbox', 'payout_account'] as const) await db.deleteFrom(table).execute()
  await db
    .updateTable('customer')
    .set({ roles: ['blogger'] })
    .where('customer_id', 'in', [MILA, TESSA])
    .execute()
})
const rolesOf = async (id = MILA) =>
  (await shop.db().selectFrom('customer').select('roles').where('customer_id', '=', id).executeTakeFirst())
    ?.roles
/** What the end has left: the role, the row, lines of the audit, letters. */
async function traces() {
  const { rows } = await sql<{ is: unknown[] }>`select array[
    (select array_to_string(roles, ' ') from customer where customer_id = ${MILA}),
    (select end_reason from partner where customer_id = ${MILA} and ended_at is not null),
    (select count(*) from audit where permission = 'partner:approve')::text,
    (select count(*) from outbox where topic = 'partner.ended')::text] as is`.execute(shop.db())
  return rows[0]?.is
}
const NOTHING = ['blogger', null, '0', '0']
const ALL = ['former-blogger', REASON, '1', '1']
const brought = async () => (await shop.attributions()).map(({ way }) => way)

describe('from then on', () => {
  test('neither the link nor the code earns anything', async () => {
    await end()
    await shop.buy({ code: 'mila' })
    await shop.buy({ couponId: shop.ids.coupon })
    expect(await brought()).toEqual([])
  })

  test('of a link of somebody else and a code of theirs the link counts', async () => {
    await end()
    await shop.buy({ code: 'tessa', couponId: shop.ids.coupon })
    expect(await shop.attributions()).toMatchObject([{ partner_id: TESSA, way: 'link' }])
  })

  test('orders that came before are confirmed and paid, less than the minimum, too', async () => {
    const before = await shop.buy({ code: 'mila' })
    await end()
    await shop.deliver(before)
    shop.passReturnWindow()
    await saveAccount(former(), {
      ...{ currency: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' },
    })
    const { items } = await listPartnerAccounts(staff())
    expect(items).toMatchObject([{ partner_id: MILA, check: 'ready', ended_at: expect.any(String) }])
    expect(await run()).toMatchObject([{ partnerId: MILA, sumMinor: 1_500, held: null }])
    expect(await getBalance(former(), {})).toMatchObject({ paid: 15, minimum: 0, account_end: '3000' })
  })

  test('what comes back later is still taken off', async () => {
    const before = await shop.buy({ code: 'mila' })
    await shop.deliver(before)
    await end()
    await shop.step(before, 'return')
    expect(await shop.standing()).toEqual([0, 0, 0])
  })

  test('it is told by mail, with the reason; who is one still is told nothing', async () => {
    await end()
    const mail = await endedMail({ partnerId: MILA }, letters())
    expect([mail?.to, mail?.text]).toEqual(['mila@example.org', expect.stringContaining(REASON)])
    expect(await endedMail({ partnerId: TESSA }, letters())).toBeUndefined()
  })

  test('it has ended once, and nobody else’s has', async () => {
    await end()
    await expect(end()).rejects.toMatchObject({ code: 'CONFLICT', message: 'PARTNERSHIP_ENDED' })
    await expect(endPartnership(staff(), { id: 9, reason: REASON })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await rolesOf(TESSA)).toEqual(['blogger'])
  })
})

describe('mutants of the minimum of a payout', () => {
  const held = async (minimumOf: PayoutGuards['minimumOf'], { hasEnded = false } = {}) => {
    await shop.deliver(await shop.buy({ code: 'mila' }))
    if (hasEnded) await end()
    shop.passReturnWindow()
    const account = { currency: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' }
    await saveAccount(former(), account)
    const pay = (guards: PayoutGuards) => runPayouts(shop.job('command:payouts'), guards)
    const [outcome] = await pay({ ...payoutGuards, minimumOf })
    return outcome?.held
  }

  test('one that does not ask whether the partnership has ended keeps its last money for good', async () => {
    const minimumOf: PayoutGuards['minimumOf'] = (_, currency) =>
      sql`(select minimum_minor from payout_minimum where currency_code = ${currency})`
    expect(await held(minimumOf, { hasEnded: true })).toBe('below_minimum')
    expect(await run()).toMatchObject([{ sumMinor: 1_500, held: null }])
  })

  test('one that is waived for everybody pays a partner what should have waited', async () => {
    expect(await held(() => sql`0::bigint`)).toBeNull()
  })

  test('with the guard in place it waits', async () => {
    expect(await held(payoutGuards.minimumOf)).toBe('below_minimum')
  })
})

describe('many at once', () => {
  test('twenty of the staff end it once, and write once', async () => {
    const ended = await together(20, () => end())
    expect([answersOf(ended).length, await traces()]).toEqual([1, ALL])
  })

  test('orders of the same moment are earned whole or not at all, and paid', async () => {
    await saveAccount(shop.as(MILA, 'blogger'), {
      ...{ currency: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' },
    })
    const orders: number[] = []
    await together(12, async (at) => {
      if (at === 5) await end()
      else orders.push(await shop.buy({ code: 'mila' }))
    })
    const earned = (await shop.attributions()).length
    for (const order of orders) await shop.deliver(order)
    await shop.buy({ code: 'mila' })
    shop.passReturnWindow()
    await run()
    expect([(await shop.attributions()).length, await traces()]).toEqual([earned, ALL])
    expect(await shop.standing()).toEqual(earned === 0 ? [] : [0, 0, earned * 1_500])
  })

  test('mutant: a role that is looked at and then taken ends twice', async () => {
    const met = meeting(2)
    const unmakePartner: (typeof endingGuards)['unmakePartner'] = async ({ db }, id) => {
      const had = (await rolesOf())?.includes('blogger') ?? false
      await met()
      await sql`update customer set roles = '{former-blogger}' where customer_id = ${id}`.execute(db)
      return had
    }
    await together(2, () => end({ unmakePartner }))
    expect(await traces()).not.toEqual(ALL)
  })
})

const STATEMENTS = 6
describe('cut off by kill -9', () => {
  test('the points below are all there are', async () => {
    const { said, complaint } = await shop.cut('end', 'never')
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(Array.from({ length: STATEMENTS }, (_, at) => at + 1))(
    'at statement %i: it has ended with all that comes with it, or not at all',
    async (point) => {
      expect((await shop.cut('end', point)).signal).toBe('SIGKILL')
      expect([NOTHING, ALL]).toContainEqual(await traces())
      await end().catch(() => undefined)
      expect(await traces()).toEqual(ALL)
    },
  )
})
