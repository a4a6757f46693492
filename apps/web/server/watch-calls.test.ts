import { listStores } from '@vitrine/contract/content'
import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { watchCalls } from './watch-calls.ts'

it.each([
  [503, [503], { init: { status: 503 } }],
  [500, [500], { code: 500 }],
  [404, [], { code: 404 }],
])('a call that answers %i is told as %o and still fails', async (code, reported, thrown) => {
  const seen: number[] = []
  const call = () => Promise.reject(new CallError({ code, result: 'x' }))
  const client = watchCalls({ call, ask: call }, { onFailure: (failed) => seen.push(failed) })
  await expect(client.call(listStores)).rejects.toMatchObject(thrown)
  expect(seen).toEqual(reported)
})

it('a call that never answers is a shop that is away', async () => {
  const seen: number[] = []
  const call = () => new Promise<never>(() => undefined)
  const client = watchCalls({ call, ask: call }, { onFailure: (failed) => seen.push(failed), limitMs: 1 })
  await expect(client.call(listStores)).rejects.toMatchObject({ init: { status: 503 } })
  expect(seen).toEqual([503])
})
