import { CallError } from '@vitrine/contract/reply'
import { NO_SKIN } from '@vitrine/domain/design/skin/skin'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type as fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { closeTab } from '../../writing/testing/close-tab.ts'
import { applySkin } from './apply-skin.ts'
import { SkinsView } from './skins-view.tsx'

const BLUE = { ...NO_SKIN, colors: { accent: '#1f3a6e' } }
const desk = (more: object = {}) => ({
  ...{ store: 'de', published: NO_SKIN, name: '', based_on: 0, draft: null, versions: [] },
  ...more,
})
const drafted = (state: object, version = 1) => ({
  draft: { version, name: '', state, updated_at: '2026-11-26T12:00:00Z', by: 'Jonas', is_overtaken: false },
})
let shop: ReturnType<typeof scriptedEngine>
const bodies = (id: string) =>
  shop.client.asked.filter((one) => one.id === id).map(({ input }) => input?.body)

beforeEach(() => {
  localStorage.clear()
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['skin.get'] = () => desk()
  shop.client.script['skin.saveDraft'] = ({ body }) => {
    const { state, version } = body as { state: object; version: number }
    return desk(drafted(state, version + 1))
  }
  shop.client.script['skin.publish'] = () => desk({ published: BLUE, based_on: 1 })
})
async function open() {
  const { leave } = await openPage(<SkinsView />, { shop, address: '/admin/design/skins?of=de' })
  await settled()
  return leave
}
async function write(label: string, value: string) {
  await fill(label, value)
  await settled()
  return find('field', label)
}

it('a colour that is typed is shown at once, kept by itself and published for its store', async () => {
  await open()
  await write('Accent', '#1F3A6E')
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe('/de/admin/preview/home')
  await act(() => vi.waitFor(() => expect(bodies('skin.saveDraft')).toHaveLength(1), { timeout: 20_000 }))
  expect(bodies('skin.saveDraft')).toEqual([{ store: 'de', version: 0, based_on: 0, name: '', state: BLUE }])
  await settled()
  await press('button', 'Publish')
  await settled()
  expect(bodies('skin.publish')).toEqual([{ store: 'de', version: 1 }])
})

it('without a line a draft says that it is not saved, and is kept once the line is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open()
  await write('Accent', '#1F3A6E')
  await new Promise((rest) => setTimeout(rest, 900))
  expect([bodies('skin.saveDraft'), page().includes('Not saved')]).toEqual([[], true])
  line.mockRestore()
  await act(async () => void dispatchEvent(new Event('online')))
  await act(() => vi.waitFor(() => expect(bodies('skin.saveDraft')).toHaveLength(1), { timeout: 20_000 }))
})

it('what is chosen while a slow line keeps the last is kept next, upon that', async () => {
  const answer = shop.client.script['skin.saveDraft']
  let arrive: () => void = () => undefined
  shop.client.script['skin.saveDraft'] = (input) =>
    new Promise((resolve) => {
      arrive = () => resolve(answer?.(input))
    })
  await open()
  await write('Accent', '#1f3a6e')
  await act(() => vi.waitFor(() => expect(bodies('skin.saveDraft')).toHaveLength(1), { timeout: 20_000 }))
  await write('Accent', '#6e1f3a')
  await act(() => new Promise((rest) => setTimeout(rest, 900)))
  if (answer) shop.client.script['skin.saveDraft'] = answer
  await act(async () => arrive())
  await act(() => vi.waitFor(() => expect(bodies('skin.saveDraft')).toHaveLength(2), { timeout: 20_000 }))
  expect(bodies('skin.saveDraft')[1]).toMatchObject({ version: 1, state: { colors: { accent: '#6e1f3a' } } })
})

it('what is no colour changes nothing, and says what one is', async () => {
  await open()
  for (const odd of ['#12', 'red', 'url(x)']) {
    const input = await write('Accent', odd)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(page()).toContain('A colour is # and six digits')
  }
  expect(bodies('skin.saveDraft')).toEqual([])
})

it('a pair nobody could read is named while it is edited, and a press to publish leads to it', async () => {
  await open()
  await write('Accent', '#8fb8a5')
  expect(page()).toContain('Accent on “Page”: 2.06:1, needs 4.5:1 at least')
  await press('button', 'Publish')
  expect(bodies('skin.publish')).toEqual([])
  expect(document.activeElement?.textContent).toContain('Not to be published like this')
})

it('what was typed stays where a former skin is brought back', async () => {
  shop.client.script['skin.restore'] = () => desk({ published: { ...NO_SKIN, radius: 8 }, based_on: 2 })
  const versions = [{ id: 1, name: 'Round', state: NO_SKIN, published_at: '2026-11-26T12:00:00Z', by: null }]
  shop.client.script['skin.get'] = () => desk({ based_on: 7, versions })
  await open()
  await write('Accent', '#1f3a6e')
  await press('button', 'History')
  await press('button', 'Go back to this')
  expect(bodies('skin.restore')).toEqual([{ store: 'de', version_id: 1, based_on: 7 }])
  expect((find('field', 'Accent') as HTMLInputElement).value).toBe('#1f3a6e')
})

it('of two editors the second sees what the first did, and chooses', async () => {
  await open()
  shop.client.script['skin.saveDraft'] = () => {
    throw new CallError({ code: 409, result: 'DESIGN_DRAFT_MOVED_ON' })
  }
  shop.client.script['skin.get'] = () => desk(drafted({ ...NO_SKIN, radius: 8 }, 3))
  await write('Accent', '#1f3a6e')
  await act(() => vi.waitFor(() => expect(bodies('skin.get')).toHaveLength(2), { timeout: 20_000 }))
  await settled()
  expect(has('button', 'Take theirs')).toBe(true)
  await press('button', 'Take theirs')
  await settled()
  expect(document.querySelector('output')?.textContent).toBe('8 px')
})

it('a page is dressed in tokens, and undressed of those it came with', () => {
  const root = document.createElement('html')
  root.setAttribute('style', '--color-accent: #111111; --radius: 8px; --below: 4px')
  applySkin(root, { '--color-sale': '#222222', '--radius': '2px' })
  expect(
    root
      .getAttribute('style')
      ?.split(';')
      .map((one) => one.trim())
      .filter(Boolean)
      .sort(),
  ).toEqual(['--below: 4px', '--color-sale: #222222', '--radius: 2px'])
})

it('published by two presses it is published once, and nobody is told that somebody else was quicker', async () => {
  let answer: () => void = () => undefined
  shop.client.script['skin.publish'] = () =>
    new Promise((resolve) => (answer = () => resolve(desk({ published: BLUE, based_on: 1 }))))
  shop.client.script['skin.get'] = () => desk(drafted(BLUE, 2))
  await open()
  await press('button', 'Publish')
  await press('button', 'Publish')
  await act(async () => answer())
  await settled()
  expect([bodies('skin.publish'), page().includes('Somebody')]).toEqual([
    [{ store: 'de', version: 2 }],
    false,
  ])
})

/** A tab closed a moment after a key, whose last request the browser let go. */
async function closesTyping(color: string) {
  const answer = shop.client.script['skin.saveDraft']
  shop.client.script['skin.saveDraft'] = () => new Promise(() => {})
  const leave = await open()
  await write('Accent', color)
  closeTab(leave)
  shop.client.asked.length = 0
  if (answer) shop.client.script['skin.saveDraft'] = answer
}
const accent = () => (find('field', 'Accent') as HTMLInputElement).value
const kept = () =>
  act(() => vi.waitFor(() => expect(bodies('skin.saveDraft')).toHaveLength(1), { timeout: 20_000 }))

it('a colour chosen a moment before its tab was closed was gone where the browser let its last request go', async () => {
  await closesTyping('#1f3a6e')
  await open()
  expect(accent()).toBe('#1f3a6e')
  await kept()
  await settled()
  expect(localStorage.length).toBe(0)
})

it('a colour of a closed tab does not come back over what anybody chose since', async () => {
  await closesTyping('#1f3a6e')
  shop.client.script['skin.get'] = () => desk(drafted({ ...NO_SKIN, colors: { accent: '#6e1f3a' } }, 1))
  await open()
  expect([accent(), localStorage.length]).toEqual(['#6e1f3a', 0])
})

it('a skin that a closed tab sent after all was told as somebody else’s', async () => {
  await closesTyping('#1f3a6e')
  await open()
  shop.client.script['skin.saveDraft'] = () => {
    throw new CallError({ code: 409, result: 'DESIGN_DRAFT_MOVED_ON' })
  }
  shop.client.script['skin.get'] = () => desk(drafted(BLUE, 1))
  await kept()
  await settled()
  expect([has('button', 'Take theirs'), page().includes('Not saved'), accent()]).toEqual([
    false,
    false,
    '#1f3a6e',
  ])
})
