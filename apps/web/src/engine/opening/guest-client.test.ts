import { geoCountry } from '@vitrine/contract/cart/places'
import { renderList } from '@vitrine/contract/catalog/prices'
import { afterEach, expect, it, vi } from 'vitest'
import { createEngine } from '../create-engine.ts'

const opened = vi.hoisted(() => vi.fn())
vi.mock('./open-engine.ts', () => ({
  async openEngine() {
    opened()
    throw new Error('the code of bag and session was fetched')
  },
}))
afterEach(() => {
  vi.unstubAllGlobals()
  opened.mockClear()
})

it('a first visitor hears of today’s prices before anything of this device is opened', async () => {
  const asked: [string, Record<string, string>][] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([url, headers])
    return Response.json({ code: 200, result: { items: [] } })
  })
  const engine = createEngine('de', () => undefined)
  expect(await engine.guestClient.call(renderList, { query: { skus: 'a,b' } })).toEqual({ items: [] })
  expect(opened).not.toHaveBeenCalled()
  const [[url, headers] = ['', {}]] = asked
  expect(url).toBe('/api/product/render-list?skus=a%2Cb')
  expect(headers).toMatchObject({ 'x-vs-store-code': 'de' })
  expect(headers).not.toHaveProperty('authorization')
})

it('tells a refusal and a missing line by their codes, as the client of whoever is signed in does', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 429, result: 'slower' }))
  const { guestClient, client } = createEngine('us', () => undefined)
  await expect(guestClient.call(geoCountry, {})).rejects.toMatchObject({ code: 429 })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
  await expect(guestClient.call(geoCountry, {})).rejects.toMatchObject({ code: 0 })
  await expect(client.call(geoCountry, {})).rejects.toThrow('the code of bag and session was fetched')
})
