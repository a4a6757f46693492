import type { ContentPiece, ContentText } from '@vitrine/contract/content/editing'
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { has, press, settled } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { closeTab } from '../../writing/testing/close-tab.ts'
import { PieceView } from './piece-view.tsx'

const text = (title: string): ContentText => ({
  ...{ title, heading: '', content: '<p>One day.</p>', meta_title: '', meta_description: '', active: true },
})
const piece = (more: Partial<ContentPiece> = {}): ContentPiece => ({
  ...{ kind: 'page', identifier: 'shipping-info', store_code: null, based_on: 'a'.repeat(64), draft: null },
  published: { news_on: null, picture: null, texts: { en: text('Delivery'), uk: text('Доставка') } },
  changed: { en: '2026-11-20T00:00:00Z', uk: '2026-11-02T00:00:00Z' },
  ...more,
})
const draft = (title: string, version: number) => ({
  ...{ version, by: 'Jonas Weber', updated_at: '2026-11-20T10:00:00Z', is_overtaken: false },
  state: { news_on: null, picture: null, texts: { en: text(title), uk: text('Доставка') } },
})

let shop: ReturnType<typeof scriptedEngine>
let leave: () => void
let address: () => string
let openAgain: () => Promise<void>
let saved: { version: number; state: { texts: Record<string, ContentText> } }[]
beforeEach(async () => {
  stubDialog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  saved = []
  shop = scriptedEngine()
  shop.client.script['content.get'] = () => piece()
  shop.client.script['content.saveDraft'] = (input) => {
    const { body } = input as { body: (typeof saved)[number] }
    saved.push(body)
    return piece({ draft: draft(body.state.texts.en?.title ?? '', body.version + 1) })
  }
  const of = { kind: 'page', identifier: 'shipping-info', store: '' } as const
  const start = '/admin/content/page/shipping-info'
  localStorage.clear()
  openAgain = async () => {
    ;({ leave, address } = await openPage(<PieceView of={of} />, { shop, address: start }))
    await settled()
  }
  await openAgain()
  return () => vi.useRealTimers()
})

async function types(title: string) {
  const field = document.querySelector<HTMLInputElement>('section[aria-label="English"] input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, title)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const rests = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const shows = (words: string) => document.body.textContent.includes(words)

it('keeps a draft once the writer rests, once for many letters, and offers to publish what differs', async () => {
  expect(has('button', 'As in the shop')).toBe(true)
  await types('Deli')
  await types('Delivery and costs')
  expect(saved).toEqual([])
  await rests()
  expect(saved.map(({ version, state }) => [version, state.texts.en?.title])).toEqual([
    [0, 'Delivery and costs'],
  ])
  expect(has('button', 'Publish 1 language')).toBe(true)
})

it('says of a translation that it is older than the English text', async () => {
  await press('button', 'Українська older')
  expect(shows('older than the English text')).toBe(true)
})

it('who writes second reads both, and keeps theirs knowingly', async () => {
  const answer = shop.client.script['content.saveDraft']
  shop.client.script['content.saveDraft'] = () => {
    throw new CallError({ code: 409, result: 'CONTENT_DRAFT_MOVED_ON' })
  }
  shop.client.script['content.get'] = () => piece({ draft: draft('First', 3) })
  await types('Second')
  await rests()
  expect([shows('Jonas Weber has written here'), shows('First'), shows('Second')]).toEqual([true, true, true])
  if (answer) shop.client.script['content.saveDraft'] = answer
  await press('button', 'Keep mine')
  await rests()
  expect(saved.map(({ version, state }) => [version, state.texts.en?.title])).toEqual([[3, 'Second']])
})

it('who leaves right after the last letter has it kept', async () => {
  await types('Delivery and costs')
  leave()
  await vi.runAllTimersAsync()
  expect(saved.map(({ state }) => state.texts.en?.title)).toEqual(['Delivery and costs'])
})

it('who closes the tab right after the last letter has it kept: it outlives the page', async () => {
  await types('Delivery and costs')
  act(() => void dispatchEvent(new Event('pagehide')))
  const sent = shop.client.asked.filter(({ id }) => id === 'content.saveDraft')
  expect(sent).toMatchObject([
    {
      input: { body: { state: { texts: { en: { title: 'Delivery and costs' } } } } },
      manner: { isParting: true },
    },
  ])
})

it('without a line it says that it is not kept, and keeps it once the line is back', async () => {
  const back = await lineDown(shop)
  await types('Delivery and costs')
  await rests()
  expect([saved, shows('Not saved')]).toEqual([[], true])
  await back()
  await rests()
  expect([saved.length, saved[0]?.state.texts.en?.title]).toEqual([1, 'Delivery and costs'])
})

it('who leaves without a line is asked, for what is typed would be lost; what is kept asks nobody', async () => {
  const back = await lineDown(shop)
  await types('Delivery and costs')
  await rests()
  await press('link', 'All of them')
  expect(shows('What you changed here is not saved, and would be lost.')).toBe(true)
  await press('button', 'Stay here')
  expect(document.querySelector('input')?.value).toBe('Delivery and costs')
  await back()
  await rests()
  await press('link', 'All of them')
  expect([shows('would be lost'), address()]).toEqual([false, '/admin/content/page'])
})

it('what is written while a slow line keeps the last is kept next, upon that', async () => {
  const answer = shop.client.script['content.saveDraft']
  let arrive: () => void = () => undefined
  shop.client.script['content.saveDraft'] = (input) =>
    new Promise((resolve) => {
      arrive = () => resolve(answer?.(input))
    })
  await types('Deli')
  await rests()
  await types('Delivery and costs')
  await rests()
  if (answer) shop.client.script['content.saveDraft'] = answer
  await act(async () => arrive())
  await rests()
  expect(saved.map(({ version, state }) => [version, state.texts.en?.title])).toEqual([
    [0, 'Deli'],
    [1, 'Delivery and costs'],
  ])
})

it('a draft the shop does not take stays on the page, and says that it is not saved', async () => {
  shop.client.script['content.saveDraft'] = () => {
    throw new CallError({ code: 500, result: 'INTERNAL' })
  }
  await types('Delivery and costs')
  await rests()
  expect([shows('Not saved'), document.querySelector('input')?.value]).toEqual([true, 'Delivery and costs'])
})

const title = () => document.querySelector<HTMLInputElement>('section[aria-label="English"] input')?.value

it('a draft whose tab was closed was gone where the browser let its last request go', async () => {
  shop.client.script['content.saveDraft'] = () => new Promise(() => {})
  await types('Delivery and costs')
  closeTab(leave)
  await openAgain()
  expect(title()).toBe('Delivery and costs')
  shop.client.script['content.saveDraft'] = (input) => {
    const { body } = input as { body: (typeof saved)[number] }
    saved.push(body)
    return piece({ draft: draft(body.state.texts.en?.title ?? '', 1) })
  }
  await rests()
  expect([saved.length, Object.keys(localStorage)]).toEqual([1, []])
})

it('what a closed tab had typed does not come back over what anybody wrote since', async () => {
  shop.client.script['content.saveDraft'] = () => new Promise(() => {})
  await types('Mine')
  closeTab(leave)
  shop.client.script['content.get'] = () => piece({ draft: draft('Theirs', 1) })
  await openAgain()
  expect([title(), Object.keys(localStorage)]).toEqual(['Theirs', []])
})

it('what a closed tab sent after all was told as somebody else’s', async () => {
  shop.client.script['content.saveDraft'] = () => new Promise(() => {})
  await types('Mine')
  closeTab(leave)
  await openAgain()
  shop.client.script['content.get'] = () => piece({ draft: draft('Mine', 1) })
  shop.client.script['content.saveDraft'] = () => {
    throw new CallError({ code: 409, result: 'CONTENT_DRAFT_MOVED_ON' })
  }
  await rests()
  expect([title(), shows('has written here'), shows('Not saved')]).toEqual(['Mine', false, false])
})
