import { expect, test } from 'vitest'
import { turnsByKey } from './turns-by-key.ts'

/** Works that wait until they are let go, and what was begun so far. */
function waiting() {
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const work = (name: string) => async () => {
    begun.push(name)
    const gate = Promise.withResolvers<void>()
    gates.set(name, gate)
    await gate.promise
    return name
  }
  const end = (name: string) => gates.get(name)?.resolve()
  const fail = (name: string) => gates.get(name)?.reject(new Error(name))
  return { begun, work, end, fail }
}

test('works of one key come one after the other, and no other key waits for them', async () => {
  const inTurn = turnsByKey(10)
  const { begun, work, end } = waiting()
  const [first, second] = [inTurn('a', work('a1')), inTurn('a', work('a2'))]
  const other = inTurn('b', work('b1'))
  expect(begun).toEqual(['a1', 'b1'])
  end('b1')
  expect(await other).toBe('b1')
  end('a1')
  expect(await first).toBe('a1')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  end('a2')
  expect(await second).toBe('a2')
})

test('one that fails is told so, and the next has its turn', async () => {
  const inTurn = turnsByKey(10)
  const { begun, work, end, fail } = waiting()
  const [first, second] = [inTurn('a', work('a1')), inTurn('a', work('a2'))]
  fail('a1')
  await expect(first).rejects.toThrow('a1')
  await expect.poll(() => begun).toEqual(['a1', 'a2'])
  end('a2')
  expect(await second).toBe('a2')
})

test('a line that is full refuses, and is as good as new once it has ended', async () => {
  const inTurn = turnsByKey(2)
  for (let round = 0; round < 3; round += 1) {
    const { work, end, begun } = waiting()
    const both = [inTurn('a', work('a1')), inTurn('a', work('a2'))]
    await expect(inTurn('a', work('a3'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    end('a1')
    await expect.poll(() => begun).toEqual(['a1', 'a2'])
    end('a2')
    expect(await Promise.all(both)).toEqual(['a1', 'a2'])
  }
})
