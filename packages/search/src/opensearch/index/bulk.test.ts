import { type Client, errors } from '@opensearch-project/opensearch'
import { expect, it } from 'vitest'
import { SearchAway } from '../../port.ts'
import { Bulk } from './bulk.ts'

/** A client whose node refuses so many requests, then answers each product's tries with these, and then takes it. */
function aNode(answers: Record<string, number[]>, refusals: number[] = []) {
  const sent: string[][] = []
  const waits: number[] = []
  const client = {
    async bulk({ body }: { body: { index: { _id: string } }[] }) {
      const ids = body.map(({ index }) => index._id)
      sent.push(ids)
      const statusCode = refusals.shift()
      if (statusCode) throw new errors.ResponseError({ statusCode, body: {} } as never)
      const items = ids.map((id) => {
        const status = answers[id]?.shift() ?? 201
        return { index: status === 201 ? { status } : { status, error: { reason: 'Data too large' } } }
      })
      return { body: { items } }
    },
  } as unknown as Client
  const bulk = new Bulk(client, { refresh: false, wait: async (ms) => waits.push(ms) })
  const put = async (...ids: string[]) => {
    for (const _id of ids) await bulk.add({ action: { index: { _id } } })
    await bulk.flush()
  }
  return { put, sent, waits }
}

it('a node whose memory is full for a moment gets only what it refused, again and later', async () => {
  const { put, sent, waits } = aNode({ b: [429, 429] })
  await put('a', 'b', 'c')
  expect(sent).toEqual([['a', 'b', 'c'], ['b'], ['b']])
  expect(waits).toEqual([250, 500])
})

it('one that is too full to read the request gets all of it again', async () => {
  const { put, sent, waits } = aNode({}, [429, 429])
  await put('a', 'b')
  expect(sent).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(waits).toHaveLength(2)
})

it('one that does not answer is away at once', async () => {
  const { put, waits } = aNode({}, [503])
  await expect(put('a')).rejects.toThrow(SearchAway)
  expect(waits).toEqual([])
})

it('one that stays full is told as away, so that the filling comes again', async () => {
  const { put, sent } = aNode({ a: Array(20).fill(429) })
  await expect(put('a')).rejects.toThrow(SearchAway)
  expect(sent).toHaveLength(10)
})

it('a product it will never take ends the filling at once, with its reason', async () => {
  const { put, waits } = aNode({ a: [429], b: [400] })
  await expect(put('a', 'b')).rejects.toThrow('Data too large')
  expect(waits).toEqual([])
})

it('deleting what is gone and creating what is there are no failures', async () => {
  const { put, sent } = aNode({ a: [404], b: [409] })
  await put('a', 'b')
  expect(sent).toEqual([['a', 'b']])
})

it('one that has lost what it held is away, and gets nothing under a name that nobody could ask', async () => {
  const error = { type: 'index_not_found_exception', reason: 'no such index [shop-us]' }
  const client = { bulk: async () => ({ body: { items: [{ index: { status: 404, error } }] } }) }
  const bulk = new Bulk(client as unknown as Client, { refresh: false })
  await bulk.add({ action: { index: { _index: 'shop-us', _id: '1', require_alias: true } }, record: {} })
  await expect(bulk.flush()).rejects.toThrow(SearchAway)
})
