import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { Link } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import {
  all,
  below,
  find,
  has,
  page,
  press,
  select,
  settled,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { SettingsView } from './settings-view.tsx'

type Values = Readonly<Record<string, unknown>>
const AWARD = 'Bonuses for the first sign-in'
const aSetting = (key: string, values: Values, by: string | null = null) => ({
  ...{ key, values, changed_by: by, changed_at: by && '2020-03-02T10:00:00Z' },
})
const kept = (name = 'Vitrine', award: Values = { '*': 10, ru: 900 }) => ({
  items: [
    aSetting('name', { '*': name }, 'Petra Lang'),
    aSetting('award_bonuses_amount', award),
    aSetting('has_news', { '*': true }),
    aSetting('address', { en: 'Oak Street', de: 'Torstraße' }),
    aSetting('legal_lines', { de: ['Eins', 'Zwei'] }),
  ],
})

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  stubDialog()
  notices.set([])
  shop = scriptedEngine()
  shop.client.script['settings.list'] = () => kept()
  shop.client.script['settings.save'] = () => kept()
})
const open = () =>
  openPage(
    <>
      <SettingsView />
      <Link to="/admin/orders">Orders</Link>
      <Link to="/admin/settings?store=de">This room, of one store</Link>
    </>,
    { shop, address: '/admin/settings' },
  )
const sent = () =>
  shop.client.asked
    .filter(({ id }) => id === 'settings.save')
    .map(({ input }) => (input as { body: { changes: Record<string, unknown>[] } }).body.changes)
const told = () => notices.get().map(({ text }) => text)
const unsaved = () => /\d changes? not saved/.exec(page())?.[0]
/** One letter after the other, each upon what stands there by then. */
async function write(name: string, letters: string) {
  for (const letter of letters) await type(name, typedIn(name) + letter)
}

it.each([
  ['Name', ' Shop', 'Vitrine Shop'],
  [AWARD, '.5', '10.5'],
  [`${AWARD}: ru`, ',25', '900,25'],
])('%s is written on letter by letter, over a blank or a point', async (name, letters, whole) => {
  await open()
  await write(name, letters)
  expect([typedIn(name), unsaved()]).toEqual([whole, '1 change not saved'])
})

it('a line is added below the last one', async () => {
  await open()
  const name =
    all('field')
      .map((one) => one.getAttribute('aria-label') ?? '')
      .find((one) => /: de$/.test(one) && typedIn(one).includes('Zwei')) ?? ''
  await write(name, '\nDrei')
  await press('button', 'Save')
  expect([typedIn(name).split('\n').length, sent()[0]?.[0]?.value]).toEqual([2, 'Eins\nZwei\nDrei'])
})

it('a blank at the end is written there and is nothing to save', async () => {
  await open()
  await write('Name', ' ')
  expect([typedIn('Name'), unsaved(), document.querySelector('[data-changed]')]).toEqual([
    'Vitrine ',
    undefined,
    null,
  ])
})

it('what is typed back while it is saved is not lost: it waits to be saved again', async () => {
  let answer: (items: object) => void = () => undefined
  shop.client.script['settings.save'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await type('Name', 'Window')
  await press('button', 'Save')
  await type('Name', 'Vitrine')
  await act(async () => answer(kept('Window')))
  await settled()
  expect([typedIn('Name'), unsaved()]).toEqual(['Vitrine', '1 change not saved'])
  await press('button', 'Save')
  expect(sent()[1]).toEqual([{ key: 'name', for: '*', value: 'Vitrine', was: 'Window' }])
})

it('what was typed and typed back is not put over what somebody else has made of it', async () => {
  await open()
  await type('Name', 'Window')
  await type('Name', 'Vitrine')
  await press('checkbox', 'News')
  shop.client.script['settings.save'] = () => kept('Fenster')
  await press('button', 'Save')
  expect([sent()[0]?.map(({ key }) => key), typedIn('Name'), unsaved()]).toEqual([
    ['has_news'],
    'Fenster',
    undefined,
  ])
})

it('of two editors the second is told even where the values cannot be read anew', async () => {
  const details = [{ path: 'changes.0.was', key: 'REFUSED', message: 'was changed since' }]
  shop.client.script['settings.save'] = () => {
    throw new CallError({ code: 409, result: 'SETTINGS_MOVED_ON', meta: { details } })
  }
  await open()
  await type('Name', 'Window')
  shop.client.script['settings.list'] = refuses(500)
  await press('button', 'Save')
  expect([told().length, typedIn('Name'), unsaved()]).toEqual([1, 'Window', '1 change not saved'])
  expect(find('button', 'Save').getAttribute('aria-busy')).toBeNull()
})

it('what the shop does not take is marked at its own field, whatever was sent before it', async () => {
  const details = [{ path: 'changes.1.value', key: 'REFUSED', message: 'no' }]
  shop.client.script['settings.save'] = () => {
    throw new CallError({ code: 400, result: 'BAD_INPUT', meta: { details } })
  }
  await open()
  await type('Name', 'Window')
  await type(AWARD, '12')
  await press('button', 'Save')
  expect(
    ['Name', AWARD, `${AWARD}: ru`].map((name) => find('field', name).getAttribute('aria-invalid')),
  ).toEqual([null, 'true', null])
  expect(below(AWARD)).not.toBe('')
  await type(AWARD, '13')
  expect(find('field', AWARD).getAttribute('aria-invalid')).toBeNull()
})

it('the difference is shown before it is saved, by name and store, with what was and what will be', async () => {
  await open()
  await type(`${AWARD}: ru`, '950')
  await press('checkbox', 'News')
  expect(document.querySelector('dl')).toBeNull()
  await press('button', 'See the difference')
  expect([...document.querySelectorAll('dl > div')].map(textOf)).toEqual([
    `${AWARD} (ru)900 950`,
    'NewsOn Off',
  ])
})

it('discarded, everything stands as it was, and nothing was sent', async () => {
  await open()
  await type('Name', '')
  await press('button', 'Save')
  expect(page()).toContain('Nothing was saved.')
  await press('button', 'Discard')
  expect([typedIn('Name'), unsaved(), page().includes('Nothing was saved.'), sent()]).toEqual([
    'Vitrine',
    undefined,
    false,
    [],
  ])
})

it('a store that is to differ begins with what all have by now, and is sent as new', async () => {
  await open()
  await type(AWARD, '15')
  await select(`${AWARD}: Differs in …`, 'de')
  expect(typedIn(`${AWARD}: de`)).toBe('15')
  await type(`${AWARD}: de`, '20')
  await press('button', 'Save')
  expect(sent()[0]).toEqual([
    { key: 'award_bonuses_amount', for: '*', value: '15', was: 10 },
    { key: 'award_bonuses_amount', for: 'de', value: '20', was: null },
  ])
})

it('a store that was added and taken away again is no change', async () => {
  await open()
  await select(`${AWARD}: Differs in …`, 'de')
  expect(unsaved()).toBe('1 change not saved')
  await press('button', `${AWARD}: de: As in all stores`)
  expect([has('field', `${AWARD}: de`), unsaved()]).toEqual([false, undefined])
})

it('a text has a field in each language, also where none was written yet', async () => {
  await open()
  const name =
    all('field')
      .map((one) => one.getAttribute('aria-label') ?? '')
      .find((one) => /: zh$/.test(one)) ?? ''
  await type(name, '橡树街')
  await press('button', 'Save')
  expect(sent()[0]).toEqual([{ key: 'address', for: 'zh', value: '橡树街', was: null }])
})

it('who goes away with something unsaved is asked first; to another store of this room one goes freely', async () => {
  const { address } = await open()
  await type('Name', 'Window')
  await press('link', 'This room, of one store')
  expect([address(), has('dialog')]).toEqual(['/admin/settings?store=de', false])
  await press('link', 'Orders')
  expect([address(), has('dialog')]).toEqual(['/admin/settings?store=de', true])
  await press('button', 'Stay here')
  expect([address(), typedIn('Name')]).toEqual(['/admin/settings?store=de', 'Window'])
  await press('link', 'Orders')
  await press('button', 'Leave without saving')
  expect(address()).toBe('/admin/orders')
})

it('closing the window asks as long as something is unsaved, and no longer', async () => {
  await open()
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await type('Name', 'Window')
  expect(isAsked()).toBe(true)
  await press('button', 'Discard')
  expect(isAsked()).toBe(false)
})

it('tells who changed a value last, and in which sections something is changed', async () => {
  await open()
  expect(page()).toContain('Petra Lang, Mar 2, 2020')
  await press('checkbox', 'News')
  const changed = [...document.querySelectorAll('nav a[data-changed]')].map((one) => one.getAttribute('href'))
  expect(changed).toEqual(['#pages'])
})
