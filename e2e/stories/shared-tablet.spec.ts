// A tablet two people share (reliability P26): after one has signed out nothing of theirs is anywhere on it.
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../src/a-shopper.ts'
import { signIn, signOut } from '../src/acts/sign-in.ts'
import { openStage } from '../src/open-stage.ts'

const stage = openStage({ hasWorker: true })
const [ANN, BOB] = ['canary01@shopper.example', 'bob@shopper.example']
/** What Ann types, and what the shop tells her about herself. */
const PERSON = {
  email: ANN,
  name: 'Canary02 Canary03',
  street: 'Canary04 Street',
  postcode: '02138',
  city: 'Canary05 City',
}
/** Behind the link for more. */
const MORE = { extra: 'Canary06 Flat', company: 'Canary07 Ltd' }
const PARENTS = {
  name: 'Canary08 Canary09',
  street: 'Canary10 Alley',
  postcode: '10001',
  city: 'Canary11 Town',
  extra: 'Canary12 Floor',
  company: 'Canary13 Inc',
}
const [SEARCHED, NEW_EMAIL, HER_CITY] = ['canary14', 'canary15@shopper.example', 'Canary16 Harbour']

/** An order that could not be sent is the announced exception. */
const WAITING_ORDER = /-shop\/orders\/waiting\//

/** All that a page and its browser hold of a person, as text. */
async function everything(context: BrowserContext, page: Page): Promise<Record<string, string>> {
  return {
    dom: await page.content(),
    cookies: JSON.stringify(await context.cookies()),
    caches: (await page.evaluate(readCaches)).join('\n'),
    indexedDb: (await entriesOf(page)).filter((entry) => !WAITING_ORDER.test(entry)).join('\n'),
    ...(await page.evaluate(() => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      address: location.href,
      history: JSON.stringify(history.state),
    }))),
  }
}

/** Each entry of each database, its key first. */
const entriesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const entriesIn = async (store: IDBObjectStore) => {
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
      return keys.map((key, at) => `${String(key)} ${JSON.stringify(values[at])}`)
    }
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const databases = await Promise.all(names.map((name) => done(indexedDB.open(name))))
    const found = await Promise.all(
      databases.flatMap((db) =>
        [...db.objectStoreNames].map((name) => entriesIn(db.transaction(name).objectStore(name))),
      ),
    )
    for (const db of databases) db.close()
    return found.flat()
  })

/** Addresses and words of what the worker keeps. */
async function readCaches(): Promise<string[]> {
  const names = await caches.keys()
  const held = await Promise.all(names.map((name) => caches.open(name)))
  const words = async (cache: Cache, request: Request) => {
    const copy = await cache.match(request)
    const isText = /text|json|javascript/.test(copy?.headers.get('content-type') ?? '')
    return `${request.url} ${isText ? await copy?.text() : ''}`
  }
  const all = await Promise.all(
    held.map(async (cache) => Promise.all((await cache.keys()).map((request) => words(cache, request)))),
  )
  return all.flat()
}

/** In the page, in the form it keeps them: what was compared, viewed, searched and bought before, a photo still to be sent. */
function keepsTraces(): Promise<void> {
  const piece = { sku: 'C', brand_name: null, image: null, path: '/c', colors: [] }
  const kept = {
    'shop/current-compare': [{ ...piece, name: 'Canary17 coat' }],
    'us-shop/recently-viewed': [{ sku: 'C', card: { ...piece, name: 'Canary18 coat' } }],
    'us-shop/searches': ['canary19'],
    'shop/sizes': ['Canary20'],
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
  sessionStorage.setItem('us-shop/urls', '[["canary22-coat","product"]]')
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vitrine')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('kept', 'readwrite')
      writing.objectStore('kept').put({ id: 'canary21', itemId: 1 }, 'shop/user/partner-photos/canary21')
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

async function expectNoCanary({ page }: Shopper): Promise<void> {
  const places = await everything(page.context(), page)
  for (const [place, text] of Object.entries(places))
    expect(text.match(/canary\d\d/gi) ?? [], `in ${place}`).toEqual([])
}

async function fillsMore({ main, t }: Shopper, { extra, company }: typeof MORE): Promise<void> {
  await main.getByText(t('checkout.more')).click()
  await main.getByLabel(t('checkout.extra')).fill(extra)
  await main.getByLabel(t('checkout.company')).fill(company)
}

/** In the account, of somebody else: her parents. */
async function keepsAddress(tablet: Shopper): Promise<void> {
  const { main, t } = tablet
  await tablet.opens('/my-account/addresses')
  await main.getByRole('button', { name: t('account.addressNew') }).click()
  await main.getByLabel(t('checkout.name')).fill(PARENTS.name)
  await main.getByLabel(t('checkout.street')).fill(PARENTS.street)
  await main.locator('[name=postcode]').fill(PARENTS.postcode)
  await main.getByLabel(t('checkout.city')).fill(PARENTS.city)
  await fillsMore(tablet, PARENTS)
  await main.getByRole('button', { name: t('login.save'), exact: true }).click()
  await main.getByText(t('account.addressDefault'), { exact: true }).waitFor()
}

describe('a tablet two people share', () => {
  it('holds nothing of the first for the second, but her unsent order, which stays hers', async () => {
    const tablet = await stage.visit()
    const { page, t, main } = tablet
    await tablet.opens()
    await signIn(page, stage.shop(), ANN)
    await tablet.opens('/my-account/edit')
    const name = main.getByLabel(t('account.name'))
    await name.fill(PERSON.name)
    await page.keyboard.press('Enter')
    await page.getByText(t('account.saved')).first().waitFor()
    await main.getByLabel(t('checkout.city'), { exact: true }).fill(HER_CITY)
    await main.getByRole('button', { name: t('account.placeSave') }).click()
    await page.getByText(t('account.saved')).first().waitFor()
    await main.getByRole('button', { name: t('account.changeOf', { name: t('account.email') }) }).click()
    await main.getByLabel(t('account.newEmail')).fill(NEW_EMAIL)
    await keepsAddress(tablet)
    await tablet.opens(`/search?q=${SEARCHED}`)
    await tablet.opens('/merino-roll-neck')
    await tablet.choosesFirstSize()
    await tablet.addsToBag()
    await tablet.opens('/checkout')
    await main.getByRole('radio', { name: new RegExp(PARENTS.name) }).waitFor()
    await main.getByRole('radio', { name: t('checkout.anotherAddress') }).check()
    await tablet.fillsCheckout(PERSON)
    await fillsMore(tablet, MORE)
    await tablet.placeButton.waitFor()
    // The line breaks as she orders: the order waits on the tablet.
    await page.context().route('**/api/order', (route) => route.abort('connectionreset'))
    await tablet.placeButton.click()
    await page.getByText(t('checkout.waiting')).first().waitFor()
    await page.evaluate(keepsTraces)
    const before = Object.values(await everything(page.context(), page)).join(' ')
    for (const trace of ['Canary17', 'Canary18', 'canary19', 'Canary20', 'canary21', 'canary22'])
      expect(before).toContain(trace)
    await tablet.opens('/my-account')
    await signOut(tablet)
    await expectNoCanary(tablet)
    await page.goBack().catch(() => null)
    await expectNoCanary(tablet)
    const sent: string[] = []
    page.context().on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await tablet.opens()
    await signIn(page, stage.shop(), BOB)
    for (const path of ['/my-account', '/my-account/orders', '/cart', '/checkout']) {
      await tablet.opens(path)
      await expectNoCanary(tablet)
    }
    expect(sent.filter((one) => /canary/i.test(one))).toEqual([])
    const waiting = (await entriesOf(page)).filter((entry) => WAITING_ORDER.test(entry))
    expect(waiting).toEqual([expect.stringContaining('Canary04')])
  })
})
