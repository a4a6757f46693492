// The same promises as the engine in memory, with a node whose queries are loops over what it was sent: that the shop's
// questions mean what they should. That a real cluster understands them, `npm run test:scale` tells.
import { describe, expect, it } from 'vitest'
import { SearchAway } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { describeChanges } from '../testing/contract/describe-changes.ts'
import { describeFilters } from '../testing/contract/describe-filters.ts'
import { describeText } from '../testing/contract/describe-text.ts'
import type { OpenCatalogue } from '../testing/contract/open-catalogue.ts'
import { FakeNode } from '../testing/node/fake-node.ts'
import { createOpenSearchEngine } from './create-opensearch-engine.ts'
import { fillIndices } from './index/fill-indices.ts'

const open: OpenCatalogue = async (documents, how) => {
  const { client } = new FakeNode()
  const options = { client, prefix: 'shop', ...how }
  await fillIndices(documents, { ...options, generation: '1' })
  return { engine: createOpenSearchEngine(options), close: async () => {} }
}

describe('the engine in OpenSearch', () => {
  describeFilters(open)
  describeChanges(open)
  describeText(open)
})

describe('a catalogue that is brought in anew', () => {
  const views = [{ store: 'eu', language: 'en' }]
  const openNode = () => {
    const node = new FakeNode()
    const options = { client: node.client, prefix: 'shop', views, childFields: [] }
    const fill = (generation: string, ids: Iterable<number>) =>
      fillIndices(
        Array.from(ids, (id) => aDocument({ id })),
        { ...options, generation },
      )
    const engine = createOpenSearchEngine(options)
    const ids = async () => (await engine.answer(aRequest())).hits.map(({ id }) => id)
    return { node, options, fill, ids }
  }

  it('is away until it is there for the first time', async () => {
    const { fill, ids } = openNode()
    await expect(ids()).rejects.toThrow(SearchAway)
    await fill('1', [1, 2])
    expect(await ids()).toEqual([2, 1])
  })

  it('is asked as a whole, and leaves nothing of the former one behind', async () => {
    const { node, fill, ids } = openNode()
    await fill('1', [1, 2])
    await fill('2', [3])
    expect(await ids()).toEqual([3])
    expect([...node.indices.keys()].sort()).toEqual(['shop-eu-2', 'shop-eu-words-2'])
  })

  it('leaves the former one as it was where it breaks off, and no half of itself', async () => {
    const { node, options, fill, ids } = openNode()
    await fill('1', [1, 2])
    const broken = (function* () {
      yield aDocument({ id: 9 })
      throw new Error('the feed ended')
    })()
    await expect(fillIndices(broken, { ...options, generation: '2' })).rejects.toThrow('the feed ended')
    expect(await ids()).toEqual([2, 1])
    expect([...node.indices.keys()].sort()).toEqual(['shop-eu-1', 'shop-eu-words-1'])
  })
})
