import { beforeEach, expect, it, vi } from 'vitest'
import { all, fill, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { aDesk, openFrame } from '../frame/testing/open-frame.tsx'
import { HomeView } from './home-view.tsx'
import { aDayShop, someNeeds } from './testing/a-day.ts'

vi.mock('#web/lib/chart/lazy-chart.tsx', () => ({ PeriodChart: () => null }))

const SIZES = [
  { sku: 'COAT-M', name: 'Coat, M', qty: 0, waiting: 4 },
  { sku: 'COAT-L', name: 'Coat, L', qty: 2, waiting: 0 },
]
let shop: ReturnType<typeof aDayShop>
beforeEach(() => {
  shop = aDayShop()
})
const open = (address = '/admin') => openFrame(<HomeView />, { shop, address })
const needs = (facts: Parameters<typeof someNeeds>[0]) => {
  shop.client.script['staff.needs'] = () => someNeeds(facts)
}
const rows = () => [...document.querySelectorAll('section[aria-labelledby=needs] li')].map(textOf)
const ways = () =>
  [...document.querySelectorAll('section[aria-labelledby=needs] li a')].map((one) => one.getAttribute('href'))

it('says that nothing waits when nothing does', async () => {
  await open()
  expect([rows(), page().includes('Nothing waits.'), has('heading', 'Low and sold out')]).toEqual([
    [],
    true,
    false,
  ])
})

it('says only what waits, one or many of each, and leads to exactly that', async () => {
  needs({ to_send: 1, payments: 2, to_refund: 2, came_back: 1, reviews: 3, failed: 1 })
  await open()
  expect(rows()).toEqual([
    '1order to sendSend: order to send',
    '2payments in reviewLook: payments in review',
    '2orders to refundRefund: orders to refund',
    '1parcel came backCheck in: parcel came back',
    '3reviews to readRead: reviews to read',
    '1letter nobody would takeLook: letter nobody would take',
  ])
  expect(ways()).toEqual([
    '/admin/orders?view=to_send',
    '/admin/orders?view=review',
    '/admin/orders?view=to_refund',
    '/admin/orders?view=came_back',
    '/admin/reviews',
    '/admin/orders?view=all',
  ])
})

it('sizes that are low or gone are counted together, and it says how many people wait', async () => {
  needs({ sold_out: 1, low: 1, waiting: 4, sizes: SIZES })
  await open()
  expect(rows()).toEqual([
    expect.stringContaining('2sizes low or sold out1 sold out; 4 people asked to be told'),
  ])
  const table = [...document.querySelectorAll('#sizes tbody tr')].map(textOf)
  expect(table).toEqual(['COAT-MCoat, MSold out4', 'COAT-LCoat, L20'])
})

it('whoever works in one store is told of it alone, and every way from here keeps it', async () => {
  needs({ to_send: 1, reviews: 1, low: 1, sizes: SIZES })
  await open('/admin?store=de')
  const asked = ['needs', 'sold', 'visits'].flatMap((name) => shop.asked(`staff.${name}`))
  expect(asked.filter((input) => (input as { query: { store?: string } }).query.store !== 'de')).toEqual([])
  expect(ways()).toEqual([
    '/admin/orders?view=to_send&store=de',
    '/admin/reviews?store=de',
    '/admin?store=de#sizes',
  ])
})

it('money no order asked for lay unseen in the books: it is shown, with what was done about it to be noted', async () => {
  const payment = { id: 9, provider: 'stripe', reference: 'pi_7', sum: 123, currency: 'EUR' }
  needs({ unknown_payments: [{ ...payment, at: '2026-01-15T17:00:00Z' }] })
  shop.client.script['staff.resolveReview'] = () => ({ id: 9, resolved: true })
  await open()
  expect(rows()).toEqual(['1payment no order asked forLook: payment no order asked for'])
  expect(ways()).toEqual(['/admin#payments'])
  expect(textOf(document.querySelector('#payments li p'))).toMatch(/^€123stripe · pi_7 · /)
  await press('button', 'Settled')
  expect(shop.asked('staff.resolveReview')).toEqual([])
  await fill('What was done about it', 'sent back')
  needs({})
  await press('button', 'Settled')
  expect(shop.asked('staff.resolveReview')).toMatchObject([
    { params: { id: 9 }, body: { resolution: 'sent back' } },
  ])
  expect(has('heading', 'Payments no order asked for')).toBe(false)
})

it('the sizes are had as a file, with 0 as a number', async () => {
  needs({ sold_out: 1, sizes: SIZES })
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  await open()
  const inSizes = all('button', 'As CSV').at(-1)
  inSizes?.click()
  expect(saved.mock.lastCall?.[1].slice(1)).toEqual([
    ['COAT-M', 'Coat, M', 0, 4],
    ['COAT-L', 'Coat, L', 2, 0],
  ])
})

it('what needs a hand could not be read: it is said and asked again, and nothing turns for ever', async () => {
  shop.client.script['staff.needs'] = refuses(400)
  await open()
  const section = document.querySelector('section[aria-labelledby=needs]')
  expect([page().includes('Nothing waits.'), section?.querySelector('[aria-busy=true]')]).toEqual([
    false,
    null,
  ])
  shop.client.script['staff.needs'] = () => someNeeds({ to_send: 2 })
  await press('button', 'Try again')
  expect([rows().length, has('button', 'Try again')]).toEqual([1, false])
})

it('a customer is told at the door, and sees no figure', async () => {
  for (const name of ['needs', 'sold', 'visits', 'vitals', 'desk'])
    shop.client.script[`staff.${name}`] = refuses(403)
  await open()
  expect([page().includes('for the shop'), has('heading', 'Sales')]).toEqual([true, false])
})

it('who may not see orders begins in the first room that opens', async () => {
  shop.client.script['staff.desk'] = () => aDesk({ may: ['design:change'] })
  shop.client.script['staff.needs'] = refuses(403)
  const { address } = await open()
  expect(address()).toBe('/admin/design')
})

it('is headed by the day, which a keyboard is led to', async () => {
  await open()
  const head = find('heading')
  expect([head.getAttribute('tabindex'), textOf(head)]).toEqual([
    '-1',
    new Date().toLocaleDateString('en-US', { weekday: 'long', day: 'numeric', month: 'long' }),
  ])
})

it.each([
  ['ru', /^[А-Я]/],
  ['ua', /^[А-ЯІ]/],
])('the day of the week begins the page with a capital in %s', async (store, begins) => {
  await openFrame(<HomeView />, { shop, address: '/admin', store })
  expect(textOf(find('heading'))).toMatch(begins)
})
