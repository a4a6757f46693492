import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapAhead } from './map-ahead.ts'

// Photographs of a feed are opened several at a time, and the feed still comes in its own order.

async function* upTo(end: number) {
  for (let n = 1; n <= end; n += 1) yield n
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const taken: T[] = []
  for await (const one of source) taken.push(one)
  return taken
}

test('what is found late keeps its place', async () => {
  const slowFirst = async (n: number) => {
    await pause(n === 1 ? 20 : 0)
    return n * 10
  }
  expect(await all(mapAhead(upTo(5), slowFirst, 3))).toEqual([10, 20, 30, 40, 50])
})

test('no more are under way than were asked for', async () => {
  let underWay = 0
  let most = 0
  const count = async (n: number) => {
    underWay += 1
    most = Math.max(most, underWay)
    await pause(1)
    underWay -= 1
    return n
  }
  expect(await all(mapAhead(upTo(20), count, 3))).toHaveLength(20)
  expect(most).toBe(4)
})

test('one that fails ends the reading in its turn', async () => {
  const taken: number[] = []
  const failing = async (n: number) => {
    if (n === 3) throw new Error('the third is torn')
    return n
  }
  const reading = (async () => {
    for await (const one of mapAhead(upTo(5), failing, 4)) taken.push(one)
  })()
  await expect(reading).rejects.toThrow('the third is torn')
  expect(taken).toEqual([1, 2])
})
