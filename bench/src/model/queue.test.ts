import { describe, expect, it } from 'vitest'
import { chanceToWait, meanWait, mixed, serversFor } from './queue.ts'

const exponential = (perMs: number, serviceMs: number) => mixed([{ perMs, serviceMs }])

describe('waiting lines', () => {
  it.each([
    [1, 0.5, 0.5],
    [2, 1, 1 / 3],
    // From the tables of Erlang's C.
    [5, 4, 0.5541],
    [10, 8, 0.4092],
    [3, 3, 1],
  ])('of %i servers with the work of %f keeps a share of %f waiting', (servers, offered, share) => {
    expect(chanceToWait(servers, offered)).toBeCloseTo(share, 4)
  })

  it('is what one server of exponential work is known for: busy / (1 - busy) × the time of one', () => {
    expect(meanWait(1, exponential(0.08, 10))).toBeCloseTo(40, 6)
  })

  it('of work that is always the same is half as long', () => {
    expect(meanWait(1, { perMs: 0.08, serviceMs: 10, serviceMsSquared: 100 })).toBeCloseTo(20, 6)
  })

  it('never ends where more comes in than is done', () => {
    expect(meanWait(4, exponential(1, 4))).toBe(Number.POSITIVE_INFINITY)
  })

  it('weighs kinds by how often they come', () => {
    const work = mixed([
      { perMs: 3, serviceMs: 1 },
      { perMs: 1, serviceMs: 9 },
    ])
    expect(work).toEqual({ perMs: 4, serviceMs: 3, serviceMsSquared: 42 })
  })

  it('asks for servers until the wait is short, and leaves some of their time free', () => {
    const work = exponential(1, 10)
    const servers = serversFor(work, { waitMs: 2, busy: 0.7 })
    expect(servers).toBeGreaterThanOrEqual(15)
    expect(meanWait(servers, work)).toBeLessThanOrEqual(2)
    expect(serversFor(exponential(0.000_1, 10), { waitMs: 5, busy: 0.6 })).toBe(1)
  })
})
