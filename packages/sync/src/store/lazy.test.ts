import { expect, it } from 'vitest'
import { lazyCalls } from './lazy.ts'

const counter = () => {
  const calls: number[] = []
  return { calls, count: async (by: number) => calls.push(by) }
}

it('waits for what comes later, and keeps the order of the calls', async () => {
  const real = counter()
  const lazy = lazyCalls(async () => real, ['count'])
  const first = lazy.count(1)
  expect(real.calls).toEqual([])
  await Promise.all([first, lazy.count(2)])
  expect(real.calls).toEqual([1, 2])
})

it('calls what is there at once, and rejects when that throws', async () => {
  const real = counter()
  void lazyCalls(() => real, ['count']).count(1)
  expect(real.calls).toEqual([1])
  const broken = lazyCalls((): { count(): Promise<void> } => {
    throw new Error('no code')
  }, ['count'])
  await expect(broken.count()).rejects.toThrow('no code')
})
