import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { find, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ImportsView } from '../imports-view.tsx'

const table = (id: number): ImportFile => ({
  ...{ id, title: `${id}.csv`, bytes: id * 1_000_000, delimiter: ';', format: 'shopify' },
  columns: [{ column: 'Handle', values: ['coat'], target: 'sku' }],
})
let shop: ReturnType<typeof scriptedEngine>
/** Files on their way, each answered by hand. */
let brought: ((table: ImportFile) => void)[]
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(async () => {
  brought = []
  shop = scriptedEngine()
  const { script } = shop.client
  script['imports.list'] = () => ({ items: [], next: null })
  script['imports.mappings'] = () => ({ items: [] })
  script['imports.schedules'] = () => ({ items: [] })
  script['imports.bringFile'] = () => new Promise((resolve) => brought.push(resolve))
  await openPage(<ImportsView openId={undefined} />, { shop, address: '/admin/imports' })
  await settled()
})
async function pick(name: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
const arrive = async (at: number, id: number) => {
  await act(async () => brought[at]?.(table(id)))
  await settled()
}

it('of two files chosen one after the other the second is tried, though the first came last', async () => {
  shop.client.script['imports.start'] = refuses(503)
  await pick('spring.csv')
  await pick('summer.csv')
  await arrive(1, 2)
  await arrive(0, 1)
  expect(page()).toMatch(/2\.csv.*2,000 kB/)
  await press('button', 'Dry run')
  expect(asked('imports.start')).toMatchObject([{ body: { file_id: 2, dry_run: true } }])
})

it('as long as it is on its way nothing can be tried, and this is said', async () => {
  await pick('spring.csv')
  expect(page()).toContain('spring.csv')
  expect((find('button', 'Match columns') as HTMLButtonElement).disabled).toBe(true)
  await arrive(0, 1)
  expect((find('button', 'Dry run') as HTMLButtonElement).disabled).toBe(false)
})

it('pressed twice, one dry run begins; where the line is full it says so and the file stays', async () => {
  let answer: () => void = () => undefined
  shop.client.script['imports.start'] = () =>
    new Promise((_, reject) => {
      answer = () => {
        try {
          refuses(409, { result: 'IMPORTS_WAIT' })()
        } catch (error) {
          reject(error)
        }
      }
    })
  await pick('spring.csv')
  await arrive(0, 1)
  await press('button', 'Dry run')
  await press('button', 'Dry run')
  await act(async () => answer())
  await settled()
  expect([asked('imports.start').length, page().includes('1.csv')]).toEqual([1, true])
  expect(page()).toContain('Too many imports wait already.')
})
