import { getTaxTable, saveTaxTable, type TaxTable } from '@vitrine/contract/desk/taxes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadTaxRates } from '#api/features/catalog/tax/load-tax-rates.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { editorOf, openEditedShop } from '../testing/an-editor.ts'
import { saveTaxes } from './save-taxes.ts'

const GERMANY = { rule: 'VAT', country: 'DE', region: '', postcode: '*' }
const TAXED = 2
let open: Awaited<ReturnType<typeof openEditedShop>>
let now: TaxTable
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())
beforeEach(async () => {
  now = await open.call(getTaxTable)
})

type Changes = Partial<Omit<Parameters<typeof saveTaxes>[1], 'version'>>
const save = (changes: Changes, version = now.version) =>
  open.ask(saveTaxTable, { body: { version, set: [], remove: [], ...changes } })
const germany = (rate: number) => ({ ...GERMANY, rate, taxes_shipping: false })
const rateAt = async (country: string, region = '') =>
  (await loadTaxRates(aContext(open.shop.database.db), { country, region }))(TAXED)
/** Per cent of tax in what a shopper of the store is shown. */
async function shownTax(store: string): Promise<number> {
  await open.shop.made.catalog.refresh()
  const reply = await open.shop.api.app.inject({
    url: '/api/product?sku=BERET',
    headers: { 'x-vs-store-code': store },
  })
  const { price, price_tax } = reply.json().result.product
  return Math.round((100 * price_tax) / price)
}

test('a rate changes everywhere at once: in checkouts, in what shoppers are shown, and in the audit', async () => {
  expect([await shownTax('de'), await rateAt('DE')]).toEqual([19, 19])
  expect(await save({ set: [germany(16)] })).toMatchObject({ code: 200 })
  expect([await shownTax('de'), await rateAt('DE')]).toEqual([16, 16])
  const line = await open.shop.database.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'tax')
    .executeTakeFirst()
  expect(line).toEqual({
    before: { 'VAT DE': { rate: 19, taxes_shipping: false } },
    after: { 'VAT DE': { rate: 16, taxes_shipping: false } },
  })
})

test('a place of its own comes in and goes again; what holds there then is the rate of its country', async () => {
  const jungholz = { rule: 'VAT', country: 'AT', region: '', postcode: '6691*' }
  await save({ set: [{ ...jungholz, rate: 19.5, taxes_shipping: true }] })
  const at = (postcode: string) =>
    loadTaxRates(aContext(open.shop.database.db), { country: 'AT', region: '', postcode }).then((of) =>
      of(TAXED),
    )
  expect([await at('6691'), await at('1010')]).toEqual([19.5, 20])
  now = await open.call(getTaxTable)
  expect(await save({ remove: [jungholz] })).toMatchObject({ code: 200 })
  expect(await at('6691')).toBe(20)
})

test('the rate of a region was kept where no order is ever taxed by one: it is refused by its field, and taken away', async () => {
  const bavaria = { ...GERMANY, region: 'BY' }
  expect(await save({ set: [{ ...bavaria, rate: 18, taxes_shipping: false }] })).toMatchObject({
    code: 400,
    meta: { details: [{ path: 'set.0.region' }] },
  })
  // One that an import has brought can be changed, and goes.
  await open.shop.database.db
    .insertInto('tax_rate')
    .columns(['tax_rule_id', 'country', 'region', 'postcode', 'rate'])
    .expression((eb) =>
      eb
        .selectFrom('tax_rule')
        .select((to) => ['tax_rule_id', to.val('DE').as('country'), to.val('BY').as('region')])
        .select((to) => [to.val('*').as('postcode'), to.val(17).as('rate')])
        .where('code', '=', 'VAT'),
    )
    .execute()
  now = await open.call(getTaxTable)
  expect(await save({ set: [{ ...bavaria, rate: 18, taxes_shipping: false }] })).toMatchObject({ code: 200 })
  now = await open.call(getTaxTable)
  expect(await save({ remove: [bavaria] })).toMatchObject({ code: 200 })
})

test('a region and postcodes that are called alike were taken for one place', async () => {
  const place = { rule: 'VAT', country: 'US', rate: 8.875, taxes_shipping: false }
  const both = [
    { ...place, region: 'QQ', postcode: '*' },
    { ...place, region: '', postcode: 'QQ' },
  ]
  expect(await save({ set: both })).toMatchObject({ code: 200 })
  now = await open.call(getTaxTable)
  expect(now.rates).toEqual(expect.arrayContaining(both))
  expect(await save({ remove: both.map(({ rate: _, taxes_shipping: __, ...at }) => at) })).toMatchObject({
    code: 200,
  })
})

test.each<[string, () => Changes, string]>([
  ['a rule nobody has', () => ({ set: [{ ...germany(7), rule: 'GST' }] }), 'set.0.rule'],
  ['a place that is set twice', () => ({ set: [germany(7), germany(8)] }), 'set.1'],
  ['a place that is set and removed', () => ({ set: [germany(7)], remove: [GERMANY] }), 'remove.0'],
  ['a rate that is not there', () => ({ remove: [{ ...GERMANY, country: 'AQ' }] }), 'remove.0'],
  ['a hundred per cent', () => ({ set: [germany(100)] }), 'set.0.rate'],
  ['a country in words', () => ({ set: [{ ...germany(7), country: 'Germany' }] }), 'set.0.country'],
])('%s is refused by its field, and nothing changes', async (_, changes, path) => {
  expect(await save(changes())).toMatchObject({ code: 400, meta: { details: [{ path }] } })
  expect(await open.call(getTaxTable)).toEqual(now)
})

test('of two who save at once the second is told how it stands; without the lock both would be done', async () => {
  const replies = await Promise.all([save({ set: [germany(17)] }), save({ set: [germany(18)] })])
  now = await open.call(getTaxTable)
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  expect(replies.find(({ code }) => code === 409)).toMatchObject({ meta: { details: now } })
  const lock = async () => {}
  const { db } = open.shop.database
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:delivery' } })
  const writers = [13, 14].map((rate) => {
    const changes = { version: now.version, set: [germany(rate)], remove: [] }
    return () => saveTaxes(ada, changes, { lock })
  })
  const mutants = await writeAfterAllRead(db, { table: 'tax_rate', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('as it stands nothing is written down, nobody reads anew, and a customer is shown nothing', async () => {
  const { db } = open.shop.database
  const generation = () => db.selectFrom('catalogue_generation').select('current').executeTakeFirst()
  const before = await generation()
  const [first] = now.rates
  expect(first && (await save({ set: [first] }))).toMatchObject({
    code: 200,
    result: { version: now.version },
  })
  expect(await generation()).toEqual(before)
  const { token } = await signInAt(open.shop, { name: 'bo', roles: [] })
  expect(await editorOf(open.shop, token).ask(getTaxTable)).toMatchObject({ code: 403 })
})
