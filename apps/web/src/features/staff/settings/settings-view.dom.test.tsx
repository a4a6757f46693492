import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { below, fill, find, has, page, press, settled, typedIn } from '#web/engine/testing/find.ts'
import { type english, openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { SettingsView } from './settings-view.tsx'

const kept = (name: string) => ({
  items: [
    { key: 'name', values: { '*': name }, changed_at: null, changed_by: null },
    { key: 'award_bonuses_amount', values: { '*': 10, ru: 900 }, changed_at: null, changed_by: null },
    { key: 'spend_bonuses_proportion', values: { '*': 0.2 }, changed_at: null, changed_by: null },
    { key: 'instructions_count', values: { '*': 12 }, changed_at: null, changed_by: null },
    { key: 'has_news', values: { '*': true }, changed_at: null, changed_by: null },
    { key: 'has_terms_and_conditions', values: { '*': false }, changed_at: null, changed_by: null },
    { key: 'address', values: { en: 'Oak Street', de: 'Torstraße' }, changed_at: null, changed_by: null },
  ],
})
const AWARD = 'Bonuses for the first sign-in'
const SHARE = 'Share of a bag that bonuses may pay (of 1)'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  notices.set([])
  shop = scriptedEngine()
  shop.client.script['settings.list'] = () => kept('Vitrine')
  shop.client.script['settings.save'] = () => kept('Window')
})
async function open(more: { store?: string; t?: typeof english } = {}) {
  await openPage(<SettingsView />, { shop, address: '/admin/settings', ...more })
  await settled()
}
const sent = () =>
  shop.client.asked
    .filter(({ id }) => id === 'settings.save')
    .map(({ input }) => (input as { body: { changes: object[] } }).body.changes)
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })))

it('several are changed and saved together, by a press of Ctrl S', async () => {
  await open()
  expect(has('button', 'Save')).toBe(false)
  await fill('Name', 'Window')
  await fill(`${AWARD}: ru`, '950')
  await press('checkbox', 'News')
  expect(page()).toContain('3 changes not saved')
  await key('s', { ctrlKey: true })
  await settled()
  expect(sent()).toEqual([
    [
      { key: 'name', for: '*', value: 'Window', was: 'Vitrine' },
      { key: 'award_bonuses_amount', for: 'ru', value: '950', was: 900 },
      { key: 'has_news', for: '*', value: false, was: true },
    ],
  ])
  expect([notices.get()[0]?.text, has('button', 'Save')]).toEqual([
    'Saved. The whole shop knows it now.',
    false,
  ])
})

it('what makes no sense is told beside its field with the likely value, and nothing is sent', async () => {
  await open()
  await fill(SHARE, '20')
  await press('button', 'Save')
  expect([page().includes('1 setting is not valid. Nothing was saved.'), sent()]).toEqual([true, []])
  await press('button', 'Take 0.2')
  // That is what it was: nothing is left to save.
  expect(has('button', 'Save')).toBe(false)
})

it('a German does not read a share with a point, and takes the likely value with a comma', async () => {
  await open({ store: 'de', t: wordsIn('de') })
  const share = 'Anteil, den Boni zahlen dürfen (von 1)'
  expect([typedIn(share), page().includes('0 bis 1.000')]).toEqual(['0,2', true])
  await fill(share, '30')
  await press('button', 'Speichern')
  await press('button', /0,3/)
  expect(typedIn(share)).toBe('0,3')
  await press('button', 'Speichern')
  await settled()
  expect(sent()).toEqual([[{ key: 'spend_bonuses_proportion', for: '*', value: 0.3, was: 0.2 }]])
})

it('what was typed back is no change any more', async () => {
  await open()
  await fill('Name', 'Window')
  await fill('Name', 'Vitrine')
  expect(has('button', 'Save')).toBe(false)
})

it('a store that differs is taken back to what all say', async () => {
  await open()
  await press('button', `${AWARD}: ru: As in all stores`)
  expect(has('field', `${AWARD}: ru`)).toBe(false)
  await press('button', 'Save')
  await settled()
  expect(sent()[0]).toEqual([{ key: 'award_bonuses_amount', for: 'ru', value: null, was: 900 }])
})

it('of two editors the second sees what the first has made of it, and may keep his own', async () => {
  await open()
  await fill('Name', 'Fenster')
  shop.client.script['settings.list'] = () => kept('Window')
  shop.client.script['settings.save'] = () => {
    throw new CallError({
      ...{ code: 409, result: 'SETTINGS_MOVED_ON' },
      meta: { details: [{ path: 'changes.0.was', key: 'REFUSED', message: 'was changed since' }] },
    })
  }
  await press('button', 'Save')
  await settled()
  expect([page().includes('Somebody else changed these meanwhile'), page().includes('Now: Window')]).toEqual([
    true,
    true,
  ])
  shop.client.script['settings.save'] = () => kept('Fenster')
  await press('button', 'Save')
  await settled()
  expect(sent().at(-1)).toEqual([{ key: 'name', for: '*', value: 'Fenster', was: 'Window' }])
})

it('what is typed while it is saved stays, and a key held down saves once', async () => {
  let answer: (items: object) => void = () => undefined
  shop.client.script['settings.save'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await fill('Name', 'Window')
  await key('s', { ctrlKey: true })
  await key('s', { ctrlKey: true })
  await fill(`${AWARD}: ru`, '950')
  await act(async () => answer(kept('Window')))
  await settled()
  expect([sent().length, typedIn(`${AWARD}: ru`), typedIn('Name')]).toEqual([1, '950', 'Window'])
  expect(page()).toContain('1 change not saved')
})

it('on a dead line it says that there is none, and everything stays typed', async () => {
  shop.client.script['settings.save'] = refuses(0)
  await open()
  await fill('Name', 'Window')
  await press('button', 'Save')
  await settled()
  expect(notices.get().at(-1)?.text).toBe('There is no connection at the moment. Please try again.')
  expect([typedIn('Name'), has('button', 'Save')]).toEqual(['Window', true])
})

it.each([
  ['-1', 'At least'],
  ['ten', 'number'],
])(
  '%s bonuses are out of range, which is said at the field before anything is sent',
  async (typed, words) => {
    await open()
    await fill(AWARD, typed)
    await press('button', 'Save')
    expect(find('field', AWARD).getAttribute('aria-invalid')).toBe('true')
    expect([below(AWARD).includes(words), sent()]).toEqual([true, []])
  },
)

it('a search narrows by words and by key', async () => {
  await open()
  await fill('Name or key', 'has_n')
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect([has('checkbox', 'News'), has('field', 'Name')]).toEqual([true, false])
})

it('a manager is told at the door', async () => {
  shop.client.script['settings.list'] = refuses(403)
  await open()
  expect(page()).toContain('for the shop')
})

it('a switch for a page says what that page must be called, and leads to where it is written', async () => {
  await open()
  const link = find('link', 'Write the page “terms-and-conditions”')
  expect(link.getAttribute('href')).toBe('/admin/content/page/terms-and-conditions')
  expect(page().match(/Write the page/g)).toHaveLength(1)
})
