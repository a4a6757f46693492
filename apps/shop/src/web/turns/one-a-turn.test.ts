import { expect, it } from 'vitest'
import { isHeavy, oneATurn } from './one-a-turn.ts'

const aTurn = () => new Promise((done) => setImmediate(done))

it('who comes behind a crowd of heavy bodies waits for one of them', async () => {
  const done: string[] = []
  const inTurn = oneATurn()
  for (const name of ['first', 'second', 'third']) inTurn(() => done.push(name))
  expect(done).toEqual([])
  await aTurn()
  expect(done).toEqual(['first'])
  await aTurn()
  await aTurn()
  expect(done).toEqual(['first', 'second', 'third'])
})

it('goes on after the crowd is gone', async () => {
  const done: string[] = []
  const inTurn = oneATurn()
  for (const name of ['early', 'late']) {
    inTurn(() => done.push(name))
    await aTurn()
  }
  expect(done).toEqual(['early', 'late'])
})

it.each([
  ['an order', { 'content-length': '2000' }, false],
  ['a question without a body', {}, false],
  ['a photo', { 'content-length': '3000000' }, true],
  ['80 MB in 77 kB', { 'content-length': '77000', 'content-encoding': 'gzip' }, true],
])('%s', (_, headers, isOne) => {
  expect(isHeavy({ headers })).toBe(isOne)
})
