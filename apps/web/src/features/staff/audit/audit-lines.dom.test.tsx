import { act } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, has, page, press, select, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { AuditView } from './audit-view.tsx'
import { aLine } from './testing/a-line.ts'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  notices.set([])
  shop = scriptedEngine()
  stand([aLine(8)])
})
afterEach(() => void vi.useRealTimers())

/** The lines there are, the newest first. */
function stand(items: ReturnType<typeof aLine>[], next: number | null = null) {
  shop.client.script['audit.list'] = () => ({ items, next })
}
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}
async function open(address = '/admin/audit', openId?: number) {
  const opened = await openPage(
    <>
      <AuditView openId={openId} />
      <Back />
    </>,
    { shop, address },
  )
  await settled()
  return opened
}
const asked = () =>
  shop.client.asked
    .filter(({ id }) => id === 'audit.list')
    .map(({ input }) => (input as { query: Record<string, unknown> }).query)
const rows = () => [...document.querySelectorAll('table[aria-busy] tbody tr')].map(textOf)
const fields = () =>
  [...document.querySelectorAll('section table tbody tr')].map((row) =>
    [...row.children].map((cell) => textOf(cell)),
  )
const facts = () => [...document.querySelectorAll('section dl > div')].map(textOf)

it('opened by the button of its row, one step back leads to the list again', async () => {
  const { address } = await open()
  await act(async () => document.querySelector<HTMLElement>('tbody th button')?.click())
  await settled()
  expect(address()).toBe('/admin/audit/8')
  await press('button', 'Back')
  expect(address()).toBe('/admin/audit')
})

it('narrowed by what was done and when, the store one works in stays chosen', async () => {
  const { address } = await open('/admin/audit?store=de&language=ru')
  await select('Did', 'Changed stock')
  await select('When', 'The last 7 days')
  expect(address()).toBe('/admin/audit?store=de&language=ru&did=stock%3Awrite&when=week')
  await select('Did', 'Everything')
  expect(address()).toBe('/admin/audit?store=de&language=ru&when=week')
})

it.each([
  ['today', 0],
  ['week', 6],
  ['month', 29],
])(
  '%s begins with a midnight where the reader is, %s days ago, also across a change of the clock',
  async (when, days) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 31, 15, 30) })
    await open(`/admin/audit?when=${when}`)
    expect(asked()).toEqual([{ q: '', from: new Date(2026, 2, 31 - days).toISOString() }])
  },
)

it.each(['constructor', 'toString', '', 'yesterday'])(
  'a time called "%s" is no time: all lines are shown',
  async (when) => {
    await open(`/admin/audit?when=${when}&did=nonsense&person=me`)
    expect([asked(), rows().length]).toEqual([[{ q: '' }], 1])
  },
)

it('a press on a name shows what that person did alone, and a second gives the others back', async () => {
  const { address } = await open('/admin/audit/8?q=x', 8)
  await press('button', 'Everything by Jonas Weber')
  expect([address(), asked().at(-1)]).toEqual(['/admin/audit/8?q=x&person=5', { q: 'x', person: 5 }])
  await press('button', 'Everything by Jonas Weber ×')
  expect(asked().at(-1)).toEqual({ q: 'x' })
})

it('each field is told as it was and is; one that was not there before has nothing before', async () => {
  stand([
    aLine(8, {
      before: { qty: 0, is_on: false, sizes: ['S'], gone: 'x', name: null },
      after: { qty: 3, is_on: true, sizes: ['S', 'M'], name: '', fresh: 1 },
    }),
  ])
  await open('/admin/audit/8', 8)
  expect(fields()).toEqual([
    ['qty', '0', '3'],
    ['is_on', 'false', 'true'],
    ['sizes', '["S"]', '["S","M"]'],
    ['gone', 'x', ''],
    ['name', '–', ''],
    ['fresh', '', '1'],
  ])
  expect(rows()[0]).toContain('qty, is_on, sizes, gone, name, fresh')
})

it('what a job did, or nobody who is known, is told so, and has no person to look for', async () => {
  stand([
    aLine(8, { person: null, job: 'stock.sweep', store_code: null }),
    aLine(7, { person: null, job: null, entity: 'dragon', permission: 'dragon:feed', entity_name: 'Smaug' }),
  ])
  await open('/admin/audit/8', 8)
  expect(facts()[0]).toMatch(/\(stock\.sweep\)$/)
  expect([has('button', /^Everything by/), facts().some((fact) => fact.startsWith('Store'))]).toEqual([
    false,
    false,
  ])
  expect(rows()[1]).toContain('dragon Smaug')
})

it('older lines that cannot be read are said to be so, and asked for again by the next press', async () => {
  stand([aLine(8)], 8)
  await open()
  shop.client.script['audit.list'] = refuses(500)
  await press('button', 'Show more')
  expect([notices.get().length, rows().length, has('button', 'Show more')]).toEqual([1, 1, true])
  stand([aLine(7)])
  await press('button', 'Show more')
  expect([rows().length, has('button', 'Show more')]).toEqual([2, false])
})

it('pressed twice, older lines come once', async () => {
  stand([aLine(8)], 8)
  await open()
  const answers: ((lines: object) => void)[] = []
  shop.client.script['audit.list'] = () => new Promise((resolve) => answers.push(resolve))
  await press('button', 'Show more')
  await press('button', 'Show more')
  for (const answer of answers) await act(async () => answer({ items: [aLine(7)], next: null }))
  await settled()
  expect(rows()).toHaveLength(2)
})

it('older lines that come after somebody has asked for others are not mixed with those', async () => {
  stand([aLine(8)], 8)
  await open()
  let answer: (lines: object) => void = () => undefined
  shop.client.script['audit.list'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Show more')
  stand([aLine(5, { permission: 'price:write' })])
  await select('Did', priceWord())
  await act(async () => answer({ items: [aLine(7)], next: null }))
  await settled()
  expect([rows().length, page().includes('COAT-5'), page().includes('COAT-7')]).toEqual([1, true, false])
})

/** As the list of deeds calls it. */
const priceWord = () => textOf(find('select', 'Did').querySelector('option[value="price:write"]'))
