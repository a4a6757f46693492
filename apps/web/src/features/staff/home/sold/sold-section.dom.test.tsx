import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { openFrame } from '../../frame/testing/open-frame.tsx'
import { aDayShop, someSold } from '../testing/a-day.ts'
import { SoldSection } from './sold-section.tsx'
import { TodaySection } from './today-section.tsx'

vi.mock('#web/lib/chart/lazy-chart.tsx', () => ({ PeriodChart: () => null }))

let shop: ReturnType<typeof aDayShop>
beforeEach(() => {
  shop = aDayShop()
})
const open = (store = 'us') =>
  openFrame(
    <>
      <TodaySection />
      <SoldSection />
    </>,
    { shop, store },
  )
const sold = (facts: Parameters<typeof someSold>[0]) => {
  shop.client.script['staff.sold'] = () => someSold(facts)
}
const asked = () => shop.asked('staff.sold').map((input) => (input as { query: object }).query)
const tiles = () => [...document.querySelectorAll('section[aria-labelledby=sold] dl > div')].map(textOf)
const tables = () =>
  [...document.querySelectorAll('section[aria-labelledby=sold] table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map(textOf),
  )
const pressed = () =>
  all('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map(textOf)
const today = () => textOf(document.querySelector('section[aria-labelledby=today]'))

it('tells sums, orders and what came back, and how much more or less it is than before', async () => {
  await open()
  expect(tiles()).toEqual([
    'Sold, +23.5%$1,234.50',
    'Orders, 23',
    'Average order$411.50',
    expect.stringMatching(/^Returned2\.5\s?%$/),
  ])
  expect(today()).toContain('+23.5% on yesterday at this hour')
})

it('what came in today in other moneys stands beside it, and is not added', async () => {
  sold({ others: [{ currency: 'EUR', orders: 2, sum: 154.7 }] })
  await open()
  expect(today()).toContain('€154.702 orders')
})

it('numbers are written as their reader writes them', async () => {
  sold({ currency: 'EUR', sum: 765, returned: 12.5 })
  await open('de')
  expect([tiles()[0], tiles()[3]]).toEqual([
    expect.stringMatching(/^Sold, −23,5\s%765\s€$/),
    expect.stringMatching(/^Returned12,5\s?%$/),
  ])
})

it('where nothing was sold before, nothing is said of more or less', async () => {
  sold({ sum_before: 0, orders_before: 0 })
  await open()
  expect([tiles().slice(0, 2), today().includes('%')]).toEqual([['Sold$1,234.50', 'Orders3'], false])
})

it('the table holds the parts that are over, beside each store, also one that is no more', async () => {
  await open()
  expect(tables()).toEqual([['United States2$1,000', 'atlantis1$234.50']])
  await press('button', 'Table')
  expect(tables()[0]).toEqual(['Sun, Mar 11$1,000', 'Mon, Mar 22$234.50'])
  expect(find('button', 'Table').getAttribute('aria-expanded')).toBe('true')
})

it('who does not see the chart hears the same of it', async () => {
  await open()
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Sold: 1 $1,000, 2 $234.50')
})

it('the file holds bare numbers, named after the period', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  await open()
  await press('button', 'As CSV')
  expect(saved.mock.lastCall).toEqual([
    'sales-month.csv',
    [
      ['When', 'Orders', 'Sold, USD'],
      ['2026-03-01T00:00:00', 1, 1_000],
      ['2026-03-02T00:00:00', 2, 234.5],
    ],
  ])
})

it('another period and another money are asked for together', async () => {
  await open()
  await press('button', 'Year')
  await press('button', 'EUR')
  expect(asked()).toEqual([
    { period: 'today' },
    { period: 'month' },
    { period: 'year' },
    { period: 'year', currency: 'EUR' },
  ])
})

it('a money nothing was sold in this time shows 0 and lets one choose another', async () => {
  await open()
  sold({ currency: 'EUR', currencies: ['USD'], sum: 0, orders: 0 })
  await press('button', 'EUR')
  expect(pressed()).toEqual(['Month', 'EUR'])
  sold({})
  await press('button', 'USD')
  expect(pressed()).toEqual(['Month', 'USD'])
})

it('what was sold in one money only asks for no choice', async () => {
  sold({ currencies: ['USD'] })
  await open()
  expect(has('button', 'USD')).toBe(false)
})

it('what was there stays until the next has come, with the table that was opened', async () => {
  await open()
  await press('button', 'Table')
  let answer: (sold: object) => void = () => undefined
  shop.client.script['staff.sold'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Year')
  const section = document.querySelector('section[aria-labelledby=sold]')
  expect([tables().length, section?.getAttribute('aria-busy'), tables()[0]?.[0]]).toEqual([
    2,
    'true',
    'Sun, Mar 11$1,000',
  ])
  await act(async () =>
    answer(someSold({ parts: [{ ...someSold().parts[0], at: '2026-01-01T00:00:00' }] as never })),
  )
  await settled()
  expect([tables()[0]?.[0], section?.getAttribute('aria-busy')]).toEqual(['January 20261$1,000', 'false'])
})

it('an answer to a period that was left again is not shown', async () => {
  await open()
  const answers: ((sold: object) => void)[] = []
  shop.client.script['staff.sold'] = () => new Promise((resolve) => answers.push(resolve))
  await press('button', 'Week')
  await press('button', 'Year')
  await act(async () => answers[1]?.(someSold({ orders: 365 })))
  await act(async () => answers[0]?.(someSold({ orders: 7 })))
  await settled()
  expect(tiles()[1]).toBe('Orders, 2365')
})

it('figures that cannot be read are said to be so in both places, without old ones under the new name', async () => {
  await open()
  shop.client.script['staff.sold'] = refuses(400)
  await press('button', 'Year')
  expect([tiles(), all('button', 'Try again').length]).toEqual([[], 1])
  sold({})
  await press('button', 'Try again')
  expect(tiles()).toHaveLength(4)
})

it('the day that cannot be read is said to be so and asked again, and is not busy for ever', async () => {
  shop.client.script['staff.sold'] = refuses(400)
  await open()
  expect([all('button', 'Try again').length, document.querySelector('[aria-busy=true]')]).toEqual([2, null])
  sold({})
  await press('button', 'Try again')
  expect(page()).toContain('Today until now')
})
