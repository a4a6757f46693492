import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, type as fill, find, has, page, press, settled, typedIn } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { anAttribute, anOption, attributeDesk } from '../../testing/attribute-desk.tsx'

let desk: ReturnType<typeof attributeDesk>
beforeEach(() => {
  stubDialog()
  notices.set([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  desk = attributeDesk()
  return () => vi.useRealTimers()
})
const openWith = (parts: object, more: object = {}) => {
  desk.stands = anAttribute(parts, more)
  return desk.open()
}
const save = () => press('button', /^Save Ctrl/)
const saved = () => desk.sent('catalog.attributes.save').at(-1)
const unsaved = () => page().includes('not saved')
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[data-option]')].map((row) => row.dataset.option)
const many = (count: number) => Array.from({ length: count }, (_, at) => anOption(`o${at + 1}`))

it('is renamed in two languages, pasted over two lines or not; erased again nothing is left to save', async () => {
  await desk.open()
  await fill('Words, Deutsch', 'Gr\nöße')
  await fill('Words, English', 'Sizes')
  await save()
  expect(saved()).toEqual({ version: 'v1', parts: { labels: { en: 'Sizes', de: 'Gr öße' } } })
  await fill('Words, Українська', 'Розмір')
  await fill('Words, Українська', '')
  expect(unsaved()).toBe(false)
})

it('texts and numbers are not for filters, and have no options', async () => {
  await openWith({ options: [] }, { kind: 'number' })
  expect(page()).toContain('Texts and numbers are not for filters.')
  expect([has('checkbox', 'Shoppers filter lists by it'), has('button', 'Add an option')]).toEqual([
    false,
    false,
  ])
  await press('checkbox', 'Comparisons tell it')
  await save()
  expect(saved()).toEqual({ version: 'v1', parts: { is_comparable: true } })
})

it('of very many options some are drawn, more when asked for, and a new one is seen at once', async () => {
  await openWith({ options: many(130) })
  expect(options()).toHaveLength(60)
  await press('button', 'Show more')
  expect(options()).toHaveLength(120)
  await press('button', 'Add an option')
  expect([options().length, has('field', 'new option, English'), has('button', 'Show more')]).toEqual([
    131,
    true,
    false,
  ])
})

it('an option is found in any language; found ones are not moved, and adding one shows all again', async () => {
  const [first, ...rest] = many(13)
  await openWith({ options: [{ ...first, labels: { en: 'Red', de: 'Rot' } }, ...rest] })
  await fill('Find an option', 'rot')
  await vi.advanceTimersByTimeAsync(300)
  await settled()
  expect([options(), find('button', 'Red: down').hasAttribute('disabled')]).toEqual([['o1'], true])
  await press('button', 'Add an option')
  await vi.advanceTimersByTimeAsync(300)
  await settled()
  expect([options().length, typedIn('Find an option')]).toEqual([14, ''])
})

it('two new ones are told apart, also once the first is taken away again', async () => {
  await desk.open()
  await press('button', 'Add an option')
  await press('button', 'Add an option')
  const [one, two] = all('field', 'new option, English')
  expect([one, two].every(Boolean)).toBe(true)
  await fill('new option, English', 'M')
  await press('button', 'Take away: new option')
  await fill('new option, English', 'L')
  await save()
  expect(saved()).toEqual({
    version: 'v1',
    parts: { options: [anOption('s'), { key: null, labels: { en: 'L' }, swatch: null }] },
  })
})

it('rows step up and down by their buttons, and no further than the ends', async () => {
  await openWith({ options: many(3) })
  expect(
    [find('button', 'O1: up'), find('button', 'O3: down')].map((one) => one.hasAttribute('disabled')),
  ).toEqual([true, true])
  await press('button', 'O3: up')
  await press('button', 'O1: down')
  expect(options()).toEqual(['o3', 'o1', 'o2'])
  await press('button', 'O3: down')
  expect(unsaved()).toBe(true)
  await press('button', 'O3: down')
  expect([options(), unsaved()]).toEqual([['o1', 'o2', 'o3'], false])
})

it('a colour written wrongly is marked, emptied it is none, and only then it is sent', async () => {
  await openWith({ options: [anOption('red', '#B3262E')] })
  const field = 'Colour of RED, #rrggbb'
  const isWrong = () => find('field', field).getAttribute('aria-invalid')
  expect([typedIn('Colour of RED'), isWrong()]).toEqual(['#b3262e', null])
  await fill(field, '#b3')
  expect([typedIn('Colour of RED'), isWrong()]).toEqual(['#ffffff', 'true'])
  await fill(field, '')
  expect(isWrong()).toBe(null)
  await save()
  expect(saved()).toMatchObject({ parts: { options: [{ key: 'red', swatch: null }] } })
})

it('options without colours have no field for one, until they are drawn by colours', async () => {
  await desk.open()
  expect(has('field', 'Colour of S, #rrggbb')).toBe(false)
  await press('checkbox', 'Options are drawn by colours')
  await fill('Colour of S, #rrggbb', '#aaf0d1')
  await save()
  expect(saved()).toMatchObject({ parts: { options: [{ key: 's', swatch: '#aaf0d1' }] } })
})

it('an option that is called as another one is told with its name, and all stays as typed', async () => {
  await desk.open()
  await press('button', 'Add an option')
  await fill('new option, English', 'S')
  desk.script['catalog.attributes.save'] = refuses(400, {
    details: [
      { path: 'parts.options.1', reason: 'LABEL_TWICE', params: { name: 'S' }, key: 'REFUSED', message: '' },
    ],
  })
  await save()
  expect(page()).toContain('Options, 2 “S” is there already')
  expect(typedIn('new option, English')).toBe('S')
})

it('of two who put options in another order the second reads both', async () => {
  await openWith({ options: many(2) })
  await fill('Words, Deutsch', 'Größe')
  await press('button', 'O2: up')
  desk.script['catalog.attributes.save'] = () => {
    desk.stands = anAttribute({ options: [...many(2), anOption('o9')] }, { version: 'v2' })
    return refuses(409, { result: 'ATTRIBUTE_CHANGED' })()
  }
  await save()
  expect(page()).toContain('Options, Order: O1, O2 O1, O2, O9')
  await press('button', 'Take what it is now')
  expect([options(), unsaved()]).toEqual([['o1', 'o2', 'o9'], false])
})

it('a new option saved becomes one of the shop’s, and is not sent a second time', async () => {
  await desk.open()
  await press('button', 'Add an option')
  await fill('new option, English', 'M')
  desk.script['catalog.attributes.save'] = () => {
    desk.stands = anAttribute({ options: [anOption('s'), anOption('m')] }, { version: 'v2' })
    return desk.stands
  }
  await save()
  expect([options(), unsaved()]).toEqual([['s', 'm'], false])
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })))
  expect(desk.sent('catalog.attributes.save')).toHaveLength(1)
})

it('an attribute somebody else deleted while it was written says so when it is saved, here and in the list', async () => {
  await desk.open()
  await fill('Words, Deutsch', 'Größe')
  desk.script['catalog.attributes.save'] = refuses(404)
  desk.script['catalog.attributes.get'] = refuses(404)
  desk.list = { version: 'two', items: desk.list.items.slice(1) }
  await save()
  expect([page().includes('This attribute is gone.'), page().includes('SIZE'), unsaved()]).toEqual([
    true,
    false,
    false,
  ])
  expect(notices.get().map(({ text }) => text)).toEqual(['Somebody else has deleted this meanwhile.'])
})

it('an attribute that is gone says so', async () => {
  desk.script['catalog.attributes.get'] = refuses(404)
  await desk.open()
  expect(page()).toContain('This attribute is gone.')
})

it('an attribute saved by an answer that was lost was told as somebody else’s with the next press', async () => {
  await desk.open()
  await fill('Words, Deutsch', 'Größe')
  desk.script['catalog.attributes.save'] = () => {
    desk.stands = anAttribute({ labels: { en: 'Size', de: 'Größe' } }, { version: 'v2' })
    return refuses(0)()
  }
  await save()
  await settled()
  expect([unsaved(), typedIn('Words, Deutsch')]).toEqual([false, 'Größe'])
  await press('checkbox', 'Comparisons tell it')
  await save()
  expect(saved()).toEqual({ version: 'v2', parts: { is_comparable: true } })
})
