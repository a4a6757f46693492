import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { Turns } from '@vitrine/search/memory/turns'
import type { Limits } from '@vitrine/search/port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

const seen = { limits: [] as (Limits | undefined)[], ended: 0 }

function* endless(): Generator<void, never> {
  try {
    for (;;) yield
  } finally {
    seen.ended += 1
  }
}

let shop: Boutique
beforeAll(async () => {
  const turns = new Turns()
  shop = await openBoutique({
    // Texts with this word are questions that find no end; all others go to the real engine.
    async buildEngine(documents, options) {
      const engine = await buildMemoryEngine(documents, options)
      const isDear = (text = '') => text.includes('endless')
      const inTurns = (limits?: Limits) => {
        seen.limits.push(limits)
        return turns.run(endless(), limits?.timeoutMs)
      }
      return {
        ...engine,
        size: engine.size,
        answer: (request, limits) => (isDear(request.text) ? inTurns(limits) : engine.answer(request)),
        suggest: (request, limits) => (isDear(request.prefix) ? inTurns(limits) : engine.suggest(request)),
      }
    },
  })
})
afterAll(() => shop.close())

const search = (text: string) =>
  shop.api.app.inject(`/api/catalog?searchQuery=${encodeURIComponent(JSON.stringify({ _searchText: text }))}`)
const suggest = (text: string) => shop.api.app.inject(`/api/catalog/suggest?text=${text}`)

test('a search that takes longer than a second is ended and answered 503, and the rest is unharmed', async () => {
  const dear = [search('endless'), search('endless wool'), suggest('endless')]
  const others = await Promise.all(['wool', 'cap', 'dress'].map(search))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(others[1]?.json().result.total).toBeGreaterThan(0)
  for (const reply of await Promise.all(dear))
    expect(reply.json()).toMatchObject({ code: 503, meta: { errorCode: 'UNAVAILABLE' } })
  expect(seen).toEqual({ limits: Array(3).fill({ timeoutMs: 1_000 }), ended: 3 })
  expect((await search('wool')).statusCode).toBe(200)
})

test('the same text asked again is asked anew, not answered from the failure', async () => {
  const before = seen.ended
  expect((await search('endless')).statusCode).toBe(503)
  expect(seen.ended).toBe(before + 1)
})
