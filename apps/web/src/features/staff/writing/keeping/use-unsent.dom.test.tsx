import { act, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { closeTab } from '../testing/close-tab.ts'
import { uponOf, useUnsent } from './use-unsent.ts'

type Upon = ReturnType<typeof uponOf>
let shop: ReturnType<typeof scriptedEngine>
let now: { typed: string | undefined; type(words: string | undefined): void; read(upon: Upon): void }
let leave: () => void

function Desk({ desk, upon: first }: { desk: string; upon: Upon | null }) {
  const [typed, setTyped] = useState<string>()
  const [upon, read] = useState(first ?? undefined)
  useUnsent(typed, { desk, upon, setTyped })
  now = { typed, type: setTyped, read }
  return null
}
const UPON = { version: 3, based_on: 'a' }
const as = (customer: string) => shop.session.set({ status: 'signed-in', customer })
async function open(upon: Upon | null = UPON, desk = 'page') {
  ;({ leave } = await openPage(<Desk desk={desk} upon={upon} />, { shop }))
}
const types = (words: string | undefined) => act(async () => now.type(words))

beforeEach(() => {
  localStorage.clear()
  shop = scriptedEngine()
  as('7')
  return () => vi.restoreAllMocks()
})

async function typesAndCloses(words = 'Mine') {
  await open()
  await types(words)
  closeTab(leave)
}

it('what a closed tab had typed comes back, upon what it was typed', async () => {
  await typesAndCloses()
  await open()
  expect(now.typed).toBe('Mine')
})

it.each([
  ['another draft', { ...UPON, version: 4 }],
  ['another state of the shop', { ...UPON, based_on: 'b' }],
])('it does not come back over %s, and is forgotten', async (_, upon) => {
  await typesAndCloses()
  await open(upon)
  expect([now.typed, localStorage.length]).toEqual([undefined, 0])
})

it('it comes back at no other desk, and stays for its own', async () => {
  await typesAndCloses()
  await open(UPON, 'block')
  expect([now.typed, localStorage.length]).toEqual([undefined, 1])
})

it('it comes back for nobody else who uses the device', async () => {
  await typesAndCloses()
  as('8')
  await open()
  expect(now.typed).toBeUndefined()
})

it('it waits until the desk has come, and is not forgotten meanwhile', async () => {
  await typesAndCloses()
  await open(null)
  expect([now.typed, localStorage.length]).toEqual([undefined, 1])
  await act(async () => now.read(UPON))
  expect(now.typed).toBe('Mine')
})

it('what is typed by then stays', async () => {
  await typesAndCloses()
  await open(null)
  await types('Newer')
  await act(async () => now.read(UPON))
  expect(now.typed).toBe('Newer')
})

it('once the shop has it, or its page was left, the device has nothing', async () => {
  await open()
  await types('Mine')
  expect(localStorage.length).toBe(1)
  await types(undefined)
  expect(localStorage.length).toBe(0)
  await types('More')
  leave()
  expect(localStorage.length).toBe(0)
})

it('typed on upon what was kept meanwhile, it comes back upon that', async () => {
  await open()
  await types('Mine')
  await act(async () => now.read({ ...UPON, version: 4 }))
  closeTab(leave)
  await open({ ...UPON, version: 4 })
  expect(now.typed).toBe('Mine')
})

it('a session that ended while something was typed left it to nobody: it comes back for its writer', async () => {
  await open()
  await types('Mine')
  await act(async () => shop.session.set({ status: 'guest', customer: null }))
  await types('Mine, too')
  closeTab(leave)
  as('7')
  await open()
  expect(now.typed).toBe('Mine, too')
})

it('a broken memory and none at all break no desk', async () => {
  localStorage.setItem('shop/unsent/7/page', '{')
  await open()
  expect(now.typed).toBeUndefined()
  leave()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await open()
  expect(now.typed).toBeUndefined()
})

it('a desk without a draft stands upon what shoppers see', () => {
  expect(uponOf({ draft: null, based_on: 4 })).toEqual({ version: 0, based_on: 4 })
  expect(uponOf({ draft: { version: 2 }, based_on: 'x' })).toEqual({ version: 2, based_on: 'x' })
})
