// More products changed than one call takes.
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { aListedProduct, catalogueDesk } from './testing/listed-products.tsx'
import { useCells } from './use-cells.ts'

const CAPS = Array.from({ length: 102 }, (_, at) => aListedProduct(at + 1))
let desk: ReturnType<typeof catalogueDesk>
let cells: ReturnType<typeof useCells>

function Cells() {
  cells = useCells(CAPS, 'us', () => undefined)
  return null
}
const save = () => act(() => cells.save())
const sent = () => desk.saved().map(({ items }) => items.length)

beforeEach(async () => {
  desk = catalogueDesk(CAPS)
  await openPage(<Cells />, { shop: desk.shop })
  for (const cap of CAPS) act(() => cells.change(cap, 'stock', '9'))
  expect(cells.count).toBe(102)
})

it('nothing was saved, however often it was pressed: they are sent in parts', async () => {
  await save()
  expect([sent(), cells.count]).toEqual([[100, 2], 0])
})

it('those before a part that is refused are saved; the others stay, and are told by their names', async () => {
  desk.shop.client.script['catalog.edit.save'] = () => {
    if (sent().length !== 2) return { items: [] }
    const details = [
      { path: 'items.1.stock.qty', message: 'Too small', key: 'TOO_SMALL', params: { limit: 0 } },
    ]
    throw new CallError({ code: 400, result: 'VALIDATION', meta: { details } })
  }
  await save()
  expect([cells.count, cells.names, cells.faults.length]).toEqual([2, ['Cap 101', 'Cap 102'], 1])
  expect([cells.of(100).stock, cells.of(101)]).toEqual([undefined, { stock: '9', isOvertaken: false }])
  await save()
  expect([sent(), cells.count]).toEqual([[100, 2, 2], 0])
})

it('a line that breaks between two parts leaves the second to another press', async () => {
  desk.shop.client.script['catalog.edit.save'] = () => {
    if (sent().length !== 2) return { items: [] }
    throw new CallError({ code: 503, result: '' })
  }
  await save()
  expect(cells.count).toBe(2)
  await save()
  expect([sent(), cells.count]).toEqual([[100, 2, 2], 0])
})
