import { describe, expect, it } from 'vitest'
import { leaseLock } from '../lock/lease-lock.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { originLocks } from '../testing/mortal-tabs.ts'
import { testPorts } from '../testing/test-ports.ts'
import { virtualClock } from '../testing/virtual-clock.ts'
import { backOffMs } from './back-off.ts'
import { createSender, type RunResult } from './sender.ts'

function aSender(results: RunResult[] = []) {
  const ports = testPorts()
  const runs: number[] = []
  const work = async (): Promise<RunResult> => {
    runs.push(ports.clock.now())
    return results.shift() ?? { done: true }
  }
  const start = ports.clock.now()
  const sender = createSender({ ...ports, name: 'send', work })
  return { ...ports, sender, runs: () => runs.map((at) => at - start) }
}
const later = (retryAfterMs?: number): RunResult => ({ done: false, failure: 'busy', retryAfterMs })

describe('what gets no answer is tried again', () => {
  it('later and later, and at most a minute later', () => {
    expect([1, 2, 3, 7, 30].map((failures) => backOffMs(failures, () => 1))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000,
    ])
    expect(backOffMs(3, () => 0)).toBe(2_000)
  })

  it('by itself, saying what went wrong and when the next try is', async () => {
    const { sender, clock, runs } = aSender([later(), later()])
    await sender.run()
    expect(sender.status.get()).toMatchObject({ failures: 1, lastFailure: 'busy', nextAt: clock.now() + 750 })
    await clock.pass(5_000)
    expect(runs()).toEqual([0, 750, 2_250])
    expect(sender.status.get()).toMatchObject({ failures: 0, lastFailure: null, nextAt: null })
  })

  it('not before the server wants to be asked again', async () => {
    const { sender, clock, runs } = aSender([later(20_000)])
    await sender.run()
    await clock.pass(19_999)
    expect(runs()).toHaveLength(1)
    await clock.pass(1)
    expect(runs()).toHaveLength(2)
  })

  it('at once when the line is back, and never while it is down', async () => {
    const { sender, clock, online, runs } = aSender([later()])
    await sender.run()
    online.set(false)
    await clock.pass(10_000)
    expect(runs()).toHaveLength(1)
    online.set(true)
    await clock.settle()
    expect(runs()).toHaveLength(2)
  })
})

it('calls during a run make one more run, not one each', async () => {
  const { sender, runs } = aSender()
  await Promise.all([sender.run(), sender.run(), sender.run(), sender.run()])
  expect(runs()).toHaveLength(2)
})

describe('one tab sends at a time', () => {
  it('and when it dies another takes over', async () => {
    const locks = originLocks()
    const seen: string[] = []
    void locks.of('one').run('send', () => new Promise(() => seen.push('one')))
    void locks.of('two').run('send', async () => void seen.push('two'))
    await virtualClock().settle()
    expect(seen).toEqual(['one'])
    locks.release('one')
    await virtualClock().settle()
    expect(seen).toEqual(['one', 'two'])
  })

  it('by a lease where the browser has no locks: renewed while the work lasts, taken over after a death', async () => {
    const storage = memoryStorage()
    const clock = virtualClock()
    let isOneAlive = true
    const ones = {
      ...clock,
      after: (ms: number, run: () => void) => clock.after(ms, () => isOneAlive && run()),
    }
    const seen: string[] = []
    void leaseLock({ storage, clock: ones, owner: 'one' }).run(
      'send',
      () => new Promise(() => seen.push('one')),
    )
    await clock.settle()
    void leaseLock({ storage, clock, owner: 'two' }).run('send', async () => void seen.push('two'))
    await clock.pass(60_000)
    expect(seen).toEqual(['one'])
    isOneAlive = false
    await clock.pass(7_000)
    expect(seen).toEqual(['one', 'two'])
  })

  it('nor by a tab that died before the clock of the device was put back by a day', async () => {
    const clock = virtualClock()
    const storage = memoryStorage()
    const seen: string[] = []
    await storage.set('shop/locks/send', { owner: 'one', until: clock.now() + 86_400_000 })
    void leaseLock({ storage, clock, owner: 'two' }).run('send', async () => void seen.push('two'))
    await clock.pass(7_000)
    expect(seen).toEqual(['two'])
  })
})
