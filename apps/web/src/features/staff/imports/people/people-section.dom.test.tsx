import type { TableReport } from '@vitrine/contract/people/table-report'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { has, page, press, select, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { DeskContext } from '../../frame/use-desk.ts'
import { PeopleSection } from './people-section.tsx'

const NONE = { count: 0, items: [] }
const REPORT: TableReport = {
  ...{ rows: 6, created: 3, updated: 1, same: 1, remarks: NONE },
  left_out: { count: 1, items: [{ line: 4, message: '"x" is no e-mail address' }] },
}
const nameOf = (code: string) => STORE_VIEWS.find((one) => one.code === code)?.name ?? ''
let shop: ReturnType<typeof scriptedEngine>
const saved: { name: string; text: Promise<string> }[] = []
beforeEach(() => {
  saved.length = 0
  shop = scriptedEngine()
  forms = []
  shop.client.script['staff.bringCustomers'] = (input) => {
    forms.push((input as { body: FormData }).body)
    return REPORT
  }
  URL.createObjectURL = (file) => {
    saved.push({ name: '', text: (file as Blob).text() })
    return 'blob:x'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
let forms: FormData[] = []
const modes = () =>
  forms.map((form) => [form.get('mode'), form.get('store'), (form.get('file') as File).name])
const open = (may = true) =>
  openPage(
    <DeskContext value={{ name: 'Mona', counts: {}, views: [], may: () => may, round: 0, recount: () => {} }}>
      <PeopleSection />
    </DeskContext>,
    { shop, address: '/admin/imports' },
  )
async function pick(file: File, at = 0) {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[at]
  if (!input) throw new Error('no place for a file')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}

it('a table is tried, told by line, and taken at a press', async () => {
  await open()
  await pick(new File(['x'], 'people.csv'))
  expect(modes()).toEqual([['try', 'us', 'people.csv']])
  expect(page()).toContain('"x" is no e-mail address')
  await press('button', 'Take 4 customers')
  expect(modes().map(([mode]) => mode)).toEqual(['try', 'take'])
  expect([page().includes('They are in the shop.'), has('button', 'Take 4 customers')]).toEqual([true, false])
})

it('for another store it is tried anew', async () => {
  await open()
  await pick(new File(['x'], 'people.csv'))
  await select('Numbers and newsletter of', nameOf('de'))
  expect(modes().map(([mode, store]) => [mode, store])).toEqual([
    ['try', 'us'],
    ['try', 'de'],
  ])
})

it('orders of a former shop are tried, read in another currency, and taken', async () => {
  shop.client.script['staff.bringOrders'] = (input) => {
    forms.push((input as { body: FormData }).body)
    return REPORT
  }
  await open()
  await pick(new File(['x'], 'old.csv'), 1)
  await select('Currency, where the table says none', 'EUR')
  await press('button', 'Take 4 orders')
  expect(forms.map((form) => [form.get('mode'), form.get('currency')])).toEqual([
    ['try', null],
    ['try', 'EUR'],
    ['take', 'EUR'],
  ])
  expect(page()).toContain('They are in the shop.')
})

it('what is no table is told in the shop’s words, and nothing can be taken', async () => {
  const details = [{ path: 'file', message: 'the file is empty: it has no line of column names' }]
  shop.client.script['staff.bringCustomers'] = refuses(400, { result: 'VALIDATION', details })
  await open()
  await pick(new File([''], 'people.csv'))
  expect([page().includes('the file is empty'), has('button', /^Take/)]).toEqual([true, false])
})

it('customers leave piece by piece, orders by store', async () => {
  const piece = (input: unknown) => (input as { query: { after: number } }).query.after
  shop.client.script['staff.exportCustomers'] = (input: unknown) =>
    piece(input) === 0
      ? { text: 'a\r\n', customers: 2, next: 9 }
      : { text: 'b\r\n', customers: 1, next: null }
  shop.client.script['staff.exportOrders'] = () => ({ text: 'o\r\n', orders: 5, next: null })
  await open()
  await press('button', 'Write the file')
  expect([await saved[0]?.text, page().includes('3 in the table')]).toEqual(['a\r\nb\r\n', true])
  await select('Which table', 'Orders, a row for each line')
  await select('Store', nameOf('de'))
  await press('button', 'Write the file')
  expect(shop.client.asked.at(-1)?.input).toEqual({ query: { store: 'de', after: 0 } })
  await select('Which table', 'Orders of a former shop')
  await press('button', 'Write the file')
  expect(shop.client.asked.at(-1)?.input).toEqual({ query: { of: 'former', after: 0 } })
})

it('without the right there is nothing of it', async () => {
  await open(false)
  expect(has('button')).toBe(false)
})
