import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { categoryDesk } from '../../testing/category-desk.tsx'
import { aListedProduct } from '../../testing/listed-products.tsx'

let desk: ReturnType<typeof categoryDesk>
/** Ids of what stands in the category; all there are is found by any word. */
let within: number[]
type Query = { q?: string; page?: number; within?: string; size: number }
const offered = [1, 2, 3].map((id) => aListedProduct(id))
beforeEach(() => {
  stubDialog()
  notices.set([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  within = [1, 2]
  desk = categoryDesk()
  desk.script['catalog.edit.list'] = ({ query }) => {
    const { q, page: at = 1, within: where } = query as Query
    if (q !== undefined) return { items: offered, total: offered.length }
    if (where !== 'itself') return { items: [], total: 0 }
    const items = within.slice((at - 1) * 50, at * 50).map((id) => aListedProduct(id))
    return { items, total: within.length }
  }
  desk.script['catalog.categories.assign'] = ({ body }) => {
    const { add = [], remove = [] } = body as { add?: number[]; remove?: number[] }
    within = [...within.filter((id) => !remove.includes(id)), ...add]
    return true
  }
  return () => vi.useRealTimers()
})
const section = () => document.querySelector('section[aria-label="Products"]')
const links = () => all('link', /^Cap/).map(textOf)
async function search(words: string) {
  await type('Find products to put in', words)
  await vi.advanceTimersByTimeAsync(300)
  await settled()
}

it('what is found and not yet in it is put in; it is not offered again', async () => {
  await desk.open()
  await search('cap')
  expect(all('button', /^Put in/).map(textOf)).toEqual(['Put in Cap 3'])
  await press('button', 'Put in Cap 3')
  expect([links(), has('button', /^Put in/)]).toEqual([['Cap 1 CAP-1', 'Cap 2 CAP-2', 'Cap 3 CAP-3'], false])
  expect(desk.sent('catalog.categories.assign')).toEqual([{ add: [3] }])
})

it('what is taken out is gone from the list and counted off, and the tree reads its numbers anew', async () => {
  await desk.open()
  const reads = desk.sent('catalog.categories.list').length
  await press('button', 'Take out: Cap 1')
  expect([links(), textOf(section()?.querySelector('h2'))]).toEqual([['Cap 2 CAP-2'], 'Products 1'])
  expect(desk.sent('catalog.categories.list')).toHaveLength(reads + 1)
})

it('with the last one out it says that none stands there', async () => {
  within = [1]
  await desk.open()
  await press('button', 'Take out: Cap 1')
  expect(textOf(section())).toContain('No product stands in the category itself.')
})

it('the only one of the second page taken out, the first is shown, not an empty page without a way back', async () => {
  within = Array.from({ length: 51 }, (_, at) => at + 1)
  await desk.open()
  await press('button', 'On')
  expect(links()).toEqual(['Cap 51 CAP-51'])
  await press('button', 'Take out: Cap 51')
  await settled()
  expect([links().length, has('button', 'On')]).toEqual([50, false])
})

it('what the shop does not put in is told, and stays offered', async () => {
  await desk.open()
  await search('cap')
  desk.script['catalog.categories.assign'] = refuses(400, {
    details: [{ path: 'add.0', reason: 'NO_PRODUCT', key: 'REFUSED', message: 'no product' }],
  })
  await press('button', 'Put in Cap 3')
  expect(textOf(section())).toContain('there is no such product')
  expect(find('button', 'Put in Cap 3').hasAttribute('disabled')).toBe(false)
})

it('a list that did not come says so, and comes when asked again', async () => {
  const answer = desk.script['catalog.edit.list']
  desk.script['catalog.edit.list'] = refuses(400)
  await desk.open()
  if (answer) desk.script['catalog.edit.list'] = answer
  await press('button', 'Try again')
  expect([links().length, page().includes('Try again')]).toEqual([2, false])
})
