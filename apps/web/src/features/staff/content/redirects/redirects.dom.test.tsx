import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  below,
  type as fill,
  find,
  page,
  press,
  settled,
  submit,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { Redirects } from './redirects.tsx'

const FROM = 'Address'
const TO = 'Leads to'
const KNOWN = { language: 'en', path: 'old-coats', target: 'women/coats', is_dead: false }
let shop: ReturnType<typeof scriptedEngine>
let changes: number
const added = () =>
  shop.client.asked.filter(({ id }) => id === 'content.addRedirect').map(({ input }) => input?.body)
beforeEach(async () => {
  notices.set([])
  changes = 0
  shop = scriptedEngine()
  shop.client.script['content.redirects'] = () => ({ items: [KNOWN], next: null })
  shop.client.script['content.addRedirect'] = () => true
  await openPage(<Redirects onChange={() => (changes += 1)} />, { shop, address: '/admin/content/redirect' })
})

it('half a redirect is not sent: what is missing is said at its field, which is gone on from', async () => {
  await fill(FROM, 'sale-2019')
  await submit()
  expect([below(FROM), below(TO), added()]).toEqual(['', 'Please fill this in.', []])
  expect(document.activeElement).toBe(find('field', TO))
})

it('Enter sends it with what was seen there before, and the fields are empty for the next', async () => {
  await fill(FROM, '/old-coats/')
  await fill(TO, 'women/jackets')
  await submit()
  expect(added()).toEqual([
    { language: 'en', path: '/old-coats/', target: 'women/jackets', was: 'women/coats' },
  ])
  expect([typedIn(FROM), typedIn(TO), changes]).toEqual(['', '', 1])
})

it('what somebody else changed meanwhile is told, the list is read again, and all stays typed', async () => {
  shop.client.script['content.addRedirect'] = refuses(409)
  await fill(FROM, 'old-coats')
  await fill(TO, 'women/jackets')
  await press('button', 'Lead it on')
  expect([notices.get().length, typedIn(FROM), typedIn(TO), changes]).toEqual([
    1,
    'old-coats',
    'women/jackets',
    1,
  ])
  expect(page()).toContain('/women/coats')
})

const removed = () => shop.client.asked.filter(({ id }) => id === 'content.removeRedirect')

it('pressed twice it is removed once, and nobody is said to have been quicker', async () => {
  let answer: (done: boolean) => void = () => undefined
  shop.client.script['content.removeRedirect'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Remove old-coats')
  await press('button', 'Remove old-coats')
  shop.client.script['content.redirects'] = () => ({ items: [] })
  await act(async () => answer(true))
  await settled()
  expect([removed().length, notices.get(), page().includes('old-coats')]).toEqual([1, [], false])
})

it('an address that leads to nothing says so, in the language it is of', async () => {
  shop.client.script['content.redirects'] = () => ({
    items: [KNOWN, { language: 'de', path: 'alt', target: 'weg', is_dead: true }],
  })
  shop.client.script['content.removeRedirect'] = refuses(404)
  await press('button', 'Remove old-coats')
  const rows = [...document.querySelectorAll('tbody tr')].map(textOf)
  expect(rows).toEqual(['/old-coats/women/coats EnglishRemove', '/alt/weg nothing stands thereDeutschRemove'])
  expect(notices.get().at(-1)?.text).toBe('Somebody else has led it elsewhere. This is how it stands now.')
})

it('the same address of another language is new, whatever it leads to in this one', async () => {
  shop.client.script['content.redirects'] = () => ({ items: [{ ...KNOWN, language: 'de' }] })
  await press('button', 'Remove old-coats')
  await fill(FROM, 'old-coats')
  await fill(TO, 'women')
  await submit()
  expect(added()).toMatchObject([{ language: 'en', was: null }])
})

it.each([
  [0, 'There is no connection at the moment. Please try again.'],
  [400, 'That address cannot be led on'],
])('what is not taken (%i) is said, and stays typed', async (code, words) => {
  shop.client.script['content.addRedirect'] = refuses(code)
  await fill(FROM, 'a')
  await fill(TO, 'b')
  await submit()
  expect([notices.get().at(-1)?.text.startsWith(words), typedIn(FROM)]).toEqual([true, 'a'])
})

it('of more than a page the rest is asked for by a press, behind the last one shown', async () => {
  const OTHER = { ...KNOWN, path: 'old-hats' }
  shop.client.script['content.redirects'] = ({ query }) =>
    (query as { before?: string }).before === 'en:old-coats'
      ? { items: [OTHER], next: null }
      : { items: [KNOWN], next: 'en:old-coats' }
  await openPage(<Redirects onChange={() => undefined} />, { shop, address: '/admin/content/redirect' })
  await press('button', 'Show more')
  expect([page().includes('/old-hats'), page().includes('/old-coats')]).toEqual([true, true])
})
