// What short commands say and do, in this process; whole programs are started by the tests of backups.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aCatalogue, aProduct } from '@vitrine/api/features/cart/testing/a-catalogue'
import { createTestDatabase, type TestDatabase } from '@vitrine/api/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDataDir } from '../testing/run-cli.ts'
import { runHere } from '../testing/run-here.ts'
import { runSecondFactor } from './account/second-factor.ts'
import { runAudit } from './audit.ts'
import { runBonus } from './bonus.ts'
import { runKeys } from './keys.ts'
import { runPayouts } from './partner/payouts.ts'
import { runReview } from './review.ts'
import { runSession } from './session.ts'

// A command refuses a server that could lose orders, which that of the tests is: it is given the test's own database.
const opened = vi.hoisted(() => ({ db: undefined as unknown }))
vi.mock('./with-database.ts', () => ({
  withDatabase: (_: unknown, work: (db: unknown) => Promise<void>) => work(opened.db),
}))

let folder: ReturnType<typeof aDataDir>
let database: TestDatabase
beforeAll(async () => {
  folder = aDataDir()
  database = await createTestDatabase()
  opened.db = database.db
})
afterAll(async () => {
  await database.drop()
  folder.remove()
})
const of =
  (command: Parameters<typeof runHere>[0]) =>
  (...args: string[]) =>
    runHere(command, folder.dataDir, args)
const [session, keys, bonus, audit] = [of(runSession), of(runKeys), of(runBonus), of(runAudit)]
const [payouts, review] = [of(runPayouts), of(runReview)]
const secondFactor = of(runSecondFactor)
const refused = (words: string) => ({ code: 1, err: expect.stringContaining(words) })

test('a session for an address, made with its customer, and nothing without one', async () => {
  for (const args of [[], ['ann'], ['ann@example.org', '--roles', 'king'], ['ann@example.org', 'x']])
    expect(await session(...args)).toMatchObject(refused('Use: session'))
  const [first, again] = [
    await session('Ann@Example.org', '--roles', 'vip'),
    await session('ann@example.org'),
  ]
  const printed = [first, again].map(({ out }) => JSON.parse(out.slice(out.indexOf('{'))))
  expect(printed[0].customerId).toBe(printed[1].customerId)
  expect(printed[0].refreshToken).not.toBe(printed[1].refreshToken)
})

test('a key is made, shown once, listed and revoked by the command line', async () => {
  for (const args of [
    [],
    ['create', 'ERP', 'orders:read'],
    ['create', 'erp', 'orders:eat'],
    ['create', 'erp'],
  ])
    expect(await keys(...args)).toMatchObject(refused('Use: keys'))
  const made = await keys('create', 'erp', 'orders:read,orders:write')
  expect(made.out).toMatch(/^vitrine_[\w-]{43}$/m)
  expect(await keys('create', 'erp', 'orders:read')).toMatchObject({ code: 1 })
  const [key = ''] = made.out.match(/vitrine_[\w-]{43}/) ?? []
  const listed = await keys('list')
  expect(listed.out).toContain('erp: orders:read, orders:write; made ')
  expect(listed.out).not.toContain(key)
  for (const place of ['http://erp.example/', 'ftp://erp.example/', 'https://me:pw@erp.example/', ''])
    expect(await keys('webhook', 'erp', place)).toMatchObject({ code: 1 })
  expect((await keys('webhook', 'erp', 'https://erp.example/orders')).out).toMatch(/^whsec_[\w-]{43}$/m)
  expect(await keys('webhook', 'nobody', 'off')).toMatchObject({ code: 1 })
  expect(await keys('revoke', 'erp')).toMatchObject({ code: 0 })
  expect((await keys('list')).out).toContain('revoked')
  expect(await keys('revoke', 'erp')).toMatchObject({ code: 1 })
})

test('bonuses are granted to who is known, and the books balance with them', async () => {
  await session('ann@example.org')
  for (const args of [[], ['ann@example.org', 'xx', '5'], ['ann@example.org', 'de', '-5']])
    expect(await bonus('grant', ...args)).toMatchObject(refused('Use:'))
  expect(await bonus('grant', 'bob@example.org', 'de', '5')).toMatchObject({ code: 1 })
  const granted = await bonus('grant', 'Ann@Example.org', 'de', '25.50')
  expect([granted.err, granted.out]).toEqual(['', expect.stringContaining('has 25.50 EUR of bonuses now.')])
  expect(await audit()).toMatchObject({ code: 0, out: expect.stringContaining('The books balance') })
})

test('whoever runs the shop resets a second factor by the command line, of somebody it knows', async () => {
  for (const args of [[], ['reset'], ['show', 'boss@example.org'], ['reset', 'boss@example.org', 'x']])
    expect(await secondFactor(...args)).toMatchObject(refused('Use: second-factor'))
  expect(await secondFactor('reset', 'boss@example.org')).toMatchObject(
    refused('Nobody is known by boss@example.org'),
  )
  await session('boss@example.org', '--roles', 'manager')
  expect(await secondFactor('reset', 'Boss@Example.org')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Taken away: 0 app'),
  })
})

test('payouts of a shop without partners are none, and one nobody knows is not sent', async () => {
  expect(await payouts('run')).toEqual({ code: 0, out: 'Nothing is on account.', err: '' })
  expect(await payouts('sent', '7')).toMatchObject(refused('There is no such payout.'))
  const file = join(folder.dataDir, 'bank.csv')
  expect(await payouts('file', 'USD', file)).toMatchObject(refused('No payout waits in USD.'))
  expect(existsSync(file)).toBe(false)
})

test('a review that waits is listed in one line, shown once, and then waits no longer', async () => {
  expect(await review()).toMatchObject({ code: 0, out: 'No review waits.' })
  const { review_id: id } = await database.db
    .insertInto('review')
    .values({
      ...{ product_id: await aReviewedProduct(), title: 'Warm', detail: 'Very.', nickname: 'Ann', rating: 5 },
      ...{ language: 'en', status: 2, created_at: new Date() },
    })
    .returning('review_id')
    .executeTakeFirstOrThrow()
  expect((await review('list')).out).toBe(`${id}  COAT  5/5  Ann: Warm`)
  expect(await review('approve', String(id))).toMatchObject({ code: 0, out: `Review ${id}: approved.` })
  expect(await review('hold', String(id))).toMatchObject({ code: 0, out: `Review ${id}: held back.` })
  expect(await review('reject', String(id))).toMatchObject({ code: 0, out: `Review ${id}: rejected.` })
  expect(await review()).toMatchObject({ out: 'No review waits.' })
  expect(await review('approve', '9999')).toMatchObject(refused('There is no such review.'))
})

async function aReviewedProduct(): Promise<number> {
  await aCatalogue(database.db)
  await aProduct(database.db, { sku: 'COAT', priceMinor: 30_000 })
  const found = database.db.selectFrom('product').select('product_id').where('sku', '=', 'COAT')
  return (await found.executeTakeFirstOrThrow()).product_id
}
