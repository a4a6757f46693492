// A partner deletes their account while money is owed: it is still paid, and only then is it forgotten where to.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { forgetAccount, forgetGuards } from '#api/features/accounts/privacy/forget-account.ts'
import { together } from '#api/features/orders/testing/crowd.ts'
import { howOften } from '#api/testing/how-often.ts'
import { meeting } from '#api/testing/meeting.ts'
import { findPartner } from '../attribute/find-partner.ts'
import { saveAccount } from '../cabinet/payout-account.ts'
import { makeBankFile } from '../payouts/bank-file.ts'
import { listPartnerAccounts } from '../payouts/list-partner-accounts.ts'
import { runPayouts } from '../payouts/run-payouts.ts'
import { markPayoutSent } from '../payouts/send-payout.ts'
import { aLeaver } from '../testing/a-leaver.ts'
import { openRoyaltyShop } from '../testing/open-royalty-shop.ts'
import { MILA } from '../testing/set-scene.ts'
import { forgetSettled } from './forget-settled.ts'
import { owedRoyalties } from './leave-royalties.ts'

const shop = openRoyaltyShop()
const mila = () => shop.as(MILA, 'blogger')
const staff = () => shop.as(9, 'manager')
const run = () => runPayouts(shop.job('command:payouts'))
const sweep = () => forgetSettled(shop.job('royalties.forget'))
const leave = ({ givesUp = false, guards = forgetGuards } = {}) =>
  inTransaction(mila(), (ctx) => forgetAccount(ctx, aLeaver(MILA, givesUp), guards))
const IBAN = 'DE89370400440532013000'

beforeEach(anew)
async function anew() {
  const db = shop.db()
  for (const table of ['royalty_waiver', 'payout_account', 'partner_code'] as const)
    await db.deleteFrom(table).execute()
  const row = { enabled: true, email: 'mila@example.org', roles: ['blogger'] as never }
  await db.updateTable('customer').set(row).where('customer_id', '=', MILA).execute()
  await db.insertInto('partner_code').values({ customer_id: MILA, code: 'mila' }).execute()
}

async function names(...currencies: string[]) {
  const row = { holder: 'Mila Sorel', account: IBAN }
  for (const currency of currencies) await saveAccount(mila(), { currency, ...row })
}
async function delivered(qty = 1) {
  const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty }] })
  await shop.deliver(orderId)
  return orderId
}
const accounts = async () => {
  const rows = await shop.db().selectFrom('payout_account').select('currency_code').execute()
  return rows.map(({ currency_code }) => currency_code)
}
const isGone = async () => {
  const { enabled } = await shop
    .db()
    .selectFrom('customer')
    .select('enabled')
    .where('customer_id', '=', MILA)
    .executeTakeFirstOrThrow()
  return !enabled
}
const waivers = () => shop.db().selectFrom('royalty_waiver').select(['currency_code', 'sum_minor']).execute()
const listed = async () =>
  (await listPartnerAccounts(staff())).items.map(({ name, is_gone, active, account_end, check }) => ({
    ...{ name, is_gone, active, account_end, check },
  }))

describe('who has named an account', () => {
  test('lost it with their own, and what was owed stayed owed to nobody', async () => {
    await names('EUR', 'USD')
    await delivered()
    expect(await owedRoyalties(mila(), MILA)).toEqual([{ currency: 'EUR', sum: 15, account_end: '3000' }])
    await leave()
    // Nothing is to come in dollars, so nothing of them is kept.
    expect([await isGone(), await accounts(), await waivers()]).toEqual([true, ['EUR'], []])
    shop.passReturnWindow()
    await sweep()
    // Less than the minimum: nothing more will come, so it does not wait.
    const owed = { is_gone: true, active: 15, account_end: '3000', check: 'ready' }
    expect(await listed()).toEqual([{ name: 'Mila Sorel', ...owed }])
    expect(await run()).toMatchObject([{ partnerId: MILA, sumMinor: 1_500, held: null }])
    expect(await shop.standing()).toEqual([0, 0, 1_500])
  })

  test('keeps it until the payout is with the bank, and what the bank was told a month longer', async () => {
    await names('USD')
    await saveAccount(mila(), { currency: 'EUR', holder: 'Mila Sorel', account: IBAN })
    await delivered()
    await leave()
    shop.passReturnWindow()
    const [paid] = await run()
    expect([await sweep(), await accounts()]).toEqual([{ removed: 0, cut: 0 }, ['EUR']])
    await markPayoutSent(staff(), paid?.payoutId ?? 0)
    expect([await sweep(), await accounts()]).toEqual([{ removed: 1, cut: 0 }, []])
    const to = () => shop.db().selectFrom('payout').select(['holder', 'account']).executeTakeFirst()
    expect([await to(), await listed()]).toMatchObject([
      { account: IBAN },
      [{ name: '', account_end: null, check: 'nothing' }],
    ])
    shop.pass(31)
    expect([await sweep(), await sweep()]).toEqual([
      { removed: 0, cut: 1 },
      { removed: 0, cut: 0 },
    ])
    // Who was paid, and how much, stays for the tax office.
    expect(await to()).toEqual({ holder: 'Mila Sorel', account: '…3000' })
  })

  test('an order that is paid for later finds it, too; one called off does not keep it', async () => {
    await names('EUR')
    const [late, off] = [await shop.buy({ code: 'mila' }), await shop.buy({ code: 'mila' })]
    await leave()
    await shop.step(off, 'cancel')
    expect([await sweep(), await accounts()]).toEqual([{ removed: 0, cut: 0 }, ['EUR']])
    await shop.deliver(late)
    shop.passReturnWindow()
    expect(await run()).toMatchObject([{ sumMinor: 1_500, held: null }])
    expect((await makeBankFile({ ...staff() }, 'EUR').catch((error) => error)).message).toBe(
      'SHOP_ACCOUNT_MISSING',
    )
  })

  test('all sent back, nothing is kept; and of an order nobody ever pays for neither, half a year on', async () => {
    await names('EUR')
    const orderId = await delivered()
    await shop.buy({ code: 'mila' })
    await leave()
    await shop.step(orderId, 'return')
    expect([await shop.standing(), await sweep()]).toEqual([[0, 0, 0], { removed: 0, cut: 0 }])
    shop.pass(181)
    expect([await sweep(), await accounts()]).toEqual([{ removed: 1, cut: 0 }, []])
  })

  test('nobody who is still there is swept', async () => {
    await names('EUR', 'USD')
    shop.pass(400)
    expect([await sweep(), await accounts()]).toEqual([{ removed: 0, cut: 0 }, ['EUR', 'USD']])
  })
})

describe('who has named none', () => {
  test('is told what is owed, and stays until they name one or give it up', async () => {
    await delivered(2)
    await expect(leave()).rejects.toMatchObject({
      ...{ status: 409, message: 'ROYALTIES_UNCLAIMED' },
      details: { owed: [{ currency: 'EUR', sum: 30, account_end: null }] },
    })
    expect([await isGone(), await waivers()]).toEqual([false, []])
    await leave({ givesUp: true })
    expect([await isGone(), await waivers()]).toEqual([true, [{ currency_code: 'EUR', sum_minor: 3_000 }]])
    shop.passReturnWindow()
    // The staff sees why it lies there, and no run asks for it again.
    expect([await run(), await listed()]).toMatchObject([[], [{ is_gone: true, check: 'given_up' }]])
  })

  test('gives up nothing they have an account for', async () => {
    await names('EUR')
    await delivered()
    await leave({ givesUp: true })
    expect([await waivers(), await accounts()]).toEqual([[], ['EUR']])
  })

  test('with nothing owed just goes', async () => {
    await leave()
    expect([await isGone(), await waivers()]).toEqual([true, []])
  })

  test('and owes the shop: just goes', async () => {
    await names('EUR')
    const orderId = await delivered(2)
    shop.passReturnWindow()
    const [paid] = await run()
    await markPayoutSent(staff(), paid?.payoutId ?? 0)
    await shop.step(orderId, 'return')
    expect([await shop.standing(), await owedRoyalties(mila(), MILA)]).toEqual([[0, -3_000, 3_000], []])
    await leave()
    expect([await isGone(), await accounts()]).toEqual([true, []])
  })
})

describe('at the same moment', () => {
  test('runs of payouts: paid once, whoever came first', async () => {
    for (const before of [0, 3, 9]) {
      await anew()
      await shop.forget()
      await names('EUR')
      await delivered(2)
      shop.passReturnWindow()
      await shop.ripen()
      await together(10, async (at) => (at === before ? leave() : run()))
      await run()
      expect([await isGone(), await shop.standing()]).toEqual([true, [0, 0, 3_000]])
      const paid = await shop.db().selectFrom('payout').select(['sum_minor', 'account']).execute()
      expect(paid).toEqual([{ sum_minor: 3_000, account: IBAN }])
    }
  })

  test('orders: what they bring is paid, or they bring nothing', async () => {
    await names('EUR')
    const orders: number[] = []
    await together(12, async (at) => {
      if (at === 6) await leave()
      else orders.push(await shop.buy({ code: 'mila' }))
    })
    const brought = (await shop.attributions()).length
    expect([await isGone(), orders.length]).toEqual([true, 11])
    await sweep()
    for (const order of orders) await shop.deliver(order)
    shop.passReturnWindow()
    await run()
    expect(await shop.standing()).toEqual(brought === 0 ? [] : [0, 0, brought * 1_500])
  })

  test('sweeps, returns, runs and what is marked as sent leave nobody owed without an account', async () => {
    await names('EUR')
    const orders = [await delivered(2), await delivered(2), await delivered(2)]
    await leave()
    shop.passReturnWindow()
    const marks = async () => {
      for (const one of await shop.db().selectFrom('payout').select('payout_id').execute())
        await markPayoutSent(staff(), one.payout_id)
    }
    const comesBack = (at: number) => shop.step(orders[at % 3] ?? 0, 'return').catch(() => undefined)
    const acts = [sweep, run, comesBack, marks]
    await together(24, (at): Promise<unknown> => acts[at % 4]?.(at) ?? run())
    await run()
    const [, active = 0] = await shop.standing()
    expect(active).toBeLessThanOrEqual(0)
  })

  test('mutant: an account that goes with its owner leaves money owed to nobody', async () => {
    await names('EUR')
    await delivered(2)
    const leaveRoyalties: (typeof forgetGuards)['leaveRoyalties'] = async ({ db }, { partnerId }) => {
      await db.deleteFrom('payout_account').where('customer_id', '=', partnerId).execute()
    }
    await leave({ guards: { leaveRoyalties } })
    shop.passReturnWindow()
    expect([await run(), await shop.standing()]).toMatchObject([[{ held: 'no_account' }], [0, 3_000, 0]])
  })

  test('mutant: a partner an order does not hold is gone when it is placed, and their bank details with them', async () => {
    await names('EUR')
    const [mayGo, isLeft] = [meeting(2), meeting(2)]
    const unheld: typeof findPartner = async (ctx, wanted) => {
      const partner = await findPartner(ctx, wanted, sql``)
      await mayGo()
      await isLeft()
      return partner
    }
    const [orderId] = await Promise.all([
      shop.buy({ code: 'mila', guards: { findPartner: unheld } }),
      mayGo()
        .then(() => leave())
        .then(isLeft),
    ])
    await shop.deliver(orderId)
    shop.passReturnWindow()
    expect(await run()).toMatchObject([{ held: 'no_account' }])
  })
})

const STATEMENTS = 35
/** All of them when many kills are asked for; else the ends, and every fifth between. */
const STEP = howOften('KILLS', 1) > 1 ? 1 : 5
const POINTS = Array.from({ length: STATEMENTS }, (_, at) => at + 1).filter(
  (point) => point % STEP === 1 % STEP || point === STATEMENTS,
)
describe('cut off by kill -9', () => {
  const traces = async () => [await isGone(), (await accounts()).toSorted(), await waivers()]
  const ALL_THERE = [false, ['EUR', 'USD'], []]
  const GONE = [true, ['EUR'], []]
  const scene = async () => {
    await names('EUR', 'USD')
    await delivered(2)
  }

  test('the points below are all there are', async () => {
    await scene()
    const { said, complaint } = await shop.cut('leave', 'never')
    expect([Number(said), complaint]).toEqual([STATEMENTS, ''])
  })

  test.each(POINTS)(
    'at statement %i: whole, or gone with its bank details where money is to come',
    async (point) => {
      await scene()
      expect((await shop.cut('leave', point)).signal).toBe('SIGKILL')
      expect([ALL_THERE, GONE]).toContainEqual(await traces())
      if (!(await isGone())) await leave()
      shop.passReturnWindow()
      expect([await traces(), await run()]).toMatchObject([GONE, [{ sumMinor: 3_000, held: null }]])
    },
  )
})
