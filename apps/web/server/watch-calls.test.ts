import { listStores } from '@vitrine/contract/content'
import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import { watchCalls } from './watch-calls.ts'

it.each([
  [503, [503]],
  [500, [500]],
  [404, []],
])('a call that answers %i is told as %o and still fails', async (code, told) => {
  const seen: number[] = []
  const call = () => Promise.reject(new CallError({ code, result: 'x' }))
  const client = watchCalls({ call }, (failed) => seen.push(failed))
  await expect(client.call(listStores)).rejects.toMatchObject({ code })
  expect(seen).toEqual(told)
})
