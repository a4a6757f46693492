import { CallError } from '@vitrine/contract/reply'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { has, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { AuditView } from './audit-view.tsx'
import { aLine } from './testing/a-line.ts'

const ACTING = aLine(7, {
  ...{ acting_for: { id: 9, name: 'Anna Berg' }, permission: 'order:cancel', before: null, after: null },
  ...{ entity: 'order', entity_id: '3', entity_name: '000010045' },
})

let shop: ReturnType<typeof scriptedEngine>
const asked = () =>
  shop.client.asked
    .filter(({ id }) => id === 'audit.list')
    .map(({ input }) => (input as { query: object }).query)
const shows = (text: string) => document.body.textContent.includes(text)
const key = (name: string) =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['audit.list'] = (input) => {
    const { before } = (input as { query: { before?: number } }).query
    return before === undefined ? { items: [aLine(8), ACTING], next: 7 } : { items: [aLine(6)], next: null }
  }
})
async function open(openId?: number, address = '/admin/audit') {
  const page = await openPage(<AuditView openId={openId} />, { shop, address })
  await settled()
  return page
}

it('says who did what to what, and in whose name', async () => {
  await open()
  expect(
    ['Changed stock', 'Stock COAT-8', 'as Anna Berg', 'Order 10045'].filter((text) => !shows(text)),
  ).toEqual([])
})

it('opened, a line shows what its fields were and are, and leads to the order it is about', async () => {
  await open(8)
  expect(
    ['3', '4'].map((text, at) => document.querySelector(at ? 'ins' : 'del')?.textContent === text),
  ).toEqual([true, true])
  await open(7)
  expect([has('link', 'Order 10045'), shows('No fields were kept with it.')]).toEqual([true, true])
})

it('goes down by J, and opens by Enter', async () => {
  const { address } = await open()
  await key('j')
  await key('Enter')
  expect(address()).toBe('/admin/audit/8')
})

it('older lines come below those that are there, each once', async () => {
  await open()
  await press('button', 'Show more')
  await settled()
  expect(asked().map((query) => (query as { before?: number }).before)).toEqual([undefined, 7])
  expect([shows('COAT-8'), shows('COAT-6'), has('button', 'Show more')]).toEqual([true, true, false])
})

it('what is looked for stands in the address, and is what the shop is asked', async () => {
  await open(undefined, '/admin/audit?did=stock:write&person=5&when=nonsense')
  expect(asked()).toEqual([{ q: '', did: 'stock:write', person: 5 }])
  await press('button', /^Everything by Jonas Weber/)
  await settled()
  expect(asked().at(-1)).toEqual({ q: '', did: 'stock:write' })
})

it('all lines that match are had as a file, shown or not, with both names', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(asked().slice(-2)).toEqual([
    { q: '', size: 200 },
    { q: '', size: 200, before: 7 },
  ])
  expect(saved.mock.calls[0]?.[1]).toMatchObject([
    expect.any(Array),
    [
      '2026-03-02T10:00:00Z',
      'Jonas Weber',
      '',
      'Changed stock',
      'Stock COAT-8',
      '{"qty":3}',
      '{"qty":4}',
      'us',
    ],
    expect.arrayContaining(['Jonas Weber', 'Anna Berg', 'Order 10045']),
    expect.arrayContaining(['Stock COAT-6']),
  ])
})

it('nothing found is said, and so is who may not look', async () => {
  shop.client.script['audit.list'] = () => ({ items: [], next: null })
  await open()
  expect(shows('Nothing of the kind was written down.')).toBe(true)
  shop.client.script['audit.list'] = () => {
    throw new CallError({ code: 403, result: 'ACCESS_DENIED' })
  }
  await open(undefined, '/admin/audit?q=x')
  expect(shows('This page is for the shop’s staff.') || shows("This page is for the shop's staff.")).toBe(
    true,
  )
})

it('the address of a line further down than what was read showed nothing', async () => {
  shop.client.script['audit.line'] = () => aLine(2)
  await open(2)
  expect(document.querySelector('section[aria-label="Audit"] h3')?.textContent).toBe('Stock COAT-2')
})
