import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  type as fill,
  find,
  has,
  page,
  press,
  select,
  settled,
  submit,
  textOf,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { ImportsView } from '../imports-view.tsx'

const column = (name: string, target: ImportFile['columns'][number]['target']) => ({
  ...{ column: name, values: ['x'], target },
})
const table = (id: number, columns = [column('Nr', 'sku'), column('Titel', 'name')]): ImportFile => ({
  ...{ id, title: `${id}.csv`, bytes: 1_000, delimiter: ';', format: 'csv', columns },
})
const schedule = (id: number) => ({
  ...{ id, title: `feed ${id}`, origin: { kind: 'url', where: 'https://example.com/feed' } },
  ...{ every_minutes: 1_440, next_at: '2026-11-28T06:00:00Z', last_run_id: null },
})
let shop: ReturnType<typeof scriptedEngine>
let schedules: object[]
let mappings: object[]
type Way = { arrive(table: ImportFile): void; fail(message: string): void }
let ways: Way[]
beforeEach(async () => {
  stubDialog()
  notices.set([])
  ways = []
  schedules = [schedule(1), schedule(2)]
  mappings = [{ id: 5, name: 'Wholesale', columns: [{ column: 'Nr', target: 'sku' }] }]
  shop = scriptedEngine()
  const { script } = shop.client
  script['imports.list'] = () => ({ items: [], next: null })
  script['imports.mappings'] = () => ({ items: mappings })
  script['imports.schedules'] = () => ({ items: schedules })
  script['imports.bringFile'] = () =>
    new Promise((resolve, reject) =>
      ways.push({
        arrive: resolve,
        fail(message) {
          const details = [{ path: 'file', key: 'REFUSED', message }]
          reject(new CallError({ code: 400, result: 'VALIDATION', meta: { details } }))
        },
      }),
    )
  await openPage(<ImportsView openId={undefined} />, { shop, address: '/admin/imports' })
  await settled()
})
async function pick(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const comes = async (deed: () => void) => {
  await act(async () => deed())
  await settled()
}
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const isOff = (name: string) => find('button', name).hasAttribute('disabled')

it('what is wrong with a file that is no longer looked at is not said beside the next one', async () => {
  await pick('broken.csv')
  await pick('spring.csv')
  await comes(() => ways[1]?.arrive(table(2)))
  await comes(() => ways[0]?.fail('has no header'))
  expect([page().includes('has no header'), isOff('Match columns')]).toEqual([false, false])
})

it('refused early, the first file does not make it seem as if the next one were there', async () => {
  await pick('broken.csv')
  await pick('spring.csv')
  await comes(() => ways[0]?.fail('has no header'))
  expect([page().includes('has no header'), isOff('Match columns')]).toEqual([false, true])
})

it('who goes from a file to an address is not told of the file any more', async () => {
  await pick('broken.csv')
  await press('button', 'Address')
  await comes(() => ways[0]?.fail('has no header'))
  expect([page().includes('has no header'), isOff('Look at it')]).toEqual([false, false])
})

it('what is wrong with the file is told, and the same file put right is read again', async () => {
  await pick('spring.csv')
  await comes(() => ways[0]?.fail('has no header'))
  expect(page()).toContain('has no header')
  await pick('spring.csv')
  await comes(() => ways[1]?.arrive(table(2)))
  expect([page().includes('has no header'), asked('imports.bringFile').length]).toEqual([false, 2])
})

it('what columns are needed yet is named, and a chosen one is told from a guessed one', async () => {
  await pick('spring.csv')
  await comes(() =>
    ways[0]?.arrive(table(2, [column('Nr', 'sku'), column('Titel', 'name'), column('EUR', null)])),
  )
  await press('button', 'Match columns')
  expect([isOff('Dry run'), textOf(find('status'))]).toEqual([true, expect.stringContaining('price')])
  const row = () => [...document.querySelectorAll('tbody tr')].at(-1)
  const [goes] = [...(row()?.querySelectorAll('select') ?? [])]
  const price = [...(goes?.options ?? [])].find(({ value }) => value === 'price')
  const marks = () =>
    [...document.querySelectorAll('td[data-mark]')].map((cell) => cell.getAttribute('data-mark'))
  expect(marks()).toEqual(['guessed', 'guessed', 'out'])
  await select(goes?.getAttribute('aria-label') ?? '', price?.text ?? '')
  expect([marks(), isOff('Dry run')]).toEqual([['guessed', 'guessed', 'chosen'], false])
})

it('a matching that is forgotten by two presses is forgotten once, and nothing is said to have failed', async () => {
  await pick('spring.csv')
  await comes(() => ways[0]?.arrive(table(2)))
  await press('button', 'Match columns')
  const kept = document.querySelector('form select')?.getAttribute('aria-label') ?? ''
  await select(kept, 'Wholesale')
  let answer: (done: boolean) => void = () => undefined
  shop.client.script['imports.removeMapping'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', /Wholesale/)
  await press('button', /Wholesale/)
  mappings = []
  await comes(() => answer(true))
  expect([asked('imports.removeMapping').length, notices.get(), has('button', /Wholesale/)]).toEqual([
    1,
    [],
    false,
  ])
})

it('a matching somebody else has under the name is written over only by who was told of it', async () => {
  shop.client.script['imports.saveMapping'] = refuses(409)
  await pick('spring.csv')
  await comes(() => ways[0]?.arrive(table(2)))
  await press('button', 'Match columns')
  await fill('Name of this matching', 'Retail')
  await submit()
  expect(page()).toContain('Somebody else has saved a matching under this name.')
  mappings = [...mappings, { id: 6, name: 'Retail', columns: [], updated_at: '2026-03-02T10:00:00.000Z' }]
  await submit()
  shop.client.script['imports.saveMapping'] = () => ({ id: 6 })
  await submit()
  expect(asked('imports.saveMapping').map(({ body }) => (body as { was: unknown }).was)).toEqual([
    null,
    null,
    '2026-03-02T10:00:00.000Z',
  ])
})

it('what is fetched by the clock is ended once by two presses, and is gone from the list', async () => {
  let answer: (done: boolean) => void = () => undefined
  shop.client.script['imports.removeSchedule'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', /: feed 1$/)
  await press('button', /: feed 1$/)
  schedules = [schedule(2)]
  await comes(() => answer(true))
  expect([asked('imports.removeSchedule').length, notices.get()]).toEqual([1, []])
  expect([has('button', /: feed 1$/), has('button', /: feed 2$/)]).toEqual([false, true])
})

it('what could not be ended says so and stays', async () => {
  shop.client.script['imports.removeSchedule'] = refuses(500)
  await press('button', /: feed 1$/)
  expect([notices.get().at(-1)?.tone, has('button', /: feed 1$/)]).toEqual(['error', true])
})

it('an empty address is not looked at', async () => {
  await press('button', 'Address')
  await fill(/^Address/, ' ')
  await submit()
  expect(asked('imports.bringFile')).toEqual([])
})
