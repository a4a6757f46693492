// An account's deletion cut by kill -9 at its statements: all of the customer is there, or nothing.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashKey } from '#api/access/hash-key.ts'
import { folderPhotos } from '#api/adapters/photos/folder-photos.ts'
import { json } from '#api/db/json.ts'
import { takeCoupon } from '#api/features/promotions/coupon/take-coupon.ts'
import { aCoupon } from '#api/features/promotions/testing/a-coupon.ts'
import { howOften } from '#api/testing/how-often.ts'
import { runChild } from '#api/testing/run-child.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'
import type { DeletionJob } from '../testing/deletion-child.ts'

const CHILD = fileURLToPath(new URL('../testing/deletion-child.ts', import.meta.url))
/** Mails that were sent, and those that wait, go by their own rules. */
const NOT_SEARCHED = ['outbox']

let shop: AccountShop
let tables: string[]
let couponId: number
let round = 0
beforeAll(async () => {
  shop = await anAccountShop()
  couponId = await aCoupon(shop.db, { code: 'EACH', customer_limit: 1 })
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.db)
  tables = rows.map(({ name }) => name).filter((name) => !NOT_SEARCHED.includes(name))
})
afterAll(() => shop.close())
beforeEach(() => shop.forgetBudgets())

const photoFolder = () => join(shop.dataDir, 'customer-photos')

/** Somebody with everything an account can hold, each piece with the same sign in it; and the code to be gone by. */
async function aWholeCustomer() {
  round += 1
  const sign = `canary${round}x`
  const { id, token } = await shop.signedIn(`${sign}@shopper.example`)
  const photo = `${round.toString(16).padStart(32, '0')}.webp`
  await folderPhotos(photoFolder()).keep(photo, await aPicture())
  await shop.db
    .updateTable('customer')
    .set({ firstname: sign, city: sign, photo })
    .where('customer_id', '=', id)
    .execute()
  const address = { firstname: sign, street: [sign], city: sign, country_id: 'DE' }
  const values = { customer_id: id, address: json(address), is_default: true, created_at: shop.now() }
  await shop.db.insertInto('customer_address').values(values).execute()
  await placeOrder(id, { address, sign })
  await shop.db
    .insertInto('former_order')
    .values({
      ...{ email: `${sign}@shopper.example`, customer_id: null, number: sign, placed_at: shop.now() },
      ...{ currency_code: 'EUR', total_minor: 1, ending: null, brought_at: shop.now() },
    })
    .execute()
  await shop.db
    .insertInto('newsletter_subscriber')
    .values({ email: `${sign}@shopper.example`, store_id: 4, asked_at: shop.now() })
    .execute()
  await shop.db
    .insertInto('passkey')
    .values({
      ...{ customer_id: id, credential_id: sign, public_key: Buffer.alloc(1) },
      created_at: shop.now(),
    })
    .execute()
  await shop.post('delete/code', {}, { token })
  return { id, token, sign, photo, code: await codeSent() }
}
type Customer = Awaited<ReturnType<typeof aWholeCustomer>>

const aPicture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } })
    .webp()
    .toBuffer()

async function placeOrder(customerId: number, { address, sign }: { address: object; sign: string }) {
  const order = { store_id: 4, client_order_id: `order-${sign.length}-${round}`, fingerprint: '' }
  const sums = { currency_code: 'EUR', subtotal_minor: 5_000, shipping_minor: 0, total_minor: 5_000 }
  const { order_id: orderId } = await shop.db
    .insertInto('shop_order')
    .values({
      ...{ ...order, ...sums, state: 'delivered', customer_id: customerId, email: `${sign}@shopper.example` },
      ...{ access_hash: hashKey(sign), totals: json({}), payment_method: json({ title: 'Card' }) },
      ...{ shipping_address: json(address), billing_address: json(address) },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  await takeCoupon(aContext(shop.db), { orderId, couponId, email: `${sign}@shopper.example` })
}

async function codeSent(): Promise<string> {
  const row = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'accounts.proof')
    .orderBy('outbox_id', 'desc')
    .executeTakeFirstOrThrow()
  return (row.payload as { secret: { code: string } }).secret.code
}

/** In which tables something of them is, and in how many rows. */
async function tracesOf({ id, sign }: Customer): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} as t where t::text like ${`%${sign}%`}`.execute(
      shop.db,
    )
    if (rows[0]?.n) found[table] = rows[0].n
  }
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from session where customer_id = ${id} and ended_at is null`.execute(shop.db)
  return { ...found, 'open sessions': rows[0]?.n ?? 0 }
}

const run = ({ id, code }: Customer, job: Pick<DeletionJob, 'point' | 'isTorn'>) =>
  runChild(CHILD, {
    ...{ connectionString: shop.connectionString, photoFolder: photoFolder(), customerId: id, code },
    ...{ nowMs: shop.now().getTime(), ...job },
  })
const photoStatus = async ({ photo }: Customer) => (await shop.api().app.inject(`/u/${photo}`)).statusCode

const WHOLE = {
  ...{
    customer: 1,
    customer_address: 1,
    former_order: 1,
    newsletter_subscriber: 1,
    passkey: 1,
    shop_order: 1,
  },
  'open sessions': 1,
}
const NOTHING = { 'open sessions': 0 }
/** How many statements there are, from the first of the transaction on. */
async function countStatements(): Promise<number> {
  const ada = await aWholeCustomer()
  expect(await tracesOf(ada)).toEqual(WHOLE)
  const { said, complaint } = await run(ada, { point: 'never' })
  expect([complaint, await tracesOf(ada)]).toEqual(['', NOTHING])
  return Number(said)
}

/** What was left of somebody whose deletion was cut there; asked for again, nothing is. */
async function cutAt(point: number): Promise<'whole' | 'nothing'> {
  await shop.forgetBudgets()
  const ada = await aWholeCustomer()
  const { signal, complaint } = await run(ada, { point })
  expect([signal, complaint]).toEqual(['SIGKILL', ''])
  const left = await tracesOf(ada)
  expect([WHOLE, NOTHING], `at statement ${point}`).toContainEqual(left)
  const isWhole = left['open sessions'] === 1
  if (isWhole) expect([await photoStatus(ada), (await again(ada)).status]).toEqual([200, 200])
  expect([await tracesOf(ada), await photoStatus(ada)]).toEqual([NOTHING, 404])
  return isWhole ? 'whole' : 'nothing'
}

test('cut at its statements: whole until the commit, nothing from then on, and gone when asked again', async () => {
  const last = await countStatements()
  // All of them when many kills are asked for; else the ends, and every fourth between.
  const step = howOften('KILLS', 1) > 1 ? 1 : 4
  const left: string[] = []
  for (let point = 1; point < last; point += step) left.push(await cutAt(point))
  left.push(await cutAt(last))
  expect([left[0], left.at(-1)]).toEqual(['whole', 'nothing'])
  expect(left).toEqual(left.toSorted().toReversed())
})

const again = ({ token, code }: Customer) => shop.post('delete', { code }, { token })

test('a coupon used once kept the mailbox of a deleted account in plain', async () => {
  const ada = await aWholeCustomer()
  await again(ada)
  const { rows } = await sql<{ buyer: string }>`
    select buyer from coupon_buyer union all select unnest(buyers) from coupon_use`.execute(shop.db)
  expect(rows.filter(({ buyer }) => buyer.includes('@'))).toEqual([])
  round += 1
  await expect(placeOrder(ada.id, { address: {}, sign: ada.sign })).rejects.toMatchObject({
    code: 'COUPON_USED',
  })
})

test('cut with the work done, nothing is left to be found', async () => {
  const ada = await aWholeCustomer()
  expect((await run(ada, { point: 'done' })).signal).toBe('SIGKILL')
  expect([await tracesOf(ada), await photoStatus(ada)]).toEqual([NOTHING, 404])
})

test('mutant: without the transaction half of somebody would be left', async () => {
  const ada = await aWholeCustomer()
  const { signal } = await run(ada, { point: 12, isTorn: true })
  const left = await tracesOf(ada)
  expect(signal).toBe('SIGKILL')
  expect([WHOLE, NOTHING]).not.toContainEqual(left)
})
