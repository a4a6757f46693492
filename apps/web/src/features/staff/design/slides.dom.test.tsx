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
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aDesign, aSlide, designDesk } from './testing/design-desk.tsx'

beforeEach(() => {
  stubDialog()
  notices.set([])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})
const three = () => aDesign([aSlide('a', 'Summer'), aSlide('b', 'Autumn'), aSlide('c', 'Winter')])
const rests = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const state = () => textOf(find('status'))
const idsOf = (desk: ReturnType<typeof designDesk>) => desk.kept()?.sliders.main.map(({ id }) => id)
async function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const PICTURE = new File(['x'], 'dress.png', { type: 'image/png' })

it('a heading written while a picture is on its way is not lost when that arrives', async () => {
  const desk = designDesk(three())
  let arrive: (brought: object) => void = () => undefined
  desk.script['design.pictures'] = () => new Promise((resolve) => (arrive = resolve))
  await desk.open('a')
  await pick(PICTURE)
  await fill('Heading', 'High summer')
  await act(async () => arrive({ paths: ['new.webp'] }))
  await rests()
  const [slide] = desk.kept()?.sliders.main ?? []
  expect([slide?.texts.en?.title, slide?.pictures]).toEqual([
    'High summer',
    [{ path: 'new.webp', focus: [50, 50] }],
  ])
})

it('a picture that arrives once another slide is open goes to its own, and takes nothing back there', async () => {
  const desk = designDesk(three())
  let arrive: (brought: object) => void = () => undefined
  desk.script['design.pictures'] = () => new Promise((resolve) => (arrive = resolve))
  await desk.open('a')
  await pick(PICTURE)
  await press('button', /^Autumn/)
  await fill('Heading', 'Late autumn')
  await act(async () => arrive({ paths: ['new.webp'] }))
  await rests()
  const [first, second] = desk.kept()?.sliders.main ?? []
  expect([first?.pictures.length, second?.texts.en?.title, second?.pictures]).toEqual([1, 'Late autumn', []])
})

it('a second picture stands beside the first, and a third has no room', async () => {
  const pictures = [{ path: 'one.jpg', focus: [10, 20] as [number, number] }]
  const desk = designDesk(aDesign([aSlide('a', 'Summer', { pictures })]))
  desk.script['design.pictures'] = () => ({ paths: ['two.webp', 'three.webp'] })
  await desk.open('a')
  await pick(PICTURE)
  await rests()
  expect(desk.kept()?.sliders.main[0]?.pictures).toEqual([...pictures, { path: 'two.webp', focus: [50, 50] }])
})

it('a picture the shop does not take is told, and the place for it stays', async () => {
  const desk = designDesk(three())
  desk.script['design.pictures'] = refuses(400)
  await desk.open('a')
  await pick(PICTURE)
  await rests()
  expect([notices.get().at(-1)?.tone, desk.kept(), document.querySelector('input[type="file"]')]).toEqual([
    'error',
    undefined,
    expect.anything(),
  ])
})

it('a slide has two pictures at most; what must stay in sight is said by figures, one is taken away', async () => {
  const pictures = [
    { path: 'one.jpg', focus: [50, 50] as [number, number] },
    { path: 'two.jpg', focus: [10, 20] as [number, number] },
  ]
  const desk = designDesk(aDesign([aSlide('a', 'Summer', { pictures })]))
  await desk.open('a')
  expect(document.querySelector('input[type="file"]')).toBe(null)
  const [across, downwards] = all('field').filter((one) => one.inputMode === 'numeric')
  expect([across, downwards].map((one) => (one as HTMLInputElement).value)).toEqual(['50', '50'])
  await press('button', /2$/)
  await rests()
  expect(desk.kept()?.sliders.main[0]?.pictures.map(({ path }) => path)).toEqual(['one.jpg'])
})

it('what the shop did not keep says so, and not for ever that it is being saved', async () => {
  const desk = designDesk(three())
  const answer = desk.script['design.saveDraft']
  desk.script['design.saveDraft'] = refuses(500)
  await desk.open('a')
  await fill('Heading', 'High summer')
  expect(state()).toBe('Saving …')
  await rests()
  expect([state(), typedIn('Heading')]).toEqual(['Not saved', 'High summer'])
  if (answer) desk.script['design.saveDraft'] = answer
  await fill('Heading', 'High summers')
  await rests()
  expect([state().startsWith('Draft saved'), desk.kept()?.sliders.main[0]?.texts.en?.title]).toEqual([
    true,
    'High summers',
  ])
})

it('slides change places by buttons and by Alt with an arrow, no further than the ends', async () => {
  const desk = designDesk(three())
  await desk.open('a')
  const isOff = (name: RegExp) => find('button', name).hasAttribute('disabled')
  expect([isOff(/Summer.*up|up.*Summer/i), isOff(/Winter.*down|down.*Winter/i)]).toEqual([true, true])
  await press('button', /Winter.*up|up.*Winter/i)
  await rests()
  expect(idsOf(desk)).toEqual(['a', 'c', 'b'])
  const row = find('button', /^Summer/)
  const key = new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    altKey: true,
    bubbles: true,
    cancelable: true,
  })
  await act(async () => void row.dispatchEvent(key))
  await rests()
  expect([idsOf(desk), key.defaultPrevented]).toEqual([['c', 'a', 'b'], true])
  expect(await pressKey(find('button', /^Summer/), 'ArrowDown')).toBe(true)
})

it('each step is taken back by one press, in turn', async () => {
  const desk = designDesk(three())
  await desk.open('a')
  const undo = () => all('button').find((one) => one.getAttribute('aria-label')?.includes('ndo'))
  await fill('Heading', 'One')
  await fill('Heading', 'Two')
  await act(async () => undo()?.click())
  expect(typedIn('Heading')).toBe('One')
  await act(async () => undo()?.click())
  expect([typedIn('Heading'), undo()?.hasAttribute('disabled')]).toEqual(['Summer', true])
})

it('a slide that is removed is gone from its list, and nothing of it is looked at any more', async () => {
  const desk = designDesk(three())
  const { address } = await desk.open('b')
  const [remove] = all('button', /^Remove/)
  await act(async () => remove?.click())
  await rests()
  expect([idsOf(desk), address(), typedIn('Heading')]).toEqual([['a', 'c'], '/admin/design', 'Summer'])
})

it('a new slide stands last, is opened, and is of all stores until some are chosen', async () => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')]))
  await desk.open('a')
  const [add] = all('button').filter((one) => one.getAttribute('aria-label')?.startsWith('Add'))
  await act(async () => add?.click())
  await fill('Heading', 'Winter')
  await press('checkbox', /^us$/)
  await press('checkbox', /^de$/)
  await press('checkbox', /^us$/)
  await press('checkbox', 'Shown to shoppers')
  await rests()
  const [, made] = desk.kept()?.sliders.main ?? []
  expect(made).toMatchObject({
    by: null,
    stores: ['de'],
    is_hidden: true,
    texts: { en: { title: 'Winter' } },
  })
  expect(textOf(find('button', /^Winter/))).toContain('off · de')
})

it('from when and until when it is shown is written by the clock of who edits, and can be taken back', async () => {
  const desk = designDesk(three())
  await desk.open('a')
  const [from] = all('field').filter((one) => one.getAttribute('type') === 'datetime-local')
  const name = document.querySelector(`label[for="${from?.id}"]`)?.textContent ?? ''
  await fill(name, '2026-12-01T08:00')
  await rests()
  const stored = new Date(2026, 11, 1, 8).toISOString()
  expect([desk.kept()?.sliders.main[0]?.from, typedIn(name)]).toEqual([stored, '2026-12-01T08:00'])
  await fill(name, '')
  await rests()
  expect(desk.kept()?.sliders.main[0]?.from).toBe(null)
})

it('a language without a heading says so at its tab; its words are written apart from the English ones', async () => {
  const desk = designDesk(three())
  await desk.open('a')
  await press('button', 'Deutsch missing')
  await fill('Heading', 'Sommer')
  await rests()
  expect(desk.kept()?.sliders.main[0]?.texts).toMatchObject({
    en: { title: 'Summer' },
    de: { title: 'Sommer' },
  })
  expect(has('button', 'Deutsch missing')).toBe(false)
})

it('a picture is said to be missing before it is published, and that leads to its slide', async () => {
  const desk = designDesk(three())
  const { address } = await desk.open('a')
  const [warn] = all('button', /warning|look at|need/i)
  await act(async () => warn?.click())
  await settled()
  const [, second] = [...document.querySelectorAll<HTMLElement>('dialog li button')]
  expect(second).toBeDefined()
  await act(async () => second?.click())
  await settled()
  expect([address().startsWith('/admin/design?at='), page().length > 0]).toEqual([true, true])
})
