import { CallError } from '@vitrine/contract/reply'
import { expect, it } from 'vitest'
import type { ShopRequest } from '#web/lib/request-context.ts'
import { followLink, isLinkStep } from './follow-link.ts'

const answering = (answer: () => unknown) => {
  const asked: unknown[] = []
  const client = {
    call: async ({ id }: { id: string }, input: unknown) => {
      asked.push([id, input])
      return answer()
    },
  }
  return { asked, request: { client } as unknown as ShopRequest }
}
const fail = (code: number) => () => {
  throw new CallError({ code, result: 'no', meta: {} })
}

it('each link of a letter asks its own call, with the key it holds', async () => {
  const { asked, request } = answering(() => 'left')
  for (const step of ['confirm', 'leave', 'wishes'] as const)
    expect(await followLink(request, { step, token: 'k-1' })).toBe('left')
  expect(new Set(asked.map((one) => JSON.stringify(one))).size).toBe(3)
  expect(asked).toEqual(asked.map(() => [expect.any(String), { body: { token: 'k-1' } }]))
})

it.each([400, 404])('a link answered by %d is one nobody knows', async (code) => {
  expect(await followLink(answering(fail(code)).request, { step: 'leave', token: 'k' })).toBe('unknown')
})

it.each([0, 429, 503])('a shop that answers %d says nothing about the link', async (code) => {
  const following = followLink(answering(fail(code)).request, { step: 'leave', token: 'k' })
  await expect(following).rejects.toMatchObject({ code })
})

it('no other word is a step, not even one every object knows', () => {
  expect(['confirm', 'constructor', 'toString', '', undefined].map(isLinkStep)).toEqual([
    ...[true, false, false, false, false],
  ])
})
