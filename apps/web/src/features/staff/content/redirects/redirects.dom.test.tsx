import { beforeEach, expect, it } from 'vitest'
import { below, type as fill, find, page, press, submit, typedIn } from '#web/engine/testing/find.ts'
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
  shop.client.script['content.redirects'] = () => ({ items: [KNOWN] })
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
