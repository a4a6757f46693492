import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  all,
  type as fill,
  find,
  has,
  page,
  press,
  pressKey,
  settled,
  textOf,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aListedAttribute, anAttribute, attributeDesk } from '../testing/attribute-desk.tsx'

let desk: ReturnType<typeof attributeDesk>
beforeEach(() => {
  stubDialog()
  notices.set([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  desk = attributeDesk()
  return () => vi.useRealTimers()
})
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const names = () => rows().map((row) => row.dataset.attribute)
const isOff = (name: string) => find('button', name).hasAttribute('disabled')
const lastWords = () => notices.get().at(-1)?.text
async function search(words: string) {
  await fill('Find an attribute', words)
  await vi.advanceTimersByTimeAsync(300)
  await settled()
}

it('tells of each what it is called, its kind or how many options, whether lists are filtered, and who has it', async () => {
  desk.list.items = [
    aListedAttribute(1, 'size', { options: 1, products: 12, is_filterable: true }),
    aListedAttribute(2, 'color', { options: 7, has_swatches: true }),
    aListedAttribute(3, 'height', { kind: 'number' }),
  ]
  await desk.open(null)
  expect(rows().map(textOf)).toEqual([
    'SIZE size · 1 optionfilter12',
    'COLOR color · 7 options · colours0',
    'HEIGHT height · number0',
  ])
})

it('is found by its code or its words, in letters of either size', async () => {
  await desk.open(null)
  await search('SEA')
  expect(names()).toEqual(['2'])
  await search('zeppelin')
  expect([names(), page().includes('No attribute is called that.')]).toEqual([[], true])
})

it('what is searched is not moved, by whichever way', async () => {
  await desk.open(null)
  await search('s')
  expect([names(), isOff('SIZE: down')]).toEqual([['1', '2'], true])
  rows()[0]?.focus()
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })
    document.activeElement?.dispatchEvent(event)
  })
  expect(desk.sent('catalog.attributes.move')).toEqual([])
})

it('the first goes no further up, the last no further down', async () => {
  await desk.open(1)
  expect([isOff('SIZE: up'), isOff('SIZE: down')]).toEqual([true, false])
  desk.script['catalog.attributes.move'] = () => ({ version: 'two', items: desk.list.items })
  await press('button', 'SIZE: down')
  expect(desk.sent('catalog.attributes.move')).toEqual([{ list: 'one', before: 3 }])
})

it.each([
  ['Enter', '/admin/catalogue/attributes/3'],
  [' ', '/admin/catalogue/attributes/3'],
])('End and %j open the last one; other keys are left to the browser', async (key, address) => {
  const opened = await desk.open(null)
  const [first] = rows()
  first?.focus()
  expect(await pressKey(first ?? document, 'a')).toBe(true)
  await pressKey(first ?? document, 'End')
  expect(await pressKey(document.activeElement ?? document, key)).toBe(false)
  expect(opened.address()).toBe(address)
})

it('one row at a time is in the order of Tab: the open one, until somebody walks', async () => {
  await desk.open(2)
  const inTab = () => rows().flatMap((row) => (row.tabIndex === 0 ? [row.dataset.attribute] : []))
  expect(inTab()).toEqual(['2'])
  await pressKey(rows()[1] ?? document, 'ArrowDown')
  expect(inTab()).toEqual(['3'])
})

it.each([
  [0, {}, 'There is no connection at the moment. Please try again.'],
  [409, { result: 'IMPORT_RUNNING' }, 'A catalogue is being imported. Try again in a moment.'],
  [409, { result: 'ATTRIBUTES_MOVED' }, 'Somebody moved attributes meanwhile.'],
  [500, {}, 'That did not work.'],
])('a move the shop answers with %i %j leaves the order, and says why', async (code, more, words) => {
  desk.script['catalog.attributes.move'] = refuses(code, more)
  await desk.open(1)
  await press('button', 'SIZE: down')
  expect([names(), lastWords()?.startsWith(words), isOff('SIZE: down')]).toEqual([
    ['1', '2', '3'],
    true,
    false,
  ])
})

it('pressed twice it moves once', async () => {
  let answer: (list: object) => void = () => undefined
  desk.script['catalog.attributes.move'] = () => new Promise((resolve) => (answer = resolve))
  await desk.open(1)
  await press('button', 'SIZE: down')
  await press('button', 'SIZE: down')
  answer({ version: 'two', items: desk.list.items })
  await settled()
  expect(desk.sent('catalog.attributes.move')).toHaveLength(1)
})

it('moved and then saved, the list does not jump back to how it stood before', async () => {
  const items = desk.list.items.toReversed()
  desk.script['catalog.attributes.move'] = () => ({ version: 'two', items })
  await desk.open(1)
  await press('button', 'SIZE: down')
  desk.script['catalog.attributes.list'] = () => new Promise(() => undefined)
  await press('checkbox', 'Comparisons tell it')
  await press('button', /^Save Ctrl/)
  expect(names()).toEqual(['3', '2', '1'])
})

it('overtaken while it is deleted, it is read anew and can be deleted then', async () => {
  await desk.open(1)
  desk.script['catalog.attributes.remove'] = () => {
    desk.stands = anAttribute({}, { version: 'v2' })
    return refuses(409, { result: 'ATTRIBUTE_CHANGED' })()
  }
  const remove = async () => {
    await press('button', 'Delete attribute')
    const [go] = all('button', 'Delete attribute').slice(-1)
    await act(async () => go?.click())
    await settled()
  }
  await remove()
  desk.script['catalog.attributes.remove'] = () => ({
    version: 'two',
    items: [aListedAttribute(2, 'season')],
  })
  await remove()
  expect(desk.sent('catalog.attributes.remove')).toEqual([{ version: 'v1' }, { version: 'v2' }])
  expect([names(), has('dialog')]).toEqual([['2'], false])
})

it('without any attribute it says so; who may not see them is told', async () => {
  desk.list.items = []
  const empty = await desk.open(null)
  expect(page()).toContain('There are no attributes yet.')
  empty.leave()
  desk.script['catalog.attributes.list'] = refuses(403)
  await desk.open(null)
  expect(has('button', 'New attribute')).toBe(false)
})
