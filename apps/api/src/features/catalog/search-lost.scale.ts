// A real OpenSearch that loses what it held under an open shop, as a node does that comes back without its disk.
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { type Boutique, openBoutique } from './testing/open-boutique.ts'
import { patientIndex } from './testing/patient-index.ts'

const [NODE = ''] = inject('searchUrl').split(',')
const PREFIX = `lost-${process.pid}`

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique({ sharedIndex: await patientIndex(`${NODE}/${PREFIX}`) })
  await shop.catalog.ready
})
afterAll(() => shop.close())

/** Indices by their own names; a name that leads to one is none. */
async function indices(): Promise<string[]> {
  const answer = await fetch(`${NODE}/_cat/indices/${PREFIX}-*?h=index`)
  return (await answer.text()).split('\n').filter(Boolean)
}

async function lose(isWanted: (index: string) => boolean) {
  for (const index of (await indices()).filter(isWanted))
    await fetch(`${NODE}/${index}`, { method: 'DELETE' })
}

let questions = 0
/** Of words nobody has asked for: an answer that is kept is none of the index. */
const ask = async (text: string) => {
  questions += 1
  const query = { _searchText: text, _appliedFilters: [{ attribute: 'id', value: { gt: -questions } }] }
  return shop.api.app.inject(`/api/catalog?searchQuery=${encodeURIComponent(JSON.stringify(query))}`)
}
let found: string[]
const skusOf = (reply: Awaited<ReturnType<typeof ask>>): string[] =>
  reply.json().result.items.map(({ sku }: { sku: string }) => sku)
beforeEach(async () => {
  found = skusOf(await ask('dress'))
  expect(found.length).toBeGreaterThan(0)
})

test.each([
  ['all of it', () => true],
  ['all but the note of what lies there', (index: string) => !index.endsWith('-state')],
  ['what one store sells', (index: string) => index.startsWith(`${PREFIX}-us-`)],
])('%s is gone: the clock fills it anew, without a restart', async (_, isWanted) => {
  await lose(isWanted)
  expect((await ask('dress')).statusCode).toBe(503)
  expect(await shop.catalog.followClock()).toBe(true)
  expect(skusOf(await ask('dress'))).toEqual(found)
})

test('a change that comes first leaves no index in the way of the names, and finds all filled anew', async () => {
  await lose(() => true)
  await noteCatalogueChange(shop.database.db, [await shop.idOf('CAP')])
  await shop.catalog.refresh().catch(() => {})
  await shop.catalog.followClock()
  expect(skusOf(await ask('dress'))).toEqual(found)
})

test('indices that a node made by itself under such names are no obstacle', async () => {
  await lose(() => true)
  for (const name of ['us', 'us-words', 'de', 'de-words'])
    await fetch(`${NODE}/${PREFIX}-${name}/_doc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":1}',
    })
  await shop.catalog.followClock()
  expect(skusOf(await ask('dress'))).toEqual(found)
})
