import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchTimedOut } from '../port.ts'
import { Turns } from './turns.ts'

/** A clock that moves by a millisecond with each look, however fast the machine is; the processor works all the while. */
let now = 0
let workedMs: number | undefined
beforeEach(() => {
  now = 0
  workedMs = undefined
  vi.spyOn(performance, 'now').mockImplementation(() => ++now)
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: (workedMs ?? now) * 1_000,
    system: 0,
  }))
})
afterEach(() => vi.restoreAllMocks())

/** A question that is never done, and says when it was let go. */
function endless() {
  const seen = { steps: 0, isGivenBack: false }
  function* steps(): Generator<void, never> {
    try {
      for (;;) {
        seen.steps += 1
        yield
      }
    } finally {
      seen.isGivenBack = true
    }
  }
  return { seen, steps: steps() }
}

function* inSteps(count: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) yield
  return 'answered'
}

it('a question that takes longer than it was given is ended, and gives back what it worked on', async () => {
  const { seen, steps } = endless()
  await expect(new Turns().run(steps, 1_000)).rejects.toThrow(SearchTimedOut)
  expect(seen.isGivenBack).toBe(true)
  const { steps: before } = { ...seen }
  await new Promise(setImmediate)
  expect(seen.steps).toBe(before)
})

it('a quick question was refused by a process that had been held up for longer than a question may take', async () => {
  const turns = new Turns()
  const asked = turns.run(inSteps(3), 1_000)
  now += 5_000
  expect(await asked).toBe('answered')
})

it('a first search of a shop just started was refused where others had the processor between its steps', async () => {
  workedMs = 0
  function* between(): Generator<void, string> {
    for (const _ of Array(40)) {
      // The step takes a millisecond; before it goes on, others have had a tenth of a second.
      now += 100
      workedMs = (workedMs ?? 0) + 1
      yield
    }
    return 'answered'
  }
  expect(await new Turns().run(between(), 1_000)).toBe('answered')
})

it('one that works on and on is ended, also where others have the processor between its steps', async () => {
  workedMs = 0
  function* between(): Generator<void, never> {
    for (;;) {
      now += 100
      workedMs = (workedMs ?? 0) + 1
      yield
    }
  }
  await expect(new Turns().run(between(), 1_000)).rejects.toThrow(SearchTimedOut)
  expect(workedMs).toBe(51)
})

it('questions beside it are answered meanwhile', async () => {
  const turns = new Turns()
  const { steps } = endless()
  const order: string[] = []
  const dear = turns.run(steps, 1_000).catch((error: Error) => order.push(error.name))
  const others = [1, 20, 60].map(async (count) => order.push(await turns.run(inSteps(count), 1_000)))
  await Promise.all([dear, ...others])
  expect(order).toEqual(['answered', 'answered', 'answered', 'SearchTimedOut'])
})

it('without a limit a question may take as long as it wants', async () => {
  expect(await new Turns().run(inSteps(5_000))).toBe('answered')
})

it('one that breaks breaks alone', async () => {
  const turns = new Turns()
  const broken = turns.run(
    // biome-ignore lint/correctness/useYield: it breaks before its first step
    (function* (): Generator<void, never> {
      throw new Error('broken')
    })(),
  )
  await expect(broken).rejects.toThrow('broken')
  expect(await turns.run(inSteps(3))).toBe('answered')
})
