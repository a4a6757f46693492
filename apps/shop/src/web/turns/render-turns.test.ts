import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderTurns, type Limits } from './render-turns.ts'

const LIMITS: Limits = { atOnce: 2, waitingOfOne: 3, waitingInAll: 5, refusedAfterMs: 0 }

/** Visitors who ask for pages; `finish` ends the oldest one that is being made. */
function aShop() {
  const turns = createRenderTurns(LIMITS)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, signal = new AbortController().signal) => {
    const [address = ''] = name.split(' ')
    return turns({ address, signal }, () => {
      begun.push(name)
      return new Promise<string>((done) => ends.push(() => done(name)))
    })
  }
  const finish = async () => {
    await setImmediate()
    ends.shift()?.()
    await setImmediate()
    await setImmediate()
  }
  return { ask, begun, finish }
}

test('a few are made at once, the others in turn', async () => {
  const { ask, begun, finish } = aShop()
  const answers = ['a 1', 'a 2', 'a 3'].map((name) => ask(name))
  await setImmediate()
  expect(begun).toEqual(['a 1', 'a 2'])
  await finish()
  expect(begun).toEqual(['a 1', 'a 2', 'a 3'])
  await finish()
  await finish()
  expect(await Promise.all(answers)).toEqual(['a 1', 'a 2', 'a 3'])
})

test('who asks for many does not keep others from their turn', async () => {
  const { ask, begun, finish } = aShop()
  const crowd = ['a 1', 'a 2', 'a 3', 'a 4', 'a 5'].map((name) => ask(name))
  const one = ask('b 1')
  for (let round = 0; round < 6; round += 1) await finish()
  expect(begun.indexOf('b 1')).toBe(3)
  expect(await one).toBe('b 1')
  await Promise.all(crowd)
})

test('a full line is told to come again, and has room again later', async () => {
  const { ask, finish } = aShop()
  const inTurn = ['a 1', 'a 2', 'a 3', 'a 4', 'a 5'].map((name) => ask(name))
  await expect(ask('a 6')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  const others = [ask('b 1'), ask('c 1')]
  await expect(ask('d 1')).rejects.toMatchObject({ status: 503 })
  await finish()
  const late = ask('d 2')
  for (let round = 0; round < 8; round += 1) await finish()
  await Promise.all([...inTurn, ...others, late])
})

test('who is told to come again is told so after a while, and who has gone waits for nothing', async () => {
  const turns = createRenderTurns({ ...LIMITS, waitingInAll: 0, refusedAfterMs: 100 })
  const leaving = new AbortController()
  const refused = turns({ address: 'a', signal: new AbortController().signal }, async () => 'made')
  const told = refused.catch(() => 'refused')
  expect(await Promise.race([told, setImmediate('not yet')])).toBe('not yet')
  const gone = turns({ address: 'a', signal: leaving.signal }, async () => 'made')
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ status: 503 })
  await expect(refused).rejects.toMatchObject({ status: 503 })
})

test('a page nobody waits for any more is not made, and a failed one makes room', async () => {
  const turns = createRenderTurns({ ...LIMITS, atOnce: 1 })
  const { signal } = new AbortController()
  const failed = turns({ address: 'a', signal }, () => Promise.reject(new Error('no page')))
  const leaving = new AbortController()
  let wasMade = false
  void turns({ address: 'a', signal: leaving.signal }, async () => {
    wasMade = true
  })
  leaving.abort()
  const last = turns({ address: 'a', signal }, async () => 'made')
  await expect(failed).rejects.toThrow('no page')
  expect([await last, wasMade]).toEqual(['made', false])
})
