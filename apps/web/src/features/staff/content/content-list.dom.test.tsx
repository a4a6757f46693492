import type { ListedContent } from '@vitrine/contract/content/editing'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  pressKey,
  select,
  settled,
  submit,
  textOf,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ContentView } from './content-view.tsx'
import type { ContentTab } from './content-words.ts'
import { aListedPiece } from './testing/pieces.ts'

let shop: ReturnType<typeof scriptedEngine>
let items: ListedContent[]
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  items = [aListedPiece('delivery'), aListedPiece('returns')]
  shop = scriptedEngine()
  shop.client.script['content.list'] = () => ({
    ...{ items, counts: { page: items.length, block: 3, news: 1, redirect: 0 }, needs_work: 2 },
  })
  shop.client.script['content.redirects'] = () => ({ items: [], next: null })
  return () => vi.useRealTimers()
})
async function open(tab: ContentTab = 'page', search = '') {
  const opened = await openPage(<ContentView tab={tab} />, {
    shop,
    address: `/admin/content/${tab}${search}`,
  })
  await settled()
  return opened
}
const queries = () =>
  shop.client.asked.filter(({ id }) => id === 'content.list').map(({ input }) => input?.query)
const rows = () => [...document.querySelectorAll('tbody tr')].map(textOf)

it('says of each language whether its text is there, missing, off or older, also to who cannot see the mark', async () => {
  items = [
    aListedPiece('delivery', {
      texts: {
        en: { state: 'there', changed_at: '2026-11-20T10:00:00Z' },
        de: { state: 'older', changed_at: '2026-10-02T10:00:00Z' },
        ru: { state: 'missing', changed_at: null },
        uk: { state: 'off', changed_at: null },
      },
    }),
  ]
  await open()
  const cells = [...document.querySelectorAll('tbody td[data-label]')].map(textOf)
  expect(cells.map((text) => text.replace(/^[\w ,:.]*\d[\w ,:.]*?(?= older|$)/, 'day'))).toEqual([
    'day',
    'day older than the English text',
    'missing',
    'off',
    '',
    // When it was changed at all.
    'day',
  ])
})

it('tells where shoppers find it, of which store it is, and that a draft waits', async () => {
  items = [
    aListedPiece('delivery', { store_code: 'de', has_draft: true, changed_by: 'Mona' }),
    aListedPiece('sale', { kind: 'page', news_on: '2026-11-27' }),
    aListedPiece('terms-and-conditions'),
  ]
  await open()
  const [delivery, sale, terms] = rows()
  expect(delivery).toMatch(/^DELIVERYdraft\/i\/delivery · de.*Mona$/)
  expect(sale).toContain('SALE2026-11-27 · /i/sale')
  expect(terms).toContain('/terms-of-use')
})

it('a block stands in pages and has no address', async () => {
  items = [aListedPiece('footer', { kind: 'block' })]
  await open('block')
  expect(rows()[0]).toMatch(/^FOOTERfooter/)
})

it('pages that are still shown while news are on their way are not called news', async () => {
  await open('news')
  expect([rows(), page().includes('Nothing of the kind is written yet.')]).toEqual([[], true])
})

it('what is looked at stands in the address, and is asked for', async () => {
  const { address } = await open('page', '?q=cost&work=1')
  expect(queries()).toEqual([{ kind: 'page', q: 'cost', needs_work: 'true' }])
  await select('Store', 'Deutschland')
  await press('button', 'Needs work 2')
  expect([address(), queries().at(-1)]).toEqual([
    '/admin/content/page?q=cost&store=de',
    { kind: 'page', q: 'cost', store: 'de' },
  ])
})

it('a list that could not be read said that nothing needs work', async () => {
  shop.client.script['content.list'] = refuses(500)
  await open()
  expect([page().includes('Needs work 0'), has('button', 'Needs work')]).toEqual([false, true])
})

it('nothing fits is told apart from nothing is written', async () => {
  items = []
  const whole = await open()
  expect(page()).toContain('Nothing of the kind is written yet.')
  whole.leave()
  await open('page', '?q=zeppelin')
  expect(page()).toContain('Nothing fits these words.')
})

it('J marks the first piece first, and Enter opens the marked one, of its store', async () => {
  items = [aListedPiece('delivery', { store_code: 'de' }), aListedPiece('returns')]
  const { address } = await open()
  await pressKey(document.body, 'j')
  expect(textOf(document.querySelector('tr[data-current] button'))).toBe('DELIVERY')
  await pressKey(document.body, 'j')
  await pressKey(document.body, 'k')
  await pressKey(document.body, 'Enter')
  expect(address()).toBe('/admin/content/page/delivery?store=de')
})

it('/ goes to the search and is not typed there', async () => {
  await open()
  expect(await pressKey(document.body, '/')).toBe(false)
  expect(document.activeElement).toBe(find('field', 'Words in any language'))
})

it('a new piece is begun by its name, for one store or for all', async () => {
  const { address } = await open('news')
  await press('button', 'New piece of news')
  await fill('Name in the address', 'winter-sale')
  const stores = all('select', /Store/)
  expect(stores.length).toBeGreaterThan(1)
  await submit()
  expect(address()).toBe('/admin/content/news/winter-sale')
})

it.each(['Winter', 'winter sale', '-x', ''])(
  '“%s” is no name for an address, and begins nothing',
  async (name) => {
    const { address } = await open()
    await press('button', 'New page')
    await fill('Name in the address', name)
    await submit()
    expect(address()).toBe('/admin/content/page')
  },
)

it('tabs tell how many there are of each, and lead there', async () => {
  const { address } = await open()
  const tab = [...all('button', /^Blocks/), ...all('link', /^Blocks/)][0]
  expect(textOf(tab)).toMatch(/3/)
  tab?.click()
  await settled()
  expect(address()).toBe('/admin/content/block')
})

it('who may not write texts is told; a list that did not come is asked for again', async () => {
  const answer = shop.client.script['content.list']
  shop.client.script['content.list'] = refuses(403)
  const denied = await open()
  expect(has('button', 'New page')).toBe(false)
  denied.leave()
  shop.client.script['content.list'] = refuses(400)
  await open()
  if (answer) shop.client.script['content.list'] = answer
  await press('button', 'Try again')
  expect(rows()).toHaveLength(2)
})
