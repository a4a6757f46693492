import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, type as fill, page, press, settled, textOf, typedIn } from '#web/engine/testing/find.ts'
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
const rests = () => act(() => vi.advanceTimersByTimeAsync(1_000))
const CATEGORIES = ['Women', 'Men', 'Kids'].map((name, at) => ({ id: at + 1, name }))
const withNavbar = (navbar: number[]) => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')], { navbar }))
  desk.script['category.tree'] = () => ({ items: CATEGORIES })
  return desk
}
const named = () => [...document.querySelectorAll('fieldset li > span:first-child')].map(textOf)

it('where nothing is chosen the header names all first categories; one left out leaves the others', async () => {
  const desk = withNavbar([])
  await desk.open('navbar')
  expect(named()).toEqual(['Women', 'Men', 'Kids'])
  await press('button', 'Remove Men')
  await rests()
  expect(desk.kept()?.navbar).toEqual([1, 3])
})

it('they change places, come back at the end, and the last one stays', async () => {
  const desk = withNavbar([2])
  await desk.open('navbar')
  expect(all('button', 'Remove Men')[0]?.hasAttribute('disabled')).toBe(true)
  const [add] = all('button').filter((one) => /Women/.test(one.getAttribute('aria-label') ?? ''))
  await act(async () => add?.click())
  await press('button', /Women.*up|up.*Women/i)
  await rests()
  expect(desk.kept()?.navbar).toEqual([1, 2])
})

it('seconds until the bonus is offered are figures within reason and emptied not none, its code has no blanks', async () => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')]))
  await desk.open('bonus')
  const after = 'After so many seconds'
  expect(typedIn(after)).toBe('3')
  await fill(after, '900')
  expect(typedIn(after)).toBe('600')
  await fill(after, '')
  const code = all('field').find((one) => (one as HTMLInputElement).maxLength === 40)
  const codeName = document.querySelector(`label[for="${code?.id}"]`)?.textContent ?? ''
  await fill(codeName, ' WARM 10! ')
  await rests()
  expect(desk.kept()?.bonus).toMatchObject({ modal_after_ms: 600_000, code: 'WARM10' })
})

it('a way to pay is renamed in one language and hidden; the others stay', async () => {
  const payments = [
    { code: 'invoice', is_shown: true, titles: { en: 'Invoice' } },
    { code: 'card', is_shown: true, titles: { en: 'Card' } },
  ]
  const desk = designDesk(aDesign([aSlide('a', 'Summer')], { payments } as never))
  await desk.open('payments')
  await fill('Deutsch', 'Rechnung')
  await press('checkbox', 'Card')
  await rests()
  expect(desk.kept()?.payments).toEqual([
    { code: 'invoice', is_shown: true, titles: { en: 'Invoice', de: 'Rechnung' } },
    { code: 'card', is_shown: false, titles: { en: 'Card' } },
  ])
})

const version = (id: number, name: string, title: string) => ({
  ...{ id, name, by: 'Mona', effective_at: '2026-11-20T10:00:00Z', state: aDesign([aSlide('a', title)]) },
})

it('former looks are told with how much each changed, and one is brought back upon what is seen', async () => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')]), {
    scheduled: [version(9, 'Sale', 'Sale')] as never,
  })
  desk.script['design.versions'] = () => ({ items: [version(1, 'Now', 'Summer'), version(4, '', 'Spring')] })
  desk.script['design.restore'] = refuses(409)
  await desk.open('a')
  await press('button', 'History')
  const lines = [...document.querySelectorAll('dialog li')].map(textOf)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^Now.*1 change.*In the shop$/)
  await press('button', 'Go back to this')
  expect(desk.sent('design.restore')).toEqual([{ version_id: 4, based_on: 1 }])
  await settled()
  expect(page()).toContain('Keep mine')
})

it('a look that is to come is called off', async () => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')]), {
    scheduled: [version(9, 'Sale', 'Sale')] as never,
  })
  desk.script['design.versions'] = () => ({ items: [] })
  desk.script['design.unschedule'] = () => ({ ...desk.stands, scheduled: [] })
  await desk.open('a')
  await press('button', 'History')
  const [off] = [...document.querySelectorAll<HTMLElement>('dialog li button')]
  await act(async () => off?.click())
  await settled()
  expect([desk.sent('design.unschedule'), document.querySelectorAll('dialog li').length]).toEqual([
    [{ version_id: 9 }],
    0,
  ])
})

it('who may not change the home page is told; one that did not come is asked for again', async () => {
  const desk = designDesk(aDesign([aSlide('a', 'Summer')]))
  desk.script['design.get'] = refuses(403)
  const denied = await desk.open()
  expect(all('button')).toEqual([])
  denied.leave()
  desk.script['design.get'] = refuses(400)
  await desk.open('a')
  desk.script['design.get'] = () => desk.stands
  await press('button', 'Try again')
  expect(typedIn('Heading')).toBe('Summer')
})
