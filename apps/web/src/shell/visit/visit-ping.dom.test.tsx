import type { ShopClient } from '@vitrine/contract/client'
import { noteVisit } from '@vitrine/contract/visit/visit'
import { act } from 'react'
import { Link } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { VisitPing } from './visit-ping.tsx'

afterEach(() => vi.restoreAllMocks())

function aShop(answer: () => Promise<unknown> = async () => true) {
  const shop = scriptedEngine()
  const told: unknown[] = []
  const { client } = shop.engine
  const call = ((asked, input) => {
    if (asked.id !== noteVisit.id) return client.call(asked, input)
    const { page } = (input?.query ?? {}) as { page?: string }
    told.push(page)
    return answer()
  }) as ShopClient['call']
  return { shop: { ...shop, engine: { ...shop.engine, client: { ...client, call } } }, told }
}

const PAGE = (
  <>
    <VisitPing />
    <Link to="/women?color=53">Women</Link>
    <Link to="/order/17?key=secret">Order</Link>
  </>
)

const follow = (name: string) =>
  act(async () => {
    const links = [...document.querySelectorAll('a')]
    links.find(({ textContent }) => textContent === name)?.click()
  })

test('each page that is opened is told the shop, by its full path and without secrets', async () => {
  const { shop, told } = aShop()
  await openPage(PAGE, { shop, address: '/' })
  await expect.poll(() => told).toEqual(['/'])
  await follow('Women')
  await expect.poll(() => told).toEqual(['/', '/women?color=53'])
  await follow('Order')
  await expect.poll(() => told).toEqual(['/', '/women?color=53', '/order/17'])
})

test('a shop that does not answer disturbs nobody, and nothing is sent again', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { shop, told } = aShop(() => Promise.reject(new Error('no answer')))
  await openPage(PAGE, { shop, address: '/' })
  await expect.poll(() => told).toEqual(['/'])
  await follow('Women')
  await expect.poll(() => told).toHaveLength(2)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('without a line nothing is sent, nor later', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { shop, told } = aShop()
  await openPage(PAGE, { shop, address: '/' })
  await follow('Women')
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(told).toEqual([])
  line.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  await follow('Order')
  await expect.poll(() => told).toEqual(['/order/17'])
})
