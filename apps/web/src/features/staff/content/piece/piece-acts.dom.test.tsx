import type { ContentPiece } from '@vitrine/contract/content/editing'
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
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aDraft, aPiece, aText } from '../testing/pieces.ts'
import type { PieceOf } from './piece-of.ts'
import { PieceView } from './piece-view.tsx'

let shop: ReturnType<typeof scriptedEngine>
let stands: ContentPiece
beforeEach(() => {
  stubDialog()
  notices.set([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stands = aPiece()
  shop = scriptedEngine()
  shop.client.script['content.get'] = () => stands
  shop.client.script['content.saveDraft'] = ({ body }) => {
    const { version, state } = body as { version: number; state: ContentPiece['published'] }
    const draft = { ...aDraft('', version + 1), ...(state && { state }) }
    return { ...stands, draft }
  }
  return () => vi.useRealTimers()
})
async function open(more: Partial<PieceOf> = {}) {
  const of: PieceOf = { kind: 'page', identifier: 'shipping-info', store: '', ...more }
  await openPage(<PieceView of={of} />, { shop, address: `/admin/content/${of.kind}/${of.identifier}` })
  await settled()
}
const rests = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const sent = (call: string) =>
  shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input?.body)
const told = () => notices.get().map(({ text }) => text)
const columns = () => [...document.querySelectorAll('section[aria-label] > header')].map(textOf)

it('pressed to publish with letters not kept yet, they are kept first and published with the rest', async () => {
  await open()
  shop.client.script['content.publish'] = () => aPiece({ based_on: 'b'.repeat(64) })
  await fill('Title', 'Delivery and costs')
  await press('button', 'Publish 1 language')
  expect(sent('content.saveDraft')).toMatchObject([
    { version: 0, state: { texts: { en: { title: 'Delivery and costs' } } } },
  ])
  expect(sent('content.publish')).toEqual([{ version: 1 }])
  expect(told()).toEqual(['Published. Shoppers read it now.'])
})

it('pressed twice it is published once', async () => {
  stands = aPiece({ draft: aDraft('New', 4) })
  await open()
  shop.client.script['content.publish'] = () => new Promise(() => undefined)
  await press('button', 'Publish 1 language')
  await pressKey(document.body, 'Enter')
  const key = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })
  await act(async () => void document.body.dispatchEvent(key))
  expect(sent('content.publish')).toEqual([{ version: 4 }])
})

it('Ctrl Enter publishes what differs, and nothing where all is as in the shop', async () => {
  await open()
  const ctrlEnter = () =>
    act(async () => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
      )
    })
  await ctrlEnter()
  expect(sent('content.publish')).toEqual([])
  shop.client.script['content.publish'] = () => aPiece()
  await fill('Title', 'New')
  await ctrlEnter()
  await settled()
  expect(sent('content.publish')).toHaveLength(1)
})

it.each([
  [400, 'texts.de.title: is too short', 'Deutsch is shown and has no title.'],
  [400, 'texts.en.content: is too long', 'A text is too long, or something in it is refused.'],
])('what the shop does not publish (%i %s) is told in words, and stays', async (...[code, result, words]) => {
  stands = aPiece({ draft: aDraft('New', 4) })
  await open()
  shop.client.script['content.publish'] = refuses(code, { result })
  await press('button', 'Publish 1 language')
  expect(told()[0]).toContain(words)
  expect([typedIn('Title'), has('button', 'Publish 1 language')]).toEqual(['New', true])
})

it('a draft thrown away leaves the text as it is in the shop', async () => {
  stands = aPiece({ draft: aDraft('New', 4) })
  await open()
  shop.client.script['content.discardDraft'] = () => aPiece()
  await press('button', 'Throw the draft away')
  expect(sent('content.discardDraft')).toEqual([{ version: 4 }])
  expect([typedIn('Title'), has('button', 'As in the shop'), has('button', 'Throw the draft away')]).toEqual([
    'Delivery',
    true,
    false,
  ])
})

it('a version is called by the first name it has, and by whom it was published', async () => {
  stands = aPiece()
  const version = (id: number, texts: object, by: string | null) => ({
    ...{ id, by, published_at: '2026-11-20T10:00:00Z', changed: ['en', 'de'] },
    state: { news_on: null, picture: null, texts },
  })
  shop.client.script['content.versions'] = () => ({
    items: [
      version(3, { en: aText('Delivery') }, 'Mona'),
      version(2, { en: aText(''), de: aText('Versand') }, null),
    ],
  })
  shop.client.script['content.restore'] = () => aPiece({ based_on: 'c'.repeat(64) })
  await open()
  await press('button', 'History')
  const [newest, older] = [...document.querySelectorAll('dialog ol li')].map(textOf)
  expect(newest).toMatch(/^Delivery.*Mona · English, Deutsch.*In the shop$/)
  expect(older).toMatch(/^Versand.*from the catalogue/)
  await press('button', 'Go back to this')
  expect(sent('content.restore')).toEqual([{ version_id: 2, based_on: 'a'.repeat(64) }])
})

it('of a store alone one language is written, of a block also the text for all', async () => {
  stands = aPiece({ store_code: 'de', published: null, changed: {} })
  await open({ store: 'de' })
  expect([columns(), has('button', /^English/)]).toEqual([['Deutschmissing'], false])
})

it('a block written once for all languages begins with that', async () => {
  const texts = { '*': aText('Footer') }
  stands = aPiece({ kind: 'block', published: { news_on: null, picture: null, texts }, changed: {} })
  await open({ kind: 'block', identifier: 'footer' })
  expect(columns().map((head) => head.replace(/draft|missing/, ''))).toEqual(['all languages', 'English'])
  expect(has('button', 'See it')).toBe(false)
})

it('news nobody has begun is of today; another day is kept with it, an emptied one is not', async () => {
  stands = aPiece({ kind: 'news', published: null, changed: {} })
  await open({ kind: 'news', identifier: 'winter' })
  expect(typedIn('Day of the news')).toBe(new Date().toISOString().slice(0, 10))
  await fill('Day of the news', '2026-12-01')
  await fill('Day of the news', '')
  await fill('Picture, by its path', 'news/snow.jpg')
  await rests()
  expect(sent('content.saveDraft').at(-1)).toMatchObject({
    state: { news_on: '2026-12-01', picture: 'news/snow.jpg' },
  })
})

it('a title typed and erased again is nothing to publish', async () => {
  await open()
  const [second] = all('field', 'Title').slice(1)
  expect(second).toBeDefined()
  await fill('Title', 'New')
  await fill('Title', 'Delivery')
  expect(has('button', 'As in the shop')).toBe(true)
})

it('says how many letters search engines show of how many that are written', async () => {
  await open()
  await fill('Title for search engines', 'Delivery')
  expect(page()).toContain('8 of 60 letters')
})

it('a text that is switched off for shoppers is a change to publish', async () => {
  await open()
  await press('checkbox', 'Shown to shoppers')
  await rests()
  expect(sent('content.saveDraft')).toMatchObject([{ state: { texts: { en: { active: false } } } }])
})

it('HTML written as code is read as text again, and is what is kept', async () => {
  await open()
  await press('button', 'HTML code')
  await fill('Text, English', '<p>One <b>day</b>.</p>')
  await press('button', 'HTML code')
  const place = document.querySelector('[role="textbox"][aria-label="Text, English"]')
  expect(place?.innerHTML).toBe('<p>One <b>day</b>.</p>')
  await rests()
  expect(sent('content.saveDraft')).toMatchObject([
    { state: { texts: { en: { content: '<p>One <b>day</b>.</p>' } } } },
  ])
})

it('a draft whose text was published anew since says so, and the newer is taken', async () => {
  const published = { news_on: null, picture: null, texts: { en: aText('Newer') } }
  stands = aPiece({ published, draft: { ...aDraft('Mine', 2), is_overtaken: true } })
  await open()
  expect(page()).toContain('This was published anew since your draft was begun.')
  await press('button', 'Take theirs')
  expect(typedIn('Title')).toBe('Newer')
})

it('who may not write texts is told; a piece that cannot be is not begun', async () => {
  shop.client.script['content.get'] = refuses(403)
  await open()
  expect(all('field')).toEqual([])
})

it('the preview is of a store that speaks the language looked at, once all is kept', async () => {
  await open()
  await press('button', /^Українська/)
  await fill('Title', 'New')
  expect(find('button', 'See it').hasAttribute('disabled')).toBe(true)
  await rests()
  await press('button', 'See it')
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/ua/admin/preview/page/shipping-info')
})
