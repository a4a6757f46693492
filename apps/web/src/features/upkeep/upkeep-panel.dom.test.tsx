import type { User } from '@vitrine/contract/user/user'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { UpdateLine } from './update-line.tsx'
import { UpkeepPanel } from './upkeep-panel.tsx'
import { upkeep } from './upkeep-state.ts'

const ALL: User['may'] = ['catalog:update', 'skin:update']
const DONE = { started: true, finished_at: '2026-11-27T10:00:00Z', imported: {}, run_id: 4 }
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  notices.set([])
  upkeep.set({ ended: {}, ends: 0 })
  shop = scriptedEngine()
  shop.client.script['manage.update'] = () => DONE
  shop.client.script['manage.skinUpdate'] = () => ({ skins: [] })
})
afterEach(() => vi.useRealTimers())

const open = (may = ALL) => openPage(<UpkeepPanel may={may} />, { shop })
const states = () => all('status').map(textOf)
const told = () => notices.get().map(({ text, tone }) => [text, tone])
const asked = () => shop.client.asked.map(({ id }) => id).filter((id) => id.startsWith('manage.'))
const button = (what: string) => find('button', `Update: ${what}`) as HTMLButtonElement
const start = (what: string) => press('button', `Update: ${what}`)

describe('bringing the shop up to date', () => {
  it('both: goods first, then skins; how each ended is told, and when', async () => {
    await open()
    await start('Both')
    expect(asked()).toEqual(['manage.update', 'manage.skinUpdate'])
    expect(told()).toEqual([
      ['The import has finished.', 'success'],
      ['The skins are up to date. Every page is made anew.', 'success'],
    ])
    expect(states()[2]).toMatch(/^Done /)
    expect([states()[0], states()[1]]).toEqual(['', ''])
  })

  it.each([
    ['Import', ['manage.update']],
    ['Skins', ['manage.skinUpdate']],
  ])('%s alone asks for that alone', async (what, ids) => {
    await open()
    await start(what)
    expect(asked()).toEqual(ids)
  })

  it('whoever may not publish skins brings up to date what they may', async () => {
    await open(['catalog:update'])
    await start('Both')
    expect(asked()).toEqual(['manage.update'])
  })

  it('a long import that answers before its end is waited for by its run', async () => {
    const answers = [{ ...DONE, finished_at: null }, { ...DONE, finished_at: null }, DONE]
    shop.client.script['manage.update'] = () => answers.shift()
    await open()
    await start('Import')
    const bodies = shop.client.asked.filter(({ id }) => id === 'manage.update').map(({ input }) => input.body)
    expect(bodies).toEqual([{}, { run_id: 4 }, { run_id: 4 }])
    expect(told()).toEqual([['The import has finished.', 'success']])
  })

  it('in a shop nothing was brought into there is nothing to wait for, and it says so', async () => {
    shop.client.script['manage.update'] = () => ({ ...DONE, started: false, finished_at: null, run_id: null })
    await open()
    await start('Import')
    expect(told()[0]?.[0]).toContain('Nothing was imported here yet')
  })
})

describe('an update that fails', () => {
  it.each([
    ['IMPORT_RUNNING', 409, 'An import is already under way.'],
    ['FORBIDDEN', 403, 'You may not update the shop.'],
    ['INTERNAL', 500, 'The import failed. What was in the shop is unchanged.'],
    // Whether it failed is not known: it may be under way again by now.
    ['UNAVAILABLE', 503, 'The shop has very much to do right now. Please try again in a moment.'],
  ])('%s: says why, there and beside its row, and the skins are left alone', async (result, code, words) => {
    shop.client.script['manage.update'] = refuses(code, { result })
    await open()
    await start('Both')
    expect(told()).toEqual([[words, 'error']])
    expect([states()[2], asked()]).toEqual([words, ['manage.update']])
    expect(textOf(button('Both'))).toBe('Try again')
  })

  it.each([
    ['SKIN_POOR_CONTRAST', 'A draft of a skin cannot be published as it is. See Design, Skins.'],
    ['DESIGN_MOVED_ON', 'A draft of a skin cannot be published as it is. See Design, Skins.'],
    ['INTERNAL', 'The skins could not be updated.'],
  ])('skins with %s say what to look at; what was imported stays', async (result, words) => {
    shop.client.script['manage.skinUpdate'] = refuses(422, { result })
    await open()
    await start('Both')
    expect(told().map(([text]) => text)).toEqual(['The import has finished.', words])
    expect(states()[2]).toBe(words)
  })

  it('tried once more and done, nothing is said of the failure', async () => {
    shop.client.script['manage.skinUpdate'] = refuses(500)
    await open()
    await start('Skins')
    shop.client.script['manage.skinUpdate'] = () => ({ skins: [] })
    await start('Skins')
    expect(states()[1]).toMatch(/^Done /)
    expect(textOf(button('Skins'))).toBe('Update')
  })
})

describe('while it goes on', () => {
  async function running() {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['manage.update'] = () => answer.promise
    await open()
    await start('Import')
    return answer
  }

  it('a second press begins nothing, and nothing else can be begun', async () => {
    const answer = await running()
    await start('Import')
    expect([asked(), button('Skins').disabled, button('Both').disabled]).toEqual([
      ...[['manage.update'], true, true],
    ])
    await act(async () => answer.resolve(DONE))
    await settled()
    expect([button('Skins').disabled, told().length]).toEqual([false, 1])
  })

  it('the time it takes is counted in minutes and seconds', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-27T10:00:00Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    const answer = await running()
    expect(states()[0]).toBe('Under way, 0:00')
    await act(async () => vi.advanceTimersByTime(69_000))
    expect(states()[0]).toBe('Under way, 1:09')
    await act(async () => answer.resolve(DONE))
  })

  it('left and opened again it is still under way', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['manage.update'] = () => answer.promise
    const { leave } = await open()
    await start('Import')
    leave()
    await open()
    expect(states()[0]).toMatch(/^Under way/)
    await act(async () => answer.resolve(DONE))
    await settled()
    expect(states()[0]).toMatch(/^Done/)
  })
})

describe('the line of the footer', () => {
  const line = () =>
    openPage(<UpdateLine may={['catalog:update']} line="Updated 5 minutes ago" className="" />, { shop })

  it('says how old the goods are, and one press brings them up to date', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['manage.update'] = () => answer.promise
    await line()
    await press('button', 'Updated 5 minutes ago. Update now')
    expect(page()).toBe('The shop is being brought up to date …')
    expect(find('button').getAttribute('aria-busy')).toBe('true')
    await act(async () => answer.resolve(DONE))
    await settled()
    expect([has('button', /Update now/), told().length]).toEqual([true, 1])
  })
})
