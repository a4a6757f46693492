// The account payouts go to, changed by whoever holds a session: its owner hears of it.
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { aPartnersPast } from '../testing/a-partners-past.ts'
import { MILA } from '../testing/set-scene.ts'
import { accountChangedMail } from './account-changed-mail.ts'
import { saveAccount } from './payout-account.ts'

const OTHER = 'DE75512108001245126199'
const { shop, mila } = aPartnersPast()

async function letters(): Promise<{ to: string; currency: string }[]> {
  const rows = await shop
    .db()
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'royalties.account-changed')
    .execute()
  return rows.map(({ payload }) => payload as { to: string; currency: string })
}
const accountOf = async (currency: string) =>
  (
    await shop
      .db()
      .selectFrom('payout_account')
      .select('account')
      .where('customer_id', '=', MILA)
      .where('currency_code', '=', currency)
      .executeTakeFirst()
  )?.account
const to = async () =>
  (
    await shop
      .db()
      .selectFrom('customer')
      .select('email')
      .where('customer_id', '=', MILA)
      .executeTakeFirstOrThrow()
  ).email

test('the account of payouts was changed and nobody heard of it', async () => {
  await saveAccount(mila(), { currency: 'EUR', holder: 'Mila Sorel', account: 'DE89370400440532013000' })
  await shop.db().deleteFrom('outbox').execute()
  // What was sent again, or pressed ten times, is one change.
  await Promise.all(
    Array.from({ length: 10 }, () => saveAccount(mila(), { currency: 'EUR', holder: 'Eve', account: OTHER })),
  )
  await saveAccount(mila(), { currency: 'USD', holder: 'Mila Sorel', account: '000123456789' })
  const about = { to: await to(), storeId: mila().store.storeId }
  expect(await letters()).toEqual([
    { ...about, currency: 'EUR' },
    { ...about, currency: 'USD' },
  ])
})

test('its letter says which currency, in the words of the store, and no number', async () => {
  const said = STORE_VIEWS.map(async ({ storeId }) => {
    const mail = await accountChangedMail(
      { to: 'mila@example.org', storeId, currency: 'EUR' },
      { db: shop.db(), publicUrl: '' },
    )
    expect([mail?.to, mail?.text.includes('EUR'), mail?.text.includes(OTHER.slice(-4))]).toEqual([
      ...['mila@example.org', true, false],
    ])
    return mail?.subject
  })
  expect([...new Set(await Promise.all(said))].toSorted()).toEqual([
    'Ihr Auszahlungskonto wurde geändert',
    'The account for your payouts was changed',
    'Рахунок для виплат змінено',
    'Счёт для выплат изменён',
    '您的收款账户已更改',
  ])
})

test('cut at each of its statements there is the account with its letter, or neither', async () => {
  const reset = async () => {
    await shop.db().deleteFrom('payout_account').execute()
    await shop.db().deleteFrom('outbox').execute()
  }
  await reset()
  const last = Number((await shop.cut('name account', 'never')).said)
  expect(last).toBeGreaterThan(2)
  for (let point = 1; point <= last; point += 1) {
    await reset()
    expect((await shop.cut('name account', point)).signal).toBe('SIGKILL')
    expect((await letters()).length).toBe((await accountOf('EUR')) === OTHER ? 1 : 0)
  }
})
