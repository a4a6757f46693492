import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { UpkeepPanel } from '#web/features/upkeep/upkeep-panel.tsx'
import { upkeep } from '#web/features/upkeep/upkeep-state.ts'
import { notices } from '#web/lib/notify.ts'
import { LastUpdated } from './last-updated.tsx'

vi.mock('#web/engine/opening/when-of-use.ts', () => ({ whenOfUse: async () => undefined }))

const ADMIN = ['catalog:update', 'skin:update'] as const
let shop: ReturnType<typeof scriptedEngine>
let updatedAt: number
beforeEach(() => {
  upkeep.set({ ended: {}, ends: 0 })
  notices.set([])
  updatedAt = Date.now() - 3 * 60_000
  shop = scriptedEngine()
  const { script } = shop.client
  script['cms.block'] = () => ({ json: { last_updated: new Date(updatedAt).toISOString() } })
  script['manage.skinUpdate'] = () => ({ skins: ['default'] })
  script['manage.update'] = () => ended
})
const ended = { started: true, finished_at: '2030-01-01T00:00:00Z', imported: {}, run_id: 5 }

const comesIn = (...may: string[]) => {
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['user.profile'] = () => ({ may })
}
const said = () => notices.get().map(({ text, tone }) => [tone, text])
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled()
      check()
    },
    { timeout: 5_000 },
  )
const line = /^Stock and prices updated 3 minutes ago/

describe('the line of the footer', () => {
  const open = async () => {
    await openPage(<LastUpdated />, { shop })
    await until(() => expect(page()).toMatch(line))
  }

  it('is a word to a shopper, and no button', async () => {
    comesIn()
    await open()
    expect([has('button'), page()]).toEqual([false, 'Stock and prices updated 3 minutes ago'])
  })

  it('pressed by an admin updates the import and the skins, says so, and tells the new age', async () => {
    comesIn(...ADMIN)
    await open()
    await until(() => find('button', line))
    updatedAt = Date.now()
    await press('button', line)
    await until(() => expect(page()).toContain('Stock and prices updated now'))
    expect([asked('manage.update'), asked('manage.skinUpdate').length]).toEqual([[{ body: {} }], 1])
    expect(said()).toEqual([
      ['success', 'The import has finished.'],
      ['success', 'The skins are up to date. Every page is made anew.'],
    ])
  })

  it('pressed by a partner updates what they may', async () => {
    comesIn('royalty:read', 'catalog:update')
    await open()
    await until(() => find('button', line))
    await press('button', line)
    await until(() => expect(said()).toEqual([['success', 'The import has finished.']]))
    expect(asked('manage.skinUpdate')).toEqual([])
  })

  it('says that it is under way, and begins nothing twice', async () => {
    comesIn(...ADMIN)
    const gate = Promise.withResolvers<unknown>()
    shop.client.script['manage.update'] = () => gate.promise
    await open()
    await until(() => find('button', line))
    await press('button', line)
    await press('button', /^The shop is being brought up to date/)
    expect(asked('manage.update')).toHaveLength(1)
    gate.resolve(ended)
    await until(() => expect(said()).toHaveLength(2))
  })
})

describe('the staff’s menu', () => {
  const open = async () => {
    await openPage(<UpkeepPanel may={[...ADMIN]} />, { shop })
    await until(() => expect(page()).toContain('Updated 3 minutes ago'))
  }

  it('waits for an import that takes longer than an answer', async () => {
    const answers = [{ ...ended, finished_at: null }, ended]
    shop.client.script['manage.update'] = () => answers.shift()
    await open()
    await press('button', 'Update: Import')
    await until(() => expect(said()).toEqual([['success', 'The import has finished.']]))
    expect(asked('manage.update')).toEqual([{ body: {} }, { body: { run_id: 5 } }])
    expect(all('status').map((one) => one.textContent)).toEqual(['Done now', '', ''])
  })

  it('updates the skins alone', async () => {
    await open()
    await press('button', 'Update: Skins')
    await until(() => expect(said()).toHaveLength(1))
    expect(asked('manage.update')).toEqual([])
  })

  it.each([
    [409, 'IMPORT_RUNNING', 'An import is already under way.'],
    [409, 'ERROR_OCCURRED_WHEN_IMPORTING', 'The import failed. What was in the shop is unchanged.'],
    [403, 'ACCESS_DENIED', 'You may not update the shop.'],
  ])('a refusal with %i %s is told, and what would follow is left', async (code, result, words) => {
    shop.client.script['manage.update'] = refuses(code, { result })
    await open()
    await press('button', 'Update: Both')
    await until(() => expect(said()).toEqual([['error', words]]))
    expect([page().includes(words), page().includes('Try again')]).toEqual([true, true])
    expect(asked('manage.skinUpdate')).toEqual([])
  })

  it('a shop nothing was brought into says so', async () => {
    shop.client.script['manage.update'] = () => ({
      ...ended,
      started: false,
      finished_at: null,
      run_id: null,
    })
    await open()
    await press('button', 'Update: Import')
    await until(() => expect(said()[0]?.[1]).toContain('Nothing was imported here yet'))
  })
})
