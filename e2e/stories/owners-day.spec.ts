// An owner's day, from yesterday's backup and back to it.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { takesAll } from '../src/acts/owner/bulk-step.ts'
import {
  bringsForeignGoods,
  correctsNames,
  findsProduct,
  RIGHT_NAMES,
} from '../src/acts/owner/foreign-goods.ts'
import { ordersPaid } from '../src/acts/owner/order-by-api.ts'
import { givesAccount, paysPartner } from '../src/acts/owner/payout.ts'
import { expectSlide, publishesSlide, SLIDE } from '../src/acts/owner/publish-slide.ts'
import { refunds } from '../src/acts/owner/refund.ts'
import { nextFriday, setsSale } from '../src/acts/owner/sale.ts'
import { signIn } from '../src/acts/sign-in.ts'
import { dropFolder, newFolder } from '../src/data-folder.ts'
import { readRows } from '../src/database.ts'
import { isFine } from '../src/is-fine.ts'
import { openSession } from '../src/open-session.ts'
import { openStage } from '../src/open-stage.ts'
import { readOutbox } from '../src/outbox.ts'
import { runJob } from '../src/run-job.ts'
import { runWell } from '../src/start-shop.ts'
import { textsOf } from '../src/texts.ts'

const stage = openStage({ hasWorker: false, isAlone: true })
const OLA = { email: 'ola@staff.example', roles: ['admin'] } as const
const IDA = 'ida@shopper.example'
/** All parcels of the day go to her house. */
const IDAS = 'Ida%20Holm'
const TOVE = 'tove@partner.example'
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const folder = newFolder()
const backup = join(folder, 'yesterday.tar.gz')
const yesterday = { name: '', orders: 0 }

const runsShop = (...args: string[]) => runWell(args, { DATA_DIR: stage.shop().dataDir, LOG_LEVEL: 'warn' })
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  readRows<Row>(stage.shop().dataDir, sql, values)
const numberIn = async (sql: string, values: unknown[] = []) =>
  Number((await rows<{ value: string }>(sql, values))[0]?.value)
const ordersNow = () => numberIn('select count(*) as value from shop_order')
const stockOf = (sku: string) =>
  numberIn('select qty as value from stock_item join product using (product_id) where sku = $1', [sku])
const bonusesOf = (email: string) =>
  numberIn(
    `select coalesce(sum(change_minor), 0) as value from ledger_entry join bonus_account using (account_id)
     join customer using (customer_id) where email = $1`,
    [email],
  )
/** What a payout would collect. */
const onAccountOf = (email: string) =>
  numberIn(
    'select active_minor as value from royalty_account join customer on customer_id = partner_id where email = $1',
    [email],
  )

/** As a program of another shop asks for it. */
async function asks(path: string): Promise<unknown> {
  const reply = await fetch(`${stage.shop().url}${path}`)
  expect(reply.status, path).toBe(200)
  return ((await reply.json()) as { result: unknown }).result
}
const nameOf = async (sku: string) =>
  ((await asks(`/api/product?sku=${sku}&storeCode=eu`)) as { product: { name: string } }).product.name
const priceOf = async (sku: string) => {
  const found = await asks(`/api/product/render-list?skus=${sku}&storeCode=de`)
  return (found as { items: { price_info: { final_price: number } }[] }).items[0]?.price_info.final_price
}

async function asOwner(path: string): Promise<Shopper> {
  const ola = await stage.visit({ store: 'eu', pictures: false })
  await ola.opens(path)
  await signIn(ola.page, stage.shop(), OLA)
  return ola
}

async function toveBecomesPartner(): Promise<void> {
  const tove = await stage.visit({ store: 'de', pictures: false })
  await tove.opens('/cabinet/sales/payouts')
  await signIn(tove.page, stage.shop(), { email: TOVE, roles: ['blogger'] })
  await givesAccount(tove, 'Tove Lund')
  await rows("insert into partner_code select customer_id, 'tove' from customer where email = $1", [TOVE])
}

/** Who was told by the shop that the parcel is under way. */
async function toldOfParcels(): Promise<string[]> {
  const [, after = '?'] = textsOf('de').t('mail.shippedSubject', { number: '#' }).split('#')
  const letters = (await readOutbox(stage.shop())).filter(({ subject }) => subject.endsWith(after))
  return [...new Set(letters.map(({ to }) => to))].sort()
}

beforeAll(async () => {
  yesterday.name = await nameOf('SU-5801')
  yesterday.orders = await ordersNow()
  await runsShop('backup', backup)
  expect(await runsShop('audit')).toContain('The books balance')
})
afterAll(() => dropFolder(folder))

it('an owner brings the goods of another shop, puts three names right, and shoppers read them', async () => {
  const ola = await asOwner('/admin/imports')
  await bringsForeignGoods(ola)
  await ola.opens('/admin/catalogue')
  await correctsNames(ola)
  for (const [sku, name] of Object.entries(RIGHT_NAMES)) {
    await expect.poll(() => nameOf(sku)).toBe(name)
    await ola.opens(`/p/${sku}/x`)
    await expect.poll(() => ola.title.textContent()).toContain(name)
  }
})

it('a sale for Friday costs nothing less before, and less once it is on', async () => {
  const ola = await asOwner('/admin/catalogue')
  await findsProduct(ola, 'FJE-1')
  await ola.main.locator('tbody th button').click()
  await ola.main.getByRole('heading', { level: 1, name: RIGHT_NAMES['FJE-1'] }).waitFor()
  const sale = { place: 'Deutschland', price: '30', ...nextFriday() }
  await setsSale(ola, sale)
  await isFine(ola, 'owners-day-sale')
  const [kept] = await rows<{ special_from: Date; special_to: Date; special_minor: number }>(
    `select special_from, special_to, special_minor::int from product_price join product using (product_id)
     join store using (store_id) where sku = 'FJE-1' and store.code = 'de'`,
  )
  expect(kept).toEqual({ special_from: sale.from, special_to: sale.to, special_minor: 3_000 })
  expect(await priceOf('FJE-1')).toBe(40)
  // Friday is brought forward: the same sale, begun a minute ago.
  await setsSale(ola, { ...sale, from: new Date(Date.now() - MINUTE_MS), to: new Date(Date.now() + DAY_MS) })
  await expect.poll(() => priceOf('FJE-1')).toBe(30)
})

it('a slide is published in five languages, and each store shows its own', async () => {
  const ola = await asOwner('/admin/design')
  await publishesSlide(ola)
  const { url } = stage.shop()
  await expectSlide(url, 'us', SLIDE.English)
  await expectSlide(url, 'de', SLIDE.Deutsch)
  await expectSlide(url, 'ru', SLIDE.Русский)
  await expectSlide(url, 'ua', SLIDE.Українська)
  await expectSlide(url, 'cn', SLIDE.中文)
})

it('ten paid orders leave at once, each with its letter; one is given back', async () => {
  const stock = await stockOf('ALP-1')
  const { accessToken: token } = await openSession(stage.shop().dataDir, { email: IDA })
  await runsShop('bonus', 'grant', IDA, 'de', '5')
  await toveBecomesPartner()
  const idas = await ordersPaid(stage.shop(), { email: IDA, sku: 'ALP-1', token })
  expect(await bonusesOf(IDA)).toBeLessThan(500)
  const guests = Array.from({ length: 9 }, (_, at) => `guest-${at}@shopper.example`)
  for (const [at, email] of guests.entries())
    await ordersPaid(stage.shop(), {
      email,
      ...(at === 0 ? { sku: 'HAR-1', qty: 10, referral: 'tove' } : { sku: 'ALP-1', qty: 2 }),
    })
  expect(await stockOf('ALP-1')).toBe(stock - 17)

  const ola = await asOwner(`/admin/orders?view=all&q=${IDAS}`)
  await takesAll(ola, ola.t('staff.stepPack'), 10)
  await takesAll(ola, ola.t('staff.stepShip'), 10)
  await expect.poll(toldOfParcels).toEqual([...guests, IDA])
  await takesAll(ola, ola.t('staff.stepDeliver'), 10)

  await refunds(ola, idas)
  await expect.poll(() => bonusesOf(IDA)).toBe(500)
  expect(await stockOf('ALP-1')).toBe(stock - 17)
  expect(await runsShop('audit')).toContain('The books balance')
})

it('a partner who brought one of them is paid', async () => {
  await rows(
    `update order_event set at = at - interval '40 days' where step = 'deliver'
      and order_id in (select order_id from shop_order where email = 'guest-0@shopper.example')`,
  )
  await runJob(stage.shop().dataDir, 'royalties.ripen')
  await expect.poll(() => onAccountOf(TOVE)).toBeGreaterThan(0)
  const ola = await asOwner('/admin/partners')
  await paysPartner(ola, TOVE)
  const tove = await stage.visit({ store: 'de', pictures: false })
  await tove.opens('/cabinet/sales/payouts')
  await signIn(tove.page, stage.shop(), TOVE)
  await tove.main.getByText(tove.t('partner.sent')).waitFor()
  expect(await runsShop('audit')).toContain('The books balance')
})

it('yesterday’s backup brings yesterday back: its name, and none of the day’s orders', async () => {
  expect(await ordersNow()).toBe(yesterday.orders + 10)
  await stage.reopens(async (DATA_DIR) => {
    const env = { DATA_DIR, LOG_LEVEL: 'warn' }
    await expect(runWell(['restore', backup], env)).rejects.toThrow('say --replace')
    await runWell(['restore', backup, '--replace'], env)
    expect(await runWell(['audit'], env)).toContain('The books balance')
  })
  expect(await nameOf('SU-5801')).toBe(yesterday.name)
  expect((await fetch(`${stage.shop().url}/api/product?sku=ALP-1&storeCode=eu`)).status).toBe(404)
  expect(await ordersNow()).toBe(yesterday.orders)
  const home = await (await fetch(`${stage.shop().url}/de`)).text()
  expect(home).not.toContain(SLIDE.Deutsch)
  const ola = await asOwner(`/admin/orders?view=all&q=${IDAS}`)
  await ola.main.getByText(ola.t('staff.noMatch')).waitFor()
  await ola.opens('/p/SU-5801/x')
  expect(await ola.title.textContent()).toContain(yesterday.name)
  expect(await runsShop('audit')).toContain('The books balance')
})
