import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCabinet, openRoom } from '../../testing/open-room.tsx'
import { SalesView } from '../sales-view.tsx'

// The library that draws needs a canvas.
vi.mock('#web/lib/chart/period-chart.tsx', () => ({ PeriodChart: () => null }))
const saved = vi.hoisted(() => [] as { name: string; rows: readonly (readonly unknown[])[] }[])
vi.mock('#web/lib/download/save-file.ts', () => ({
  saveCsv: (name: string, rows: (typeof saved)[number]['rows']) => void saved.push({ name, rows }),
}))

const NONE = { mentioned: 0, count: 0, sum: 0, profit: 0, bonus: 0 }
const TOTAL = { mentioned: 9, count: 26, sum: 2_790, profit: 418.5, bonus: 52 }
const DAY = { at: '2029-11-16T00:00', is_to_come: false, profit_before: 356.3, ...TOTAL }
const TO_COME = { at: '2029-11-22T00:00', is_to_come: true, profit_before: 0, ...NONE }

let shop: ReturnType<typeof aCabinet>
let before: typeof TOTAL
beforeEach(() => {
  saved.length = 0
  before = { mentioned: 10, count: 22, sum: 2_400, profit: 356.3, bonus: 44 }
  shop = aCabinet()
  const { script } = shop.client
  script['blogger.balance'] = () => ({
    ...{ id: 7, currency: 'USD', active: 0, pending: 0, paid: 0, total: 0, next_payment: null },
    ...{ counts: { pending: 0, active: 0, payouts: 0 }, minimum: 20, account_end: null },
  })
  script['blogger.sales'] = (asked) => {
    const { period } = (asked as { query: { period: string } }).query
    const facts = { currency: 'USD', currencies: ['USD'], mentions_goal: 12 }
    return { period, ...facts, total: TOTAL, before, parts: [DAY, TO_COME] }
  }
})
const open = (query = '') => openRoom(<SalesView />, shop, `/cabinet/sales${query}`)
const tiles = () => all('link', /^(Profit|Orders|Posts)/).map((one) => textOf(one))
const periods = () =>
  shop.client.asked
    .filter(({ id }) => id === 'blogger.sales')
    .map(({ input }) => (input as { query: { period: string } }).query.period)

describe('the tiles', () => {
  it('say from when until when they count, and how that differs from before, with its sign', async () => {
    await open()
    expect(tiles()).toEqual([
      'Profit, November 16 – 22$418.50+$62.20 on the period beforeand $52 of bonuses for the shop',
      'Orders26+4, $2,790 sold',
      'Posts9−1, goal 12',
    ])
  })

  it('that are as before say so without a sign one could misread', async () => {
    before = TOTAL
    await open()
    expect(tiles().map((tile) => tile.includes('±0'))).toEqual([true, true, true])
  })

  it('name the goal of the week in the week alone', async () => {
    await open('?period=month')
    expect([tiles()[2], page().includes('goal 12')]).toEqual(['Posts9−1', false])
  })

  it('open what they count', async () => {
    await open('?period=year')
    expect(all('link', /^(Profit|Orders|Posts)/).map((one) => one.getAttribute('href'))).toEqual([
      '/cabinet/sales/orders?period=year&currency=USD',
      '/cabinet/sales/orders?period=year&currency=USD',
      '/cabinet/products/posts?period=year',
    ])
  })
})

describe('the period', () => {
  it('is a week until another is chosen, by a press', async () => {
    await open()
    expect(find('button', 'Week').getAttribute('aria-pressed')).toBe('true')
    await press('button', 'Year')
    expect(find('button', 'Year').getAttribute('aria-pressed')).toBe('true')
    expect(periods()).toContain('year')
  })

  it.each([
    ['that an address names is asked for', '?period=today', 'today'],
    ['nobody knows is the week', '?period=decade', 'week'],
  ])('%s', async (_, query, period) => {
    await open(query)
    expect(periods()[0]).toBe(period)
  })

  it('stays on the screen where the next one does not come, and that is told', async () => {
    await open()
    shop.client.script['blogger.sales'] = refuses(404)
    await press('button', 'Year')
    await settled()
    expect([has('alert'), tiles().length]).toEqual([true, 3])
  })
})

describe('the chart', () => {
  it('is read out day by day, without the days to come', async () => {
    await open()
    const label = document.querySelector('[role="img"]')?.getAttribute('aria-label')
    expect(label?.replace(/\s/g, ' ')).toBe('Profit: Fri, Nov 16 $418.50')
  })

  it('has a table that is opened and closed, where days to come hold nothing yet', async () => {
    await open()
    expect(document.querySelector('table')).toBeNull()
    await press('button', 'Show as table')
    const rows = [...document.querySelectorAll('tbody tr, tfoot tr')].map((row) => textOf(row))
    expect(rows).toEqual([
      ...['Fri, Nov 16926$2,790$418.50$52', 'Thu, Nov 22not yet', 'Total926$2,790$418.50$52'],
    ])
    await press('button', 'Hide the table')
    expect(document.querySelector('table')).toBeNull()
  })

  it('is saved as a table with numbers a spreadsheet can add, without zeros for days to come', async () => {
    await open()
    await press('button', 'Download CSV')
    expect(saved).toEqual([
      {
        name: 'week-2029-11-16.csv',
        rows: [
          ['When', 'Posts', 'Orders', 'Sold, USD', 'Profit, USD', 'Bonuses, USD'],
          ['2029-11-16T00:00', 9, 26, 2_790, 418.5, 52],
        ],
      },
    ])
  })
})

describe('what to do', () => {
  it('says that nothing waits once all is done, and asks for no account before anything was earned', async () => {
    const sales = shop.client.script['blogger.sales']
    shop.client.script['blogger.sales'] = (asked) => ({ ...(sales?.(asked) as object), mentions_goal: 9 })
    await open()
    expect([page().includes('Nothing waits for you.'), page().includes('Say where payouts go')]).toEqual([
      ...[true, false],
    ])
  })
})

it('on a wide screen the table stood closed below the chart, whose values nothing else says: it is open', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 1120px)' }))
  try {
    await open()
    expect(has('button', 'Hide the table')).toBe(true)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(document.querySelectorAll('table tbody tr')).toHaveLength(2)
})
