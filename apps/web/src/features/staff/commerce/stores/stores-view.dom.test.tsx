import type { StoreTable } from '@vitrine/contract/desk/stores'
import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { until } from '../../orders/testing/a-staff-shop.ts'
import { CommerceView } from '../commerce-view.tsx'

const table = (version: string, rate = 0.92): StoreTable => ({
  version,
  stores: [
    { code: 'us', name: 'United States', currency: 'USD', ...{ open: true, rate: 1, step: 0.01 } },
    { code: 'de', name: 'Deutschland', currency: 'EUR', ...{ open: true, rate, step: 0.5 } },
  ].map((store) => ({ ...store, price_ranges: [50, 100] })) as StoreTable['stores'],
})
let shop: ReturnType<typeof scriptedEngine>
const asked = () =>
  shop.client.asked.filter(({ id }) => id === 'staff.saveStoreTable').map(({ input }) => input?.body)
beforeEach(async () => {
  shop = scriptedEngine()
  shop.client.script['staff.storeTable'] = () => table('one')
  shop.client.script['staff.saveStoreTable'] = () => table('two', 0.87)
  await openPage(<CommerceView />, { shop, address: '/admin/commerce?tab=stores' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
})
const RATE = 'Deutschland: A dollar is worth'
const box = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
const tick = (label: string) => act(async () => box(label)?.click())

it('a store is closed, a rate typed over, and one save sends its row', async () => {
  await tick('Deutschland: Open')
  await fill(RATE, '0,87')
  await fill('Deutschland: Price ranges end at', '20; 40,5; 90')
  expect(page()).toContain('1 change')
  await press('button', 'Save')
  await settled()
  const row = { code: 'de', open: false, rate: 0.87, step: 0.5, price_ranges: [20, 40.5, 90] }
  expect(asked()).toEqual([{ version: 'one', stores: [row] }])
  expect([has('button', 'Save'), (find('field', RATE) as HTMLInputElement).value]).toEqual([false, '0.87'])
})

it('the first store cannot be closed, and what is as it stood is no change', async () => {
  expect(box('United States: Open')?.disabled).toBe(true)
  await fill(RATE, '1')
  await fill(RATE, '0.92')
  expect(has('button', 'Save')).toBe(false)
})

it.each([
  [RATE, '0'],
  ['Deutschland: Rounded to', 'half'],
  ['Deutschland: Price ranges end at', '100; 50'],
  ['Deutschland: Price ranges end at', ''],
])('%s: "%s" is marked, and nothing is sent', async (label, text) => {
  await fill(label, text)
  await press('button', 'Save')
  expect([find('field', label).getAttribute('aria-invalid'), asked()]).toEqual(['true', []])
})

it('of two who change it the second is told, keeps what was typed, and saves over what stands now', async () => {
  await fill(RATE, '0.9')
  shop.client.script['staff.saveStoreTable'] = () => {
    throw new CallError({ code: 409, result: 'CONFLICT', meta: { details: table('theirs', 0.8) } })
  }
  await press('button', 'Save')
  await settled()
  expect(page()).toContain('Somebody changed these terms meanwhile')
  expect((find('field', RATE) as HTMLInputElement).value).toBe('0.9')
  shop.client.script['staff.saveStoreTable'] = () => table('three', 0.9)
  await press('button', 'Save')
  await settled()
  expect(asked().at(-1)).toMatchObject({ version: 'theirs', stores: [{ code: 'de', rate: 0.9 }] })
})
