// Partners are paid what is on account: once, however many run at the same time and wherever a run is cut off.
import { describe, expect, test } from 'vitest'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { meeting } from '#api/testing/meeting.ts'
import { auditRoyalties } from './audit-royalties.ts'
import { makeBankFile } from './payouts/bank-file.ts'
import { listPartnerAccounts } from './payouts/list-partner-accounts.ts'
import { type PayoutGuards, payoutGuards } from './payouts/pay-out.ts'
import { runPayouts } from './payouts/run-payouts.ts'
import { markPayoutSent } from './payouts/send-payout.ts'
import { ripenOne } from './settle/ripen-royalties.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'
import { MILA, TESSA } from './testing/set-scene.ts'

const shop = openRoyaltyShop()
const IBAN = 'DE89370400440532013000'
const run = () => runPayouts(shop.job('command:payouts'))
const payouts = () =>
  shop.db().selectFrom('payout').select(['partner_id', 'sum_minor', 'state']).orderBy('payout_id').execute()

async function accountOf(customer_id: number, holder = 'Mila Sorel') {
  const row = { customer_id, currency_code: 'EUR', holder, account: IBAN, changed_at: shop.now() }
  await shop
    .db()
    .insertInto('payout_account')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute()
}
async function fallenDue(qty = 2, code = 'mila') {
  const orderId = await shop.buy({ code, goods: [{ sku: 'SCARF', qty }] })
  await shop.deliver(orderId)
  shop.passReturnWindow()
  return orderId
}
async function onAccount(qty = 2, code = 'mila') {
  const orderId = await fallenDue(qty, code)
  await shop.ripen()
  return orderId
}

describe('a run', () => {
  test('pays what is on account, and the next one nothing', async () => {
    await accountOf(MILA)
    await onAccount()
    expect(await run()).toMatchObject([{ partnerId: MILA, sumMinor: 3_000, held: null }])
    expect([await run(), await shop.standing()]).toEqual([[], [0, 0, 3_000]])
    const audit = await shop.db().selectFrom('audit').select(['permission', 'entity', 'job']).execute()
    expect(audit).toEqual([{ permission: 'payout:run', entity: 'payout', job: 'command:payouts' }])
  })

  test('holds back what is less than the minimum, and who has named no account', async () => {
    await accountOf(MILA)
    await onAccount(1)
    await onAccount(2, 'tessa')
    expect(await run()).toMatchObject([
      { partnerId: MILA, sumMinor: 1_500, held: 'below_minimum' },
      { partnerId: TESSA, sumMinor: 3_000, held: 'no_account' },
    ])
    expect([await payouts(), await shop.standing()]).toEqual([[], [0, 1_500, 0]])
  })

  test('holds it back from who has a page of a partner, too, for that is no sign of an end', async () => {
    const page = { customer_id: MILA, handle: 'mila', since: shop.now() }
    await shop.db().insertInto('partner').values(page).execute()
    await accountOf(MILA)
    await onAccount(1)
    expect(await run()).toMatchObject([{ partnerId: MILA, sumMinor: 1_500, held: 'below_minimum' }])
    await shop.db().deleteFrom('partner').where('customer_id', '=', MILA).execute()
  })

  test('is foretold by the list of what is owed, and what it made waits to be sent', async () => {
    await accountOf(MILA)
    await onAccount(1)
    await onAccount(2, 'tessa')
    const staff = shop.as(9, 'manager')
    const owed = async () =>
      (await listPartnerAccounts(staff)).items.map(({ partner_id, active, account_end, check }) => [
        ...[partner_id, active, account_end, check],
      ])
    expect(await owed()).toEqual([
      [TESSA, 30, null, 'no_account'],
      [MILA, 15, '3000', 'below_minimum'],
    ])
    await onAccount(1)
    expect((await owed())[0]).toEqual([MILA, 30, '3000', 'ready'])
    await run()
    expect((await owed()).at(-1)).toEqual([MILA, 0, '3000', 'nothing'])
    const { waiting } = await listPartnerAccounts(staff)
    expect(waiting).toMatchObject([{ name: 'Mila Sorel', currency: 'EUR', sum: 30 }])
    await expect(listPartnerAccounts(shop.as(MILA, 'blogger'))).rejects.toMatchObject({
      code: 'ACCESS_DENIED',
    })
  })

  test('said “nothing on account” of what fell due since the night, and could not be pressed', async () => {
    await accountOf(MILA)
    await fallenDue()
    const list = async () => (await listPartnerAccounts(shop.as(9, 'manager'))).items
    expect(await list()).toMatchObject([{ partner_id: MILA, pending: 0, active: 30, check: 'ready' }])
    expect(await run()).toMatchObject([{ partnerId: MILA, sumMinor: 3_000, held: null }])
    expect(await list()).toMatchObject([{ pending: 0, active: 0, paid: 30 }])
  })

  test('takes off what came back after it had been paid', async () => {
    await accountOf(MILA)
    const first = await onAccount(2)
    await run()
    await shop.step(first, 'return')
    expect(await shop.standing()).toEqual([0, -3_000, 3_000])
    await onAccount(4)
    expect(await run()).toMatchObject([{ sumMinor: 3_000 }])
    expect(await shop.standing()).toEqual([0, 0, 6_000])
  })

  test('is for the staff alone', async () => {
    await expect(runPayouts(shop.as(MILA, 'blogger'))).rejects.toMatchObject({ code: 'ACCESS_DENIED' })
    await expect(runPayouts(shop.ctx())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('is sent once it is said so, and named to the bank until then, for the day it is there', async () => {
    await accountOf(MILA, 'Mïla <Sorel> & Søn=')
    await onAccount()
    const [paid] = await run()
    const staff = shop.as(9, 'manager')
    await shop
      .db()
      .insertInto('cms_block')
      .values({
        identifier: 'cms_settings',
        store_id: 0,
        language: 'en',
        title: '',
        content: '',
        active: true,
        json: JSON.stringify({ bank: { holder: 'Vitrine', iban: IBAN, bic: 'COBADEFFXXX' } }) as never,
      } as never)
      .execute()
    const { text, filename, ids } = await makeBankFile(staff, 'EUR')
    expect([filename, ids]).toEqual(['payouts-EUR-2026-04-04.xml', [paid?.payoutId]])
    expect(text).toContain('<InstdAmt Ccy="EUR">30.00</InstdAmt>')
    const afterMidnight = { ...staff, now: () => new Date('2026-04-04T22:30:00Z') }
    const late = await makeBankFile(afterMidnight, 'EUR')
    expect(late.filename).toBe('payouts-EUR-2026-04-05.xml')
    expect(late.text).toContain('<ReqdExctnDt><Dt>2026-04-05</Dt></ReqdExctnDt>')
    await markPayoutSent(staff, paid?.payoutId ?? 0)
    await markPayoutSent(staff, paid?.payoutId ?? 0)
    expect(await payouts()).toMatchObject([{ state: 'sent' }])
    await expect(makeBankFile(staff, 'EUR')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(markPayoutSent(staff, 99_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('marked as sent once more keeps the day it went out, and one line of who said so', async () => {
    await accountOf(MILA)
    await onAccount()
    const [paid] = await run()
    const staff = shop.as(9, 'manager')
    const sentAt = () => shop.db().selectFrom('payout').select('sent_at').executeTakeFirstOrThrow()
    await markPayoutSent(staff, paid?.payoutId ?? 0)
    const before = await sentAt()
    shop.pass(1)
    await markPayoutSent(staff, paid?.payoutId ?? 0)
    expect(await sentAt()).toEqual(before)
    const said = shop.db().selectFrom('audit').select('audit_id').where('entity', '=', 'payout')
    expect(await said.where('customer_id', '=', 9).execute()).toHaveLength(1)
  })
})

describe('many at once', () => {
  test('fifty runs pay once', async () => {
    await accountOf(MILA)
    await onAccount()
    const made = answersOf(await together(50, run))
      .flat()
      .filter(({ held }) => held === null)
    expect([made.length, await shop.standing()]).toEqual([1, [0, 0, 3_000]])
  })

  test.each([2, 20])(
    '%i runs pay what has just fallen due to each partner once, and say so once',
    async (runs) => {
      await accountOf(MILA)
      await accountOf(TESSA, 'Tessa Lund')
      for (const code of ['mila', 'tessa', 'mila', 'mila']) {
        const orderId = await shop.buy({ code, goods: [{ sku: 'SCARF', qty: 2 }] })
        await shop.deliver(orderId)
      }
      shop.passReturnWindow()
      const said = answersOf(await together(runs, run)).flat()
      const paid = await payouts()
      const sumFor = (partnerId: number) =>
        paid
          .filter(({ partner_id }) => partner_id === partnerId)
          .reduce((all, { sum_minor }) => all + sum_minor, 0)
      expect([sumFor(MILA), await shop.standing(MILA)]).toEqual([9_000, [0, 0, 9_000]])
      expect([sumFor(TESSA), await shop.standing(TESSA)]).toEqual([3_000, [0, 0, 3_000]])
      // Nobody is told of a part of it, nor that it were less than the minimum: who comes second waits until all is on account.
      expect([said.length, paid.length]).toEqual([2, 2])
      const audited = await shop
        .db()
        .selectFrom('audit')
        .select('after')
        .where('entity', '=', 'payout')
        .execute()
      const sums = audited.map(({ after }) => (after as { sum_minor: number }).sum_minor)
      expect(sums.toSorted()).toEqual(paid.map(({ sum_minor }) => sum_minor).toSorted())
    },
  )

  test('returns, runs and what ripens in the same moment leave books that balance', async () => {
    await accountOf(MILA)
    const orders: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 2 }] })
      await shop.deliver(orderId)
      orders.push(orderId)
    }
    shop.passReturnWindow()
    await together(60, (index) => {
      const orderId = orders[index % orders.length] ?? 0
      if (index % 3 === 0) return run()
      if (index % 3 === 1) return ripenOne(shop.job('royalties.ripen'), orderId)
      return index % 2 === 0 ? shop.step(orderId, 'return') : Promise.resolve()
    })
    const [pending = 0, active = 0, paid = 0] = await shop.standing()
    const kept = await shop
      .db()
      .selectFrom('shop_order')
      .select('order_id')
      .where('state', '=', 'delivered')
      .execute()
    expect(pending + active + paid).toBe(kept.length * 3_000)
  })

  test('mutant: an account read without a lock is paid twice', async () => {
    await accountOf(MILA)
    await onAccount()
    const met = meeting(2)
    const lockAccount: PayoutGuards['lockAccount'] = async ({ db }, { partnerId }) => {
      const row = await db
        .selectFrom('royalty_account')
        .select('active_minor')
        .where('partner_id', '=', partnerId)
        .executeTakeFirst()
      await met()
      return row?.active_minor ?? 0
    }
    await together(2, () => runPayouts(shop.job('command:payouts'), { ...payoutGuards, lockAccount }))
    expect(await payouts()).toHaveLength(2)
    expect(await auditRoyalties(shop.db(), shop.now)).not.toEqual([])
    await shop.forget()
  })
})

const STATEMENTS = 7
describe('cut off by kill -9', () => {
  test('the points below are all there are', async () => {
    await accountOf(MILA)
    await onAccount()
    const { said, complaint } = await shop.cut('pay', 'never')
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(Array.from({ length: STATEMENTS }, (_, at) => at + 1))(
    'at statement %i: the next run pays what was not paid, once',
    async (point) => {
      await accountOf(MILA)
      await onAccount()
      expect((await shop.cut('pay', point)).signal).toBe('SIGKILL')
      await run()
      expect([await shop.standing(), (await payouts()).length]).toEqual([[0, 0, 3_000], 1])
    },
  )
})
