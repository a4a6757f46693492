import type { DesignDesk } from '@vitrine/contract/design/editor'
import { type Design, NO_SLIDE_TEXT, type Slide } from '@vitrine/domain/design/design'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  all,
  type as fill,
  find,
  has,
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
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { closeTab } from '../writing/testing/close-tab.ts'
import { DesignView } from './design-view.tsx'

const aSlide = (title: string): Slide => ({
  ...{ id: 's-1', by: null, pictures: [], light_bg: true, stores: [], from: null, until: null },
  ...{ is_hidden: false, category_key: null, texts: { en: { ...NO_SLIDE_TEXT, title, link: '/women' } } },
})
const aDesign = (title: string): Design => ({
  ...{ sliders: { main: [aSlide(title)], top: [], bottom: [], styles: [] }, navbar: [], payments: [] },
  bonus: { show_banner: false, show_modal: false, modal_after_ms: 3_000, code: '' },
})
const draftOf = (title: string, version: number, by = 'Mona') => ({
  ...{ version, state: aDesign(title), updated_at: '2026-11-26T12:00:00Z', by, is_overtaken: false },
})
const desk = (more: Partial<DesignDesk> = {}): DesignDesk => ({
  ...{ published: aDesign('Summer'), based_on: 1, published_at: null, draft: null, scheduled: [] },
  ...{ me: 7, may_publish: true },
  ...more,
})
let shop: ReturnType<typeof scriptedEngine>
const bodies = (id: string) =>
  shop.client.asked.filter((one) => one.id === id).map(({ input }) => input?.body)
const told = () => notices.get().map(({ text }) => text)
const TITLE = 'Heading'

beforeEach(() => {
  localStorage.clear()
  notices.set([])
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['design.get'] = () => desk()
  shop.client.script['design.saveDraft'] = ({ body }) => {
    const { state, version } = body as { state: Design; version: number }
    return desk({ draft: draftOf(state.sliders.main[0]?.texts.en?.title ?? '', version + 1) })
  }
})
async function open(more: Partial<DesignDesk> = {}) {
  shop.client.script['design.get'] = () => desk(more)
  const { leave } = await openPage(<DesignView />, { shop, address: '/admin/design' })
  await settled()
  return leave
}
const kept = (times: number) =>
  act(() => vi.waitFor(() => expect(bodies('design.saveDraft')).toHaveLength(times), { timeout: 20_000 }))

it('what is typed of a slide is kept by itself, and taken back by one press', async () => {
  await open()
  await fill(TITLE, 'Autumn')
  await kept(1)
  expect(bodies('design.saveDraft')).toMatchObject([{ version: 0, based_on: 1 }])
  await press('button', 'Undo')
  expect(typedIn(TITLE)).toBe('Summer')
})

it('says what shoppers see now and will see, and pressed twice it is published once', async () => {
  let answer: () => void = () => undefined
  shop.client.script['design.publish'] = () =>
    new Promise((resolve) => (answer = () => resolve(desk({ published: aDesign('Autumn'), based_on: 2 }))))
  await open({ draft: draftOf('Autumn', 3) })
  await press('button', 'Publish 1 change')
  expect(textOf(find('dialog'))).toMatch(/Summer.*Autumn/)
  await fill('Name of this version', 'Autumn at last')
  await act(async () => {
    for (const _ of [1, 2]) find('dialog').querySelector('form')?.requestSubmit()
  })
  await settled()
  await act(async () => answer())
  await settled()
  expect(bodies('design.publish')).toEqual([{ version: 3, name: 'Autumn at last' }])
  expect([told(), page().includes('meanwhile')]).toEqual([['Published. Shoppers read it now.'], false])
})

it('published without an answer, its name stays typed and it can be sent again', async () => {
  shop.client.script['design.publish'] = refuses(0)
  await open({ draft: draftOf('Autumn', 3) })
  await press('button', 'Publish 1 change')
  await fill('Name of this version', 'Autumn at last')
  await submit()
  expect([told(), typedIn('Name of this version')]).toEqual([
    ['There is no connection at the moment. Please try again.'],
    'Autumn at last',
  ])
})

it('of two editors the second sees that, and keeps theirs or takes the other', async () => {
  await open()
  shop.client.script['design.saveDraft'] = refuses(409)
  shop.client.script['design.get'] = () => desk({ draft: draftOf('Winter', 5, 'Jonas') })
  await fill(TITLE, 'Autumn')
  await kept(1)
  await settled()
  expect([page().includes('Jonas'), typedIn(TITLE)]).toEqual([true, 'Autumn'])
  await press('button', 'Take theirs')
  expect(typedIn(TITLE)).toBe('Winter')
})

it('overtaken while the line goes, it says that there is none and keeps what was typed', async () => {
  await open()
  shop.client.script['design.saveDraft'] = refuses(409)
  shop.client.script['design.get'] = refuses(0)
  await fill(TITLE, 'Autumn')
  await kept(1)
  await settled()
  expect(told()).toEqual(['There is no connection at the moment. Please try again.'])
  expect(typedIn(TITLE)).toBe('Autumn')
})

it('who may lay slides into the draft but not publish changes nobody else’s', async () => {
  await open({ may_publish: false })
  expect(has('button', /^Publish/)).toBe(false)
  expect(all('field', TITLE).every((field) => field.matches(':disabled'))).toBe(true)
})

/** A tab closed a moment after a key, whose last request the browser let go. */
async function closesTyping(title: string) {
  const answer = shop.client.script['design.saveDraft']
  shop.client.script['design.saveDraft'] = () => new Promise(() => {})
  const leave = await open()
  await fill(TITLE, title)
  closeTab(leave)
  shop.client.asked.length = 0
  if (answer) shop.client.script['design.saveDraft'] = answer
}

it('a slide typed a moment before its tab was closed was gone where the browser let its last request go', async () => {
  await closesTyping('Autumn')
  await open()
  expect(typedIn(TITLE)).toBe('Autumn')
  await kept(1)
  await settled()
  expect([bodies('design.saveDraft'), localStorage.length]).toMatchObject([[{ version: 0, based_on: 1 }], 0])
})

it('what a closed tab had typed of a slide does not come back over what anybody did since', async () => {
  await closesTyping('Autumn')
  await open({ draft: draftOf('Winter', 1, 'Jonas') })
  expect([typedIn(TITLE), localStorage.length]).toEqual(['Winter', 0])
})

it('a slide that a closed tab sent after all was told as somebody else’s', async () => {
  await closesTyping('Autumn')
  await open()
  shop.client.script['design.saveDraft'] = refuses(409)
  shop.client.script['design.get'] = () => desk({ draft: draftOf('Autumn', 1) })
  await kept(1)
  await settled()
  expect([has('button', 'Take theirs'), page().includes('Not saved'), typedIn(TITLE)]).toEqual([
    false,
    false,
    'Autumn',
  ])
})

it('a home page that could not be read left the desk without a heading', async () => {
  shop.client.script['design.get'] = refuses(500)
  await openPage(<DesignView />, { shop, address: '/admin/design' })
  await settled()
  expect(all('heading', 'Home page').length + all('heading', 'Design').length).toBe(1)
})
